import { HOUR_MS, MINUTE_MS } from "#domain/time.ts";

/** A ping is sent every 25 s. A connection that was silent for 60 s is dead. */
export const HEARTBEAT_MS = 25_000;
export const SILENCE_LIMIT_MS = 35_000;
/** A connection that has not identified itself within this time is closed. */
export const IDENTIFY_WAIT_MS = 5_000;
/** A closing connection is cut off if the other side has not confirmed within this time. */
export const CLOSE_WAIT_MS = 1_000;
/** The largest websocket message, in bytes: a browser sends only its identification. */
export const LARGEST_MESSAGE_BYTES = 1_024;
/** The most open tabs of one person per process. */
export const MOST_TABS_A_PERSON = 50;

/** How often expired sessions, and session ends that were missed, are looked for. */
export const RECHECK_MS = 5 * MINUTE_MS;

/** How often a process sends a heartbeat, and after what silence the others consider it gone. */
export const PROCESS_HEARTBEAT_MS = 10_000;
export const PROCESS_GONE_MS = 25_000;

/** How often the adapter's table, which we do not use, is cleaned, in milliseconds. */
export const ADAPTER_CLEANUP_MS = HOUR_MS;

/** The longest that the start waits for the listening connection. */
export const LISTENER_WAIT_MS = 10_000;
