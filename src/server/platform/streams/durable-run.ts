/**
 * Work that continues when the request that started it has ended. Another request with the same key attaches to the
 * run: in the same process through its event feed, in another process through stored events (`follow-stored.ts`). Used
 * by readings and by chat replies.
 */
import { nextTurn } from "../turns.ts";
import type { EventFeed, Numbered } from "./event-feed.ts";
import type { LiveRuns } from "./live-runs.ts";
import { RUN_HEARTBEAT_MS } from "./run-timings.ts";

export type RunEvents<Event> = AsyncIterableIterator<Numbered<Event>>;

/** A durable run that is carried out by this process. */
export interface DurableRun<Event, Ending extends string> {
  feed: EventFeed<Event>;
  /** Ends the run because the person requested it. */
  stop(): void;
  /** Resolves with how the run ended, after that is stored. Never rejects. */
  ended: Promise<Ending>;
}

/**
 * Thrown by a claim when the data it was based on has changed, usually because a parallel request used the same key.
 * The caller then loads everything again.
 */
export class StartAgain extends Error {
  override name = "StartAgain";
}

interface Attachment<Event, Live extends DurableRun<Event, string>> {
  runs: LiveRuns<Live>;
  userId: string;
  key: string;
  /** The number of the last event that the client has received. */
  afterNumber: number;
  /** Throws `conflict` if the run was started by a different request with the same key. */
  checkSame(live: Live): void;
  /** Claims and starts the run, or follows the stored one. May throw `StartAgain`. */
  begin(): Promise<{ started: Live } | { stored: RunEvents<Event> }>;
}

/** Follows the run of a key, or begins it if there is none. */
export async function attachOrBegin<Event, Live extends DurableRun<Event, string>>(
  attachment: Attachment<Event, Live>,
): Promise<RunEvents<Event>> {
  const { runs, userId, key, afterNumber, checkSame, begin } = attachment;
  const live = runs.find(userId, key);
  if (live) {
    checkSame(live);
    return live.feed.follow(afterNumber);
  }
  try {
    const run = await begin();
    if ("stored" in run) return run.stored;
    runs.add(userId, key, run.started);
    // Waits two turns of the event loop, so that the request to the model is sent before the first events are
    // written: the first turn creates the request, the second sends it on the reused connection.
    await nextTurn();
    await nextTurn();
    return run.started.feed.follow(0);
  } catch (error) {
    if (error instanceof StartAgain) return await attachOrBegin(attachment);
    throw error;
  }
}

interface RunStart<Event, Ending extends string> {
  feed: EventFeed<Event>;
  abort: AbortController;
  /** Does the work of a run, stores its result and adds the last event. Never rejects. */
  work(): Promise<Ending>;
  /** Records every two seconds that the run is alive. Absent if the work does so itself. */
  beat?(): void;
  /** Called when the feed of events has ended. */
  afterwards?(): void;
}

export function startRun<Event, Ending extends string>({
  feed,
  abort,
  work,
  beat,
  afterwards,
}: RunStart<Event, Ending>): DurableRun<Event, Ending> {
  const heartbeat = beat && setInterval(beat, RUN_HEARTBEAT_MS);
  return {
    feed,
    stop: () => abort.abort(),
    ended: work().finally(() => {
      clearInterval(heartbeat);
      feed.end();
      afterwards?.();
    }),
  };
}
