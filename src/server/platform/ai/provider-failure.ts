/** The failures of a provider, grouped by remedy: retry, wait, or change a setting. */
import { AISDKError, APICallError } from "@ai-sdk/provider";
import type { DuckTrouble } from "./duck.ts";

export interface FailureFacts {
  trouble: DuckTrouble;
  isRetryable: boolean;
  status?: number;
  /** Whether a time limit was over before the provider's next text. */
  isLate?: boolean;
  /** The time that the provider asks to wait before a retry, in milliseconds. */
  retryAfterMs?: number;
}

/**
 * A failed call. It replaces the library's error, which carries the request, so that what a person wrote
 * cannot reach the logs. `message` holds at most the provider's own sentence.
 */
export class ProviderFailure extends Error {
  readonly facts: FailureFacts;

  constructor(message: string, facts: FailureFacts, options?: ErrorOptions) {
    super(message, options);
    this.name = "ProviderFailure";
    this.facts = facts;
  }
}

/** Thrown in place of an answer that the person did not want to wait for any longer. It says nothing about the provider. */
export class ModelLeft extends ProviderFailure {
  constructor() {
    super("Nobody waits for the model", { trouble: "unusable_answer", isRetryable: false });
  }
}

/** Thrown in place of an answer that the model refused to give, or that a filter of its provider held back. */
export class Refusal extends ProviderFailure {
  constructor(message = "The model refused to answer", status?: number) {
    super(message, {
      trouble: "unusable_answer",
      isRetryable: false,
      ...(status === undefined ? {} : { status }),
    });
  }
}

/** Returns whether the server refused for now, as llama.cpp does while it loads a model. */
export function isNotReady({ facts }: ProviderFailure): boolean {
  return facts.status === 503;
}

const LONGEST_MESSAGE = 300;
const SPENT = /credit|billing|quota|balance|payment|exhausted/i;
/** What providers say where a filter refuses the request itself. */
const FILTERED = /content[_ ]filter|content[_ ]policy|content management policy|prohibited_content/i;
/** Google's reason for refusing a key, with status 400. */
const WRONG_KEY = /API_KEY_INVALID|API key (?:not valid|expired)/;
/** OpenRouter's reasons for refusing what was written, with status 403. */
const REFUSED_WORDS = /moderation|flagged|guardrail/i;
/** Google's word for a pause that it asks for, in the body of an answer. It speaks of billing where only the minute is full. */
const RETRY_DELAY = /"retryDelay"\s*:\s*"(\d+(?:\.\d+)?)s"/;

/** Converts any error that a model call threw or streamed. `now` resolves a `retry-after` given as a date. */
export function toProviderFailure(error: unknown, now: number): ProviderFailure {
  if (error instanceof ProviderFailure) return error;
  if (APICallError.isInstance(error)) return fromApiCall(error, now);
  if (isStreamError(error)) return fromStream(error);
  if (AISDKError.isInstance(error)) {
    // The library's message repeats what could not be parsed, which is part of the answer, so it is left out.
    return new ProviderFailure(error.name, { trouble: "unusable_answer", isRetryable: true });
  }
  return new ProviderFailure(describe(error), { trouble: "unreachable", isRetryable: true });
}

function fromApiCall(error: APICallError, now: number): ProviderFailure {
  const status = error.statusCode;
  const said = `${error.message} ${error.responseBody ?? ""}`;
  if (status === 400 && FILTERED.test(said)) return new Refusal(withoutSecrets(error.message), status);
  const retryAfterMs = readRetryAfter(error.responseHeaders ?? {}, now) ?? readRetryDelay(error.responseBody);
  const facts = status === undefined || status === 200 ? unreachable : factsOf(status, said);
  return new ProviderFailure(withoutSecrets(error.message), {
    ...facts,
    ...(status === undefined ? {} : { status }),
    ...(retryAfterMs === undefined ? {} : { retryAfterMs }),
  });
}

const unreachable: FailureFacts = { trouble: "unreachable", isRetryable: true };

