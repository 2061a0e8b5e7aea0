// Adds our error format to the auth library's refusals. The library's own fields stay, since its clients read
// them.
import { jsonOrUndefined } from "#domain/json-or-undefined.ts";
import { sentenceOfFinding } from "../errors/invalid-input.ts";
import { sentenceOf, sentences } from "../errors/sentences.ts";

interface Refusal {
  status: number;
  /** The answer of the auth library. */
  text: string;
  /** The seconds to wait, where the auth library gives them. */
  retryAfter: number | undefined;
}

/**
 * Returns the body of a refusal. The code is the auth library's own, such as `INVALID_EMAIL_OR_PASSWORD`,
 * else ours.
 */
export function presentRefusal({ status, text, retryAfter }: Refusal): string {
  const said = inPlainWords(withoutSession(status, fieldsOf(text)));
  const ours = codeOf(status);
  const code = typeof said.code === "string" ? said.code : ours;
  const message = typeof said.message === "string" ? said.message : sentenceOf(ours);
  const field = typeof said.field === "string" ? { field: said.field } : {};
  const error = { code, message, ...field, ...(retryAfter ? { retryAfter } : {}) };
  return JSON.stringify({ ...said, error });
}

/**
 * Returns the refusal of a caller without a session in the specification's words. The auth library has a code of its own
 * for it, or none.
 */
function withoutSession(status: number, said: Record<string, unknown>): Record<string, unknown> {
  const isPlain = said.code === undefined || said.code === "UNAUTHORIZED";
  return status === 401 && isPlain
    ? { ...said, code: "AUTH_SESSION_MISSING", message: sentences.authSessionMissing }
    : said;
}

/** Names the field of a body that a schema refuses, as all other endpoints do. The library lists all fields in one text. */
function inPlainWords(said: Record<string, unknown>): Record<string, unknown> {
  if (said.code !== "VALIDATION_ERROR") return said;
  const [, field, finding] = /^\[(?:body|query)\.([\w.]+)\] ([^;]+)/.exec(String(said.message)) ?? [];
  if (field === undefined || finding === undefined) return said;
  return { ...said, field, message: sentenceOfFinding(field, finding) };
}

function codeOf(status: number) {
  if (status === 404) return "not_found";
  if (status === 429) return "rate_limited";
  return status >= 500 ? "internal" : "invalid_input";
}

function fieldsOf(text: string): Record<string, unknown> {
  const parsed = jsonOrUndefined(text);
  return typeof parsed === "object" && parsed !== null ? { ...parsed } : {};
}
