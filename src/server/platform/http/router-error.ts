import { ValidationError } from "@orpc/contract";
import { ORPCError } from "@orpc/server";
import type { ErrorCode } from "#contract/errors.ts";
import { AppError } from "../errors/app-error.ts";
import { invalidInput } from "../errors/invalid-input.ts";
import { sentenceOf, sentences } from "../errors/sentences.ts";

const CODES: Record<string, ErrorCode> = {
  NOT_FOUND: "not_found",
  PAYLOAD_TOO_LARGE: "payload_too_large",
};

/**
 * Converts the router's own errors; returns any other unchanged. `isDetailed`: the input has headers and body
 * as members.
 */
export function fromRouterError(thrown: unknown, isDetailed: boolean): unknown {
  if (!(thrown instanceof ORPCError)) return thrown;
  const findings = thrown.cause instanceof ValidationError ? thrown.cause.issues : [];
  if (thrown.code === "BAD_REQUEST") {
    return findings.length > 0
      ? invalidInput(findings, isDetailed)
      : new AppError("invalid_input", sentences.malformedJson);
  }
  const code = CODES[thrown.code] ?? "internal";
  // An answer that breaks the contract is our bug: the log gets the field's path, never its value.
  const where = findings.map((finding) => (finding.path ?? []).map(String).join(".")).join(" ");
  const log: Record<string, string> = where === "" ? {} : { brokenOutput: where };
  return new AppError(code, sentenceOf(code), { log });
}
