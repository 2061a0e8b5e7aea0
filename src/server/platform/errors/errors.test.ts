import { describe, expect, it } from "vitest";
import { ERROR_CODES, errorBodySchema } from "../../../contract/errors.ts";
import { AppError } from "./app-error.ts";
import { invalidInput } from "./invalid-input.ts";
import { presentError } from "./present-error.ts";
import { sentenceOf, sentences } from "./sentences.ts";
import { statusOf } from "./status.ts";
import { toAppError } from "./to-app-error.ts";

describe("every error code", () => {
  it.each(ERROR_CODES)("%s has a status of an error and a sentence", (code) => {
    expect(statusOf(code)).toBeGreaterThanOrEqual(400);
    expect(sentenceOf(code)).toMatch(/\S/);
  });
});

describe("the catalogue", () => {
  it("says each thing once", () => {
    const said = Object.values(sentences).filter((sentence) => typeof sentence === "string");
    expect(new Set(said).size).toBe(said.length);
  });
});

describe("an error as it leaves", () => {
  it("carries what helps to go on, and never its cause", () => {
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

  it("is internal where nobody foresaw it, and keeps the cause for the log", () => {
    const thrown = new TypeError("x is not a function");
    expect(toAppError(thrown)).toMatchObject({ code: "internal", cause: thrown });
  });
});

describe("a finding of the schemas", () => {
  it("reads as a sentence about the field", () => {
    const ours = invalidInput([{ message: "must not be empty", path: ["userContext"] }], false);
    expect(ours).toMatchObject({
      message: "userContext must not be empty.",
      detail: { field: "userContext" },
    });
  });

  it("names the first field only, as a path", () => {
    const error = invalidInput(
      [
        { message: "Invalid input: expected string, received number", path: ["body", "items", 2, "name"] },
        { message: "other", path: ["other"] },
      ],
      true,
    );
    expect(error.detail.field).toBe("items.2.name");
    expect(error.message).toBe("items.2.name: expected string, received number.");
  });
});
