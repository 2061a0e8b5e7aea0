import type { History } from "#engines/patterns/index.ts";
import { type HistoryFrame, historyOf } from "#server/features/patterns/history-parts.ts";
import { type HistoryServices, openHistory } from "#server/features/patterns/load-history.ts";

/** Loads a person's whole history, as the thread that computes receives it. */
export async function loadHistory(services: HistoryServices, userId: string): Promise<{ history: History }> {
  const { parts } = await openHistory(services, userId);
  const [readings, words]: [History["readings"][number][], History["words"][number][]] = [[], []];
  let frame: HistoryFrame | undefined;
  for await (const part of parts) {
    if (part.kind === "frame") frame = part.frame;
    else {
      readings.push(...part.readings);
      words.push(...part.words);
    }
  }
  if (!frame) throw new Error("A history has a frame");
  return { history: historyOf(frame, { readings, words }) };
}
