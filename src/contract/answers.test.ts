import { describe, expect, it } from "vitest";
import * as z from "zod";
import { ANSWER_MAX, textsOfAnswers } from "#domain/asking/answers.ts";
import { answersSchema, TYPED_ANSWERS } from "./answers.ts";

const ALL = {
  heavySentence: "Nobody bakes any more.",
  difference: "There is bread.",
  obstacle: { text: "I sit down first.", kind: "tired", then: "Put the jar on the table." },
  act: "Stir flour and water.",
  words: "I miss the shed.",
  when: { text: "Saturday after breakfast", at: "2026-12-05T09:30" },
} as const;

describe("answers", () => {
  it("are all optional", () => {
    expect(answersSchema.parse({})).toEqual({});
    expect(answersSchema.parse(ALL)).toEqual(ALL);
  });

  it("are trimmed, and refused when they are empty or too long", () => {
    expect(answersSchema.parse({ act: "  Stir. " })).toEqual({ act: "Stir." });
    for (const act of ["", "  ", "x".repeat(ANSWER_MAX + 1)])
      expect(answersSchema.safeParse({ act }).success).toBe(false);
  });

  it.each(["2026-12-05", "2026-12-05T09:30Z", "2026-12-05T09:30:00", "2026-02-30T09:30", "tomorrow"])(
    "have a local date and time, and not %s",
    (at) => {
      expect(answersSchema.safeParse({ when: { text: "Soon", at } }).success).toBe(false);
    },
  );

  it("are assessed for danger in every text that can be typed", () => {
    const textAt = (path: string) =>
      path
        .split(".")
        .reduce<unknown>((value, name) => (value as Record<string, unknown>)[name], { answers: ALL });
    expect(TYPED_ANSWERS.map(textAt)).toEqual(textsOfAnswers(ALL));
    const typed = Object.values(z.toJSONSchema(answersSchema).properties ?? {});
    expect(typed).toHaveLength(Object.keys(ALL).length);
  });
});
