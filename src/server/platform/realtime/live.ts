import type { LiveChange } from "#contract/live.ts";
import type { OpenStream } from "./open-streams.ts";

/** A message that the sessions of a person have changed. */
export interface SessionsChange {
  userId: string;
  /** A session that got a new name; its connections stay open. */
  renewed?: { from: string; to: string };
}

/** Identifies a running reading by its person and its idempotency key. */
export interface RunName {
  userId: string;
  key: string;
}

/**
 * Sends messages to a person's open tabs and devices, whichever process they are connected to. The methods that send
 * neither wait nor throw.
 */
export interface Live {
  /** Notifies the person's tabs of changes, except `exceptTab`, which made the change itself. */
  publish(userId: string, changes: readonly LiveChange[], exceptTab?: string): void;
  /** Closes the connections and streams of sessions that have ended, and tells their tabs. */
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
   * Notifies the other processes that this one is reading the stored events of a run, or has stored a request to stop
   * it. This is only a hint: the process that carries out the run checks its row at every heartbeat anyway.
   */
  runWanted(run: RunName): void;
  /** Tells the other processes that an administrator chose another model. */
  modelChosen(): void;
  /**
   * Returns the names of the person's sessions that have a tab open, connected to any process. Rejects where a process
   * does not answer in time.
   */
  openSessions(userId: string): Promise<ReadonlySet<string>>;
}
