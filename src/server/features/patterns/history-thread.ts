// Computes what is found in a person's history, in a thread of its own.
import type { Patterns } from "#domain/patterns/pattern.ts";
import type { Year } from "#domain/year/year.ts";
import { createWorkerThread } from "../../platform/worker-thread.ts";
import type { HistoryPart } from "./history-parts.ts";

export type Asked = { kind: "patterns"; now: Date } | { kind: "year"; year: number; now: Date };

export interface ThreadAnswers {
  patterns: Patterns;
  /** `null` if there is nothing in the year. */
  year: Year | null;
}

/** What the thread is sent: the parts of one history, then what to find in it. */
export type ToThread = HistoryPart | { kind: "find"; asked: Asked };

export interface HistoryThread {
  /** Finds something in a history. One history after the other. Throws `unavailable` if the thread fails. */
  find<Kind extends Asked["kind"]>(
    parts: AsyncIterable<HistoryPart>,
    asked: Extract<Asked, { kind: Kind }>,
  ): Promise<ThreadAnswers[Kind]>;
}

export function createHistoryThread(): HistoryThread {
  const thread = createWorkerThread<ToThread>(new URL("find-in-thread.ts", import.meta.url));
  return {
    async find<Kind extends Asked["kind"]>(
      parts: AsyncIterable<HistoryPart>,
      asked: Extract<Asked, { kind: Kind }>,
    ) {
      return (await thread.run(withQuestion(parts, asked))) as ThreadAnswers[Kind];
    },
  };
}

async function* withQuestion(parts: AsyncIterable<HistoryPart>, asked: Asked): AsyncGenerator<ToThread> {
  yield* parts;
  yield { kind: "find", asked };
}