function factsOf(status: number, said: string): FailureFacts {
  if (status === 401) return { trouble: "wrong_key", isRetryable: false };
  if (status === 402) return { trouble: "exhausted_account", isRetryable: false };
  if (status === 403) return { trouble: refusalIn(said), isRetryable: false };
  if (status === 404) return { trouble: "unknown_model", isRetryable: false };
  if (status === 429) {
    const isSpent = /insufficient_quota|billing|credit balance/i.test(said) && !RETRY_DELAY.test(said);
    return { trouble: isSpent ? "exhausted_account" : "overloaded", isRetryable: !isSpent };
  }
  if (status === 408 || status === 409 || status >= 500) return { trouble: "overloaded", isRetryable: true };
  if (WRONG_KEY.test(said)) return { trouble: "wrong_key", isRetryable: false };
  return { trouble: SPENT.test(said) ? "exhausted_account" : "refused_request", isRetryable: false };
}

/** Returns what is wrong where a server forbids (403). */
function refusalIn(said: string): DuckTrouble {
  if (REFUSED_WORDS.test(said)) return "refused_request";
  return SPENT.test(said) ? "exhausted_account" : "wrong_key";
}

/** An error event in a stream that began well: an Error from Anthropic, a plain object from OpenAI. */
interface StreamError {
  message: string;
  statusCode?: number;
}

function isStreamError(error: unknown): error is StreamError {
  if (typeof error !== "object" || error === null || !("message" in error)) return false;
  return typeof error.message === "string" && (!(error instanceof Error) || "statusCode" in error);
}

function fromStream(error: StreamError): ProviderFailure {
  const status = typeof error.statusCode === "number" ? error.statusCode : undefined;
  const facts = factsOf(status ?? 500, error.message);
  return new ProviderFailure(withoutSecrets(error.message), {
    ...facts,
    ...(status === undefined ? {} : { status }),
  });
}

function readRetryAfter(headers: Record<string, string>, now: number): number | undefined {
  const inMs = Number(headers["retry-after-ms"] ?? Number.NaN);
  if (Number.isFinite(inMs) && inMs >= 0) return inMs;
  const value = headers["retry-after"];
  if (value === undefined || value.trim() === "") return undefined;
  const seconds = Number(value);
  if (Number.isFinite(seconds)) return Math.max(0, seconds * 1000);
  const date = Date.parse(value);
  return Number.isNaN(date) ? undefined : Math.max(0, date - now);
}

function readRetryDelay(body: string | undefined): number | undefined {
  const [, seconds] = RETRY_DELAY.exec(body ?? "") ?? [];
  return seconds === undefined ? undefined : Number(seconds) * 1000;
}

function describe(error: unknown): string {
  return error instanceof Error ? withoutSecrets(`${error.name}: ${error.message}`) : typeof error;
}

/** The number of equal letters in a row, ignoring other characters, that count as a quotation of the request. */
const ECHO_LETTERS = 16;

/** Returns the failure; without its message if the message quotes the request, because a person wrote that. */
export function withoutQuotedRequest(failure: ProviderFailure, sent: string): ProviderFailure {
  const said = lettersOf(failure.message);
  const words = lettersOf(sent);
  for (let start = 0; start + ECHO_LETTERS <= said.length; start += 1) {
    if (words.includes(said.slice(start, start + ECHO_LETTERS))) return without(failure);
  }
  return failure;
}

function without(failure: ProviderFailure): ProviderFailure {
  const message = "(left out, because it repeats the request)";
  return failure instanceof Refusal
    ? new Refusal(message, failure.facts.status)
    : new ProviderFailure(message, failure.facts);
}

function lettersOf(text: string): string {
  return text.toLowerCase().replaceAll(/[^\p{L}\p{N}]/gu, "");
}

function withoutSecrets(message: string): string {
  return message.replace(/\b(?:sk|key)-[\w*-]{4,}/gi, "[key]").slice(0, LONGEST_MESSAGE);
}
