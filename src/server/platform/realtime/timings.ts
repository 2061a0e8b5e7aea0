import { HOUR_MS, MINUTE_MS } from "#domain/time.ts";

/** The time between two pings, in milliseconds. A connection that was silent for 60 s is dead. */
export const HEARTBEAT_MS = 25_000;
export const SILENCE_LIMIT_MS = 35_000;
/** The time in milliseconds within which a connection must identify itself; otherwise it is closed. */
export const IDENTIFY_WAIT_MS = 5_000;
/** The time in milliseconds after which a closing connection is cut off if the other side has not confirmed. */
export const CLOSE_WAIT_MS = 1_000;
/** The largest websocket message, in bytes: a browser sends only its identification. */
export const LARGEST_MESSAGE_BYTES = 1_024;
/** The maximum number of open tabs of one person per process. */
export const MOST_TABS_A_PERSON = 50;

/**
 * The time in milliseconds between two searches for expired sessions and for ended sessions of which the message was
 * missed.
 */
export const RECHECK_MS = 5 * MINUTE_MS;

/**
 * The time between two heartbeats of a process, in milliseconds. The constant that follows is the silence after which
 * the others consider it gone.
 */
export const PROCESS_HEARTBEAT_MS = 10_000;
export const PROCESS_GONE_MS = 25_000;

/** The time between two cleanups of the adapter's table, in milliseconds. We do not use that table. */
export const ADAPTER_CLEANUP_MS = HOUR_MS;

/** The maximum time that the start waits for the listening connection, in milliseconds. */
export const LISTENER_WAIT_MS = 10_000;
