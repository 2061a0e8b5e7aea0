import type { LiveChange } from "../../../contract/live.ts";
import type { OpenStream } from "./open-streams.ts";

/** The sessions of a person are not those that they were. */
export interface SessionsChange {
  userId: string;
  /** A session that goes on under another name; those who came with the first stay. */
  renewed?: { from: string; to: string };
}

/** What the open tabs and devices of a person hear, whichever process they are connected to. Never waits, never throws. */
export interface Live {
  /** `exceptTab` made the change and knows of it. */
  tell(userId: string, changes: readonly LiveChange[], exceptTab?: string): void;
  /** Ends the connections and streams whose session is gone, and tells them so. */
  sessionsChanged(change: SessionsChange): void;
  /** How many changes of sessions were heard of so far. */
  sessionChanges(): number;
  /**
   * Ends the stream when its session is gone, in whichever process it ended. `checkedAt` is `sessionChanges()` from before
   * the session was looked up. Returns a function that lets go of the stream.
   */
  watchStream(stream: OpenStream, checkedAt: number): () => void;
  /** How many tabs of the person are connected, in all processes. Rejects where one of them does not answer in time. */
  countTabs(userId: string): Promise<number>;
}
