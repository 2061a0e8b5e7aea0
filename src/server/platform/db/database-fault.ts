// Recognises the errors of a database that is down, restarts, hangs or has no disk space.
import { sqlStateOf } from "./database-error.ts";

/**
 * `away`: the database is unreachable, a retry may succeed. `full`: reads work, writes find no disk space.
 */
export type DatabaseFault = "away" | "full";

/** PostgreSQL's code for a full disk and the operating system's codes. */
const FULL = new Set(["53100", "ENOSPC", "EDQUOT"]);

/**
 * Serialization failure and deadlock: the transaction was rolled back because of a conflict with another one.
 */
const COLLISIONS = new Set(["40001", "40P01"]);

/** The server ended the connection before it ran the statement that gets this error. */
const ENDED_BY_SERVER = "57P01";

/** The server refused to write because it is a standby, or was the primary before another server took over. */
const READ_ONLY = "25006";

/**
 * States in which the server cannot serve: 08 connection trouble, 53 too few resources, 57P0x shutdown,
 * crash, start and idle limits, 57014 statement timeout, 25P03 transaction timeout, 25006 a standby, 40 repeated
 * collisions.
 */
const AWAY_STATES = /^(?:08...|53...|57P0.|57014|25P03|25006|40001|40P01)$/;

/** The server refuses new connections while it starts, stops or recovers, or has no free slot. */
const REFUSED_STATES = new Set(["57P01", "57P02", "57P03", "53300"]);

/**
 * Network errors. `ENOENT` counts only for `connect`: the socket file is missing while the server is down.
 */
const NETWORK_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ECONNABORTED",
  "EPIPE",
  "ETIMEDOUT",
  "EHOSTUNREACH",
  "ENETUNREACH",
  "EAI_AGAIN",
]);

/** The driver gives these errors of a lost connection no code. */
const LOST_MESSAGES = new Set([
  "Connection terminated",
  "Connection terminated unexpectedly",
  "Client has encountered a connection error and is not queryable",
  "Client was closed and is not queryable",
]);
const TIMEOUT_MESSAGES = new Set([
  "Query read timeout",
  "timeout expired",
  "timeout exceeded when trying to connect",
  "Connection terminated due to connection timeout",
]);

/**
 * A cluster reports a lost connection to another of its machines in the words of its own driver, sometimes with the code
 * of an internal error.
 */
const LOST_MACHINE =
  /SSL SYSCALL error|invalid socket|connection not open|server closed the connection|connection to the remote node|could not (?:receive data from|send data to) server|connection marked as essential|could not establish any connections/;
const INTERNAL_STATE = "XX000";

/** Returns which database fault the error or one of its causes shows; undefined for none. */
export function databaseFaultOf(thrown: unknown): DatabaseFault | undefined {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (FULL.has(codeOf(error))) return "full";
    const isAway =
      AWAY_STATES.test(sqlStateOf(error) ?? "") ||
      isConnectionLost(error) ||
      isTimeout(error) ||
      isMachineLost(error);
    if (isAway) return "away";
  }
  return undefined;
}

/** Returns whether this transaction was rolled back because it collided with another one. */
export function isTransactionConflict(error: unknown): boolean {
  return COLLISIONS.has(sqlStateOf(error) ?? "");
}

/** Returns whether the statement or COMMIT certainly did not run, although it was sent. */
export function isSurelyWithoutEffect(error: unknown): boolean {
  if (sqlStateOf(error) === ENDED_BY_SERVER || isFromStandby(error)) return true;
  // EPIPE: the other side had closed the connection, so the last write, COMMIT, did not arrive.
  return error instanceof Error && codeOf(error) === "EPIPE";
}

/** Returns whether the connection leads to a server that takes no writes, so that a new one should be opened. */
export function isFromStandby(error: unknown): boolean {
  return sqlStateOf(error) === READ_ONLY;
}

/** Returns whether the connection was lost. It is unknown whether the running statement took effect. */
export function isConnectionLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (sqlStateOf(error) !== undefined) return /^57P0[12]$/.test(sqlStateOf(error) ?? "");
  const isMissingSocket = codeOf(error) === "ENOENT" && "syscall" in error && error.syscall === "connect";
  return NETWORK_CODES.has(codeOf(error)) || isMissingSocket || LOST_MESSAGES.has(error.message);
}

/** Returns whether a new connection was refused, which has no effect. */
export function isConnectionRefused(error: unknown): boolean {
  return isConnectionLost(error) || REFUSED_STATES.has(sqlStateOf(error) ?? "");
}

/** Returns whether a cluster lost the connection to the machine of a statement's rows. */
function isMachineLost(error: Error): boolean {
  return sqlStateOf(error) === INTERNAL_STATE && LOST_MACHINE.test(error.message);
}

function isTimeout(error: Error): boolean {
  return TIMEOUT_MESSAGES.has(error.message);
}

function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}
