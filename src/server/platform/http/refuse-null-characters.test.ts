import { describe, expect, it } from "vitest";
import { AppError } from "../errors/app-error.ts";
import { refuseNullCharacters } from "./refuse-null-characters.ts";

function refusalOf(input: unknown, isDetailed = false): AppError | undefined {
  try {
    refuseNullCharacters(input, isDetailed);
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

describe("the check for U+0000", () => {
  it("names the field with the character, however deep it is nested", () => {
    expect(refusalOf({ a: "fine", b: { list: ["x", { name: "y\u0000z" }] } })).toMatchObject({
      code: "invalid_input",
      detail: { field: "b.list.1.name" },
      message: "b.list.1.name must not contain the character U+0000. Please take it out and send again.",
    });
  });

  it("names the field without its prefix if params, query and body are separate", () => {
    expect(refusalOf({ query: {}, body: { words: "\u0000" } }, true)?.detail.field).toBe("words");
  });

  it("finds the character in a field's name and reports the name without it", () => {
    expect(refusalOf({ "na\u0000me": 1 })?.detail.field).toBe("name");
  });

  it("names the first of several fields", () => {
    expect(refusalOf({ one: { in: "\u0000" }, two: "\u0000" })?.detail.field).toBe("one.in");
  });

  it.each([undefined, null, 7, "words", { a: "\\u0000" }, ["\u0001", "👩"], { at: new Date(0) }])(
    "allows anything else (%j)",
    (input) => {
      expect(refusalOf(input)).toBeUndefined();
    },
  );

  it("handles input nested as deep as the body limit allows", () => {
    let input: unknown = "\u0000";
    for (let depth = 0; depth < 60_000; depth += 1) input = [input];
    expect(refusalOf(input)?.detail.field).toBe("0.0.0.0.0.0.0.0.0.0");
  });
});
