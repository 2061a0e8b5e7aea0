import { describe, expect, it } from "vitest";
import type { PastReading, PastText } from "../history.ts";
import { otherTextsByReading } from "./words-about.ts";

const day = (number: number) => new Date(Date.UTC(2026, 10, number, 9));

function reading(id: string, onDay: number, cardId: string): PastReading {
  return {
    id,
    at: day(onDay),
    blockId: null,
    blockTypeId: "work",
    spread: "quick-draw",
    text: "",
    drawn: [{ cardId, isReversed: false }],
    hardPart: null,
    namedTheme: null,
    hasResonated: false,
    hasActed: false,
    isGrave: false,
  };
}

function words(kind: PastText["kind"], text: string, more: Partial<PastText>): PastText {
  return { kind, text, id: "w", at: day(20), insightId: null, sentiment: null, ...more };
}

describe("what a person said about a reading", () => {
  it("is their messages and their note, oldest first", () => {
    const said = otherTextsByReading(
      [reading("a", 1, "loop"), reading("b", 2, "loop")],
      [
        words("message", "First.", { insightId: "a" }),
        words("message", "Elsewhere.", { insightId: "b" }),
        words("note", "Second.", { insightId: "a" }),
      ],
    );
    expect(said.get("a")).toBe("First.\nSecond.\n");
    expect(said.get("b")).toBe("Elsewhere.\n");
  });

  it("has the reflections of the week after it on its card", () => {
    const readings = [reading("a", 1, "loop"), reading("b", 10, "loop"), reading("c", 11, "cache")];
    const reflection = (onDay: number) =>
      otherTextsByReading(readings, [words("reflection", "Round again.", { id: "loop:0", at: day(onDay) })]);
    expect([...reflection(12).keys()]).toEqual(["b"]);
    expect([...reflection(9).keys()]).toEqual([]);
    expect([...reflection(8).keys()]).toEqual(["a"]);
    expect([...reflection(18).keys()]).toEqual([]);
  });

  it("is kept up to 400 characters", () => {
    const long = words("message", "x".repeat(700), { insightId: "a" });
    const said = otherTextsByReading([reading("a", 1, "loop")], [long, long, long]);
    expect(said.get("a")).toHaveLength(400);
  });
});
