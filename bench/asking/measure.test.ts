import { readFileSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { measure } from "./measure.ts";

/** Answers that strangers wrote, each with what there is to ask about it. */
const figures = measure(JSON.parse(readFileSync(join(import.meta.dirname, "answers.json"), "utf8")));
const shareOf = (group: string) => {
  const { answers, askedAbout } = figures.find((figure) => figure.group === group) ?? expect.fail(group);
  return askedAbout / answers;
};

describe("answers of strangers", () => {
  it("answers of strangers that are vague, too big, somebody else's or only a stop are asked about", () => {
    expect(shareOf("all others")).toBeGreaterThanOrEqual(0.9);
  });

  it("answers of strangers that are good are left alone", () => {
    expect(shareOf("all good")).toBeLessThanOrEqual(0.05);
  });

  it("answers of strangers are judged in every language and of every kind", () => {
    const others = figures.filter(({ group }) => !group.endsWith("good") && !group.startsWith("all"));
    expect(others).toHaveLength(12);
    for (const { group } of others) expect(shareOf(group), group).toBeGreaterThanOrEqual(0.7);
  });
});
