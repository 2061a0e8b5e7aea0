import type { LiveChange } from "#contract/live.ts";
import type { OpenStream } from "./open-streams.ts";

/** The message that a person's sessions have changed. */
export interface SessionsChange {
  userId: string;
  /** A session that got a new name; its connections stay open. */
  renewed?: { from: string; to: string };
}

/** A reading that is being made, by its person and its idempotency key. */
export interface RunName {
  userId: string;
  key: string;
}

/**
 * Messages to a person's open tabs and devices, whichever process they are connected to. Never waits, never
 * throws.
 */
export interface Live {
  /** The tab that made the change itself and gets no message. */
  publish(userId: string, changes: readonly LiveChange[], exceptTab?: string): void;
  /** Ends the connections and streams whose session has ended, and tells their tabs so. */
  sessionsChanged(change: SessionsChange): void;
  /** The number of session changes that this process knows of. */
  sessionChanges(): number;
  /**
   * Ends the stream when its session ends, in whichever process that happens. `checkedAt` is
   * `sessionChanges()` from before the session was looked up. Returns a function that stops watching the
   * stream.
   */
  watchStream(stream: OpenStream, checkedAt: number): () => void;
  /**
   * Tells the other processes that this one reads what is stored of a run, or has stored that it shall stop. Only a hint:
   * the process that carries out the run looks at its row with every heartbeat anyway.
   */
  runWanted(run: RunName): void;
  /**
   * Returns the number of the person's connected tabs in all processes. Rejects where a process does not
   * answer in time.
   */
  countTabs(userId: string): Promise<number>;
}
