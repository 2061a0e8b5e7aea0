import { AppError } from "./app-error.ts";
import { sentenceOf } from "./sentences.ts";

/** A validation error, in the format of the Standard Schema family. */
export interface Issue {
  readonly message: string;
  readonly path?: ReadonlyArray<PropertyKey | { readonly key: PropertyKey }> | undefined;
}

/**
 * The names of the parts of a detailed input. They are left out of a field's path, because the caller knows the field
 * without them.
 */
const ENVELOPES = new Set<PropertyKey>(["body", "headers", "params", "query"]);

/**
 * Returns `invalid_input` for the first issue, with the dotted path of its field and a sentence that names
 * it.
 */
export function invalidInput(issues: readonly Issue[], isDetailed: boolean): AppError {
  const [first] = issues;
  const path = (first?.path ?? []).map((step) => (typeof step === "object" ? step.key : step));
  const named = isDetailed && path[0] !== undefined && ENVELOPES.has(path[0]) ? path.slice(1) : path;
  const field = named.map(String).join(".");
  const log = { field, issues: issues.length };
  if (!first || field === "") return new AppError("invalid_input", sentenceOf("invalid_input"), { log });
  return new AppError("invalid_input", sentenceOfFinding(field, first.message), { field, log });
}

/** Returns a sentence about an invalid field. A finding is a whole sentence, or what follows the field's name: `must not be empty`. */
export function sentenceOfFinding(field: string, finding: string): string {
  return /^[A-Z].*\.$/.test(finding) ? finding : `${field} ${finding}.`;
}
