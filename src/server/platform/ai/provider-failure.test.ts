import { APICallError, JSONParseError } from "@ai-sdk/provider";
import { describe, expect, it } from "vitest";
import { toProviderFailure } from "./provider-failure.ts";

const NOW = Date.UTC(2026, 10, 20, 9);
const SECRET_WORDS = "I've rewritten the proposal four times";

function refusal(
  statusCode: number | undefined,
  more: { message?: string; headers?: Record<string, string>; body?: string } = {},
) {
  return new APICallError({
    message: more.message ?? "refused",
    url: "http://provider",
    requestBodyValues: { messages: [SECRET_WORDS] },
    ...(statusCode === undefined ? {} : { statusCode }),
    ...(more.headers === undefined ? {} : { responseHeaders: more.headers }),
    ...(more.body === undefined ? {} : { responseBody: more.body }),
  });
}

describe("a provider's failure", () => {
  it.each([
    [400, "refused_request", false],
    [401, "wrong_key", false],
    [402, "exhausted_account", false],
    [403, "wrong_key", false],
    [404, "unknown_model", false],
    [408, "overloaded", true],
    [409, "overloaded", true],
    [413, "refused_request", false],
    [422, "refused_request", false],
    [429, "overloaded", true],
    [500, "overloaded", true],
    [529, "overloaded", true],
    [undefined, "unreachable", true],
  ])("is classified by its status %s", (status, trouble, isRetryable) => {
    expect(toProviderFailure(refusal(status), NOW).facts).toMatchObject({ trouble, isRetryable });
  });

  it.each([
    [400, "Your credit balance is too low to access the API"],
    [403, "Billing is not set up"],
    [429, "insufficient_quota"],
  ])("means an account without credit if the body of a %i says so", (status, body) => {
    expect(toProviderFailure(refusal(status, { body }), NOW).facts).toMatchObject({
      trouble: "exhausted_account",
      isRetryable: false,
    });
  });

  it.each([
    [400, "API key not valid. Please pass a valid API key.", "wrong_key"],
    [400, '{"reason":"API_KEY_INVALID"}', "wrong_key"],
    [403, "requires moderation and your input was flagged", "refused_request"],
    [429, 'check your plan and billing details {"retryDelay": "34s"}', "overloaded"],
  ])("%i is told by the body where its status says less: %s", (status, body, trouble) => {
    expect(toProviderFailure(refusal(status, { body }), NOW).facts).toMatchObject({ trouble });
  });

  it("reads the time to wait from Google's body", () => {
    const body = '{"error":{"details":[{"retryDelay": "1.5s"}]}}';
    expect(toProviderFailure(refusal(429, { body }), NOW).facts.retryAfterMs).toBe(1500);
  });

  it.each([
    [{ "retry-after": "3" }, 3000],
    [{ "retry-after": "0.5" }, 500],
    [{ "retry-after-ms": "120" }, 120],
    [{ "retry-after": "Fri, 20 Nov 2026 09:00:07 GMT" }, 7000],
    [{ "retry-after": "Fri, 20 Nov 2026 08:00:00 GMT" }, 0],
    [{ "retry-after": "soon" }, undefined],
    [{}, undefined],
  ])("reads the time to wait from %o", (headers, expected) => {
    expect(
      toProviderFailure(refusal(429, { headers: headers as Record<string, string> }), NOW).facts.retryAfterMs,
    ).toBe(expected);
  });

  it("contains neither what the person wrote nor the key", () => {
    const failure = toProviderFailure(
      refusal(401, { message: "Incorrect API key provided: sk-proj-abc*****123" }),
      NOW,
    );
    expect(failure.message).toBe("Incorrect API key provided: [key]");
    const everything = JSON.stringify({
      ...failure,
      message: failure.message,
      cause: failure.cause,
      stack: failure.stack,
    });
    expect(everything).not.toContain(SECRET_WORDS);
    expect(everything).not.toContain("sk-proj");
  });

  it("contains nothing of an answer that could not be parsed", () => {
    const error = new JSONParseError({ text: SECRET_WORDS, cause: new Error(SECRET_WORDS) });
    const failure = toProviderFailure(error, NOW);
    expect(failure.facts).toEqual({ trouble: "unusable_answer", isRetryable: true });
    expect(`${failure.message} ${failure.stack} ${failure.cause}`).not.toContain(SECRET_WORDS);
  });

  it("is read from an error event of either provider", () => {
    expect(toProviderFailure({ message: "busy", type: "server_error" }, NOW).facts.trouble).toBe(
      "overloaded",
    );
    expect(toProviderFailure(Object.assign(new Error("busy"), { statusCode: 529 }), NOW).facts).toMatchObject(
      {
        status: 529,
        isRetryable: true,
      },
    );
    expect(toProviderFailure("?", NOW).facts.trouble).toBe("unreachable");
  });
});
