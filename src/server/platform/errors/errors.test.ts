import pg from "pg";
import { describe, expect, it } from "vitest";
import { ERROR_CODES, errorBodySchema } from "#contract/errors.ts";
import { errorHeaders } from "../http/respond.ts";
import { AppError } from "./app-error.ts";
import { invalidInput } from "./invalid-input.ts";
import { presentError } from "./present-error.ts";
import { sentenceOf, sentences } from "./sentences.ts";
import { statusOf } from "./status.ts";
import { toAppError } from "./to-app-error.ts";

describe("every error code", () => {
  it.each(ERROR_CODES)("the error code %s has an error status and a sentence", (code) => {
    expect(statusOf(code)).toBeGreaterThanOrEqual(400);
    expect(sentenceOf(code)).toMatch(/\S/);
  });
});

describe("the list of sentences", () => {
  it("contains each sentence once", () => {
    const said = Object.values(sentences).filter((sentence) => typeof sentence === "string");
    expect(new Set(said).size).toBe(said.length);
  });
});

describe("an error sent to the client", () => {
  it("contains what helps to continue, and never its cause", () => {
    const error = new AppError("rate_limited", "Please wait.", {
      retryAfter: 1.5,
      remaining: 0,
      cause: new Error("inner"),
      log: { feature: "chat" },
    });
    const body = presentError(error);
    expect(errorBodySchema.parse(body)).toEqual({
      error: {
        code: "rate_limited",
        message: "Please wait.",
        retryAfter: 2,
        remaining: 0,
      },
    });
  });

  it("is internal if it was not expected, and keeps the cause for the log", () => {
    const thrown = new TypeError("x is not a function");
    expect(toAppError(thrown)).toMatchObject({ code: "internal", cause: thrown });
  });
});

describe("a database fault", () => {
  const said = (code: string, message = "said") =>
    Object.assign(new pg.DatabaseError(message, message.length, "error"), { code });
  const broken = (code: string) => Object.assign(new Error(`connect ${code}`), { code, syscall: "connect" });

  it.each([
    ["57P01", said("57P01")],
    ["57P02", said("57P02")],
    ["57P03", said("57P03")],
    ["08006", said("08006")],
    ["a machine of a cluster that died", said("XX000", "SSL SYSCALL error: EOF detected\ninvalid socket")],
    ["53300", said("53300")],
    ["25006", said("25006")],
    ["57014", said("57014")],
    ["ECONNREFUSED", broken("ECONNREFUSED")],
    ["ECONNRESET", broken("ECONNRESET")],
    ["EPIPE", broken("EPIPE")],
    ["ENOENT of the socket", broken("ENOENT")],
    ["a time limit", new Error("Query read timeout")],
    ["a cause below a library's error", new Error("Failed query", { cause: said("57P03") })],
  ])("is temporary: %s becomes unavailable and keeps its cause", (_name, thrown) => {
    const error = toAppError(thrown);
    expect(error).toMatchObject({ code: "unavailable", cause: thrown });
    expect(errorHeaders(error)).toMatchObject({ "retry-after": "2" });
  });

  it.each([
    ["53100", said("53100")],
    ["ENOSPC", Object.assign(new Error("write ENOSPC"), { code: "ENOSPC", syscall: "write" })],
  ])("is a full disk: %s has its own sentence and a longer wait", (_name, thrown) => {
    const error = toAppError(thrown);
    expect(error).toMatchObject({ code: "unavailable", message: sentences.noRoom });
    expect(errorHeaders(error)).toMatchObject({ "retry-after": "60" });
  });

  it.each([
    ["a missing file", Object.assign(new Error("open ENOENT"), { code: "ENOENT", syscall: "open" })],
    ["a broken rule", said("23505")],
    ["a missing table", said("42P01")],
    ["a fault inside of the server", said("XX000", "cache lookup failed for type 7")],
  ])("is not assumed for other errors: %s stays internal", (_name, thrown) => {
    expect(toAppError(thrown).code).toBe("internal");
  });
});

describe("a validation error", () => {
  it("reads as a sentence about the field", () => {
    const ours = invalidInput([{ message: "must not be empty", path: ["userContext"] }], false);
    expect(ours).toMatchObject({
      message: "userContext must not be empty.",
      detail: { field: "userContext" },
    });
  });

  it("names only the first field, as a path", () => {
    const error = invalidInput(
      [
        { message: "must be a string", path: ["body", "items", 2, "name"] },
        { message: "other", path: ["other"] },
      ],
      true,
    );
    expect(error.detail.field).toBe("items.2.name");
    expect(error.message).toBe("items.2.name must be a string.");
  });
});
