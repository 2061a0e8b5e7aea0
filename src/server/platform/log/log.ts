import { type DestinationStream, type Logger as PinoLogger, pino } from "pino";
import { nameSources } from "./source-places.ts";

export type Logger = PinoLogger;

/** Field names that may hold content or a secret, redacted at the top level and one level down. */
const REDACTED = [
  "password",
  "token",
  "secret",
  "cookie",
  "authorization",
  "email",
  "userContext",
  "content",
  "prompt",
  "text",
  "body",
].flatMap((name) => [name, `*.${name}`]);

/**
 * Logs JSON lines to standard output or `destination`. They hold ids and counts, never what a person wrote.
 */
export function createLog(level: string, destination?: DestinationStream): Logger {
  return pino(
    { level, base: null, redact: REDACTED, serializers: { err: describeError, error: describeError } },
    destination,
  );
}

/**
 * Returns name, message, stack and causes. Other fields are left out, and the message of a failed query too,
 * since they may contain content.
 */
export function describeError(error: unknown): unknown {
  if (!(error instanceof Error)) return typeof error;
  const code = "code" in error && typeof error.code === "string" ? { code: error.code } : {};
  return {
    name: error.name,
    ...code,
    message: isQueryError(error) ? "a statement failed" : error.message,
    stack: stackLines(error),
    ...(error.cause === undefined ? {} : { cause: describeError(error.cause) }),
  };
}

/**
 * Returns whether the error is from a failed query. Drizzle's message of such an error repeats the statement with its
 * parameters.
 */
function isQueryError(error: Error): boolean {
  return "params" in error || error.message.startsWith("Failed query");
}

function stackLines(error: Error): string[] {
  const lines = (error.stack ?? "").split("\n");
  const places = lines.filter((line) => line.startsWith("    at ")).slice(0, 12);
  return nameSources(places.map((line) => line.trim()));
}
