// How a database that is away, restarts, hangs or has no room looks to the code that uses it.
import { sqlStateOf } from "./database-error.ts";

/** `away`: nothing can be asked now, and a later try may succeed. `full`: reads go on, writes find no room. */
export type DatabaseFault = "away" | "full";

/** PostgreSQL's "disk full" and the operating system's words for it. */
const FULL = new Set(["53100", "ENOSPC", "EDQUOT"]);

/** Serialization failure and deadlock: the transaction was rolled back because another one was in its way. */
const COLLISIONS = new Set(["40001", "40P01"]);

/** The server ended the connection by FATAL before the statement that gets this answer ran. */
const ENDED_BY_SERVER = "57P01";

/**
 * States in which the server cannot serve: 08 connection trouble, 53 too few resources, 57P0x shutdown, crash, start
 * and idle limits, 57014 a statement's time limit, 25P03 a transaction's, 40 collisions that came again and again.
 */
const AWAY_STATES = /^(?:08...|53...|57P0.|57014|25P03|40001|40P01)$/;

/** A new connection is refused while the server starts, stops or recovers, or while it has no free place. */
const REFUSED_STATES = new Set(["57P01", "57P02", "57P03", "53300"]);

/** Errors of the network. `ENOENT` counts for `connect` only: the socket's file is missing while the server is down. */
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

/** The driver gives these no code. */
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

/** Which fault of the database an error or one of its causes tells of. */
export function databaseFaultOf(thrown: unknown): DatabaseFault | undefined {
  for (let error = thrown; error instanceof Error; error = error.cause) {
    if (FULL.has(codeOf(error))) return "full";
    const isAway = AWAY_STATES.test(sqlStateOf(error) ?? "") || isLost(error) || isTimeout(error);
    if (isAway) return "away";
  }
  return undefined;
}

/** Two transactions collided and this one was rolled back. */
export function isCollision(error: unknown): boolean {
  return COLLISIONS.has(sqlStateOf(error) ?? "");
}

/** The statement or its COMMIT certainly did not run, although it was sent. */
export function isUnsent(error: unknown): boolean {
  // EPIPE: the other side had closed the connection, so what was written last, COMMIT, did not arrive.
  return sqlStateOf(error) === ENDED_BY_SERVER || (error instanceof Error && codeOf(error) === "EPIPE");
}

/** The connection is gone. Whether the statement under way took effect is not known. */
export function isLost(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  if (sqlStateOf(error) !== undefined) return /^57P0[12]$/.test(sqlStateOf(error) ?? "");
  const isMissingSocket = codeOf(error) === "ENOENT" && "syscall" in error && error.syscall === "connect";
  return NETWORK_CODES.has(codeOf(error)) || isMissingSocket || LOST_MESSAGES.has(error.message);
}

/** A new connection was refused, which has no effect. */
export function isRefused(error: unknown): boolean {
  return isLost(error) || REFUSED_STATES.has(sqlStateOf(error) ?? "");
}

function isTimeout(error: Error): boolean {
  return TIMEOUT_MESSAGES.has(error.message);
}

function codeOf(error: Error): string {
  return "code" in error && typeof error.code === "string" ? error.code : "";
}
