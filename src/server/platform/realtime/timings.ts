/** Every 25 s a connection is felt for; one that was silent for 60 s is dead. */
export const HEARTBEAT_MS = 25_000;
export const SILENCE_MS = 35_000;
/** A connection that has not said by then who it is, is closed. */
export const GREETING_MS = 5_000;
/** A connection that was told to close is cut off when the other side has not agreed by then. */
export const GOODBYE_MS = 1_000;
/** A browser says who it is and nothing else. */
export const MOST_BYTES = 1_024;
/** Open tabs of one person in one process. */
export const MOST_TABS = 50;

/** Sessions that ran out, or whose end was not heard of, are found this often. */
export const RECHECK_MS = 5 * 60_000;

/** Processes that hear nothing from another for so long count it as gone. */
export const PROCESS_BEAT_MS = 10_000;
export const PROCESS_GONE_MS = 25_000;

/** The table that nothing of ours lies in is swept this often. */
export const SWEEP_MS = 60 * 60_000;

/** The start does not wait longer than this for the ear. */
export const EAR_WAIT_MS = 10_000;
