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
  it("names the field that holds the character, wherever it is nested", () => {
    expect(refusalOf({ a: "fine", b: { list: ["x", { name: "y\u0000z" }] } })).toMatchObject({
      code: "invalid_input",
      detail: { field: "b.list.1.name" },
      message: "b.list.1.name must not contain the character U+0000. Please take it out and send again.",
    });
  });

  it("names the field alone where params, query and body are taken apart", () => {
    expect(refusalOf({ query: {}, body: { words: "\u0000" } }, true)?.detail.field).toBe("words");
  });

  it("finds the character in a field's name and repeats the name without it", () => {
    expect(refusalOf({ "na\u0000me": 1 })?.detail.field).toBe("name");
  });

  it("names the first of several fields", () => {
    expect(refusalOf({ one: { in: "\u0000" }, two: "\u0000" })?.detail.field).toBe("one.in");
  });

  it.each([undefined, null, 7, "words", { a: "\\u0000" }, ["\u0001", "👩"], { at: new Date(0) }])(
    "lets everything else pass (%j)",
    (input) => {
      expect(refusalOf(input)).toBeUndefined();
    },
  );

  it("looks through input that is nested as deep as a body can be", () => {
    let input: unknown = "\u0000";
    for (let depth = 0; depth < 60_000; depth += 1) input = [input];
    expect(refusalOf(input)?.detail.field).toBe("0.0.0.0.0.0.0.0.0.0");
  });
});
