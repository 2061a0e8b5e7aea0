import { describe, expect, it } from "vitest";
import { firstClauseOf, toSecondPerson } from "./second-person.ts";

describe("turning a person's words into the second person", () => {
  it.each([
    ["finish my novel", "finish your novel"],
    ["tell my sister i'm leaving", "tell your sister you're leaving"],
    ["call her anymore", "call her"],
  ])("turning a person's words into the second person turns %j into %j", (clause, turned) => {
    expect(toSecondPerson(clause)).toBe(turned);
  });

  it.each([
    "tell you the truth",
    "work out what we are",
    "write to the",
    'say "no"',
    "be kind to each other when i was small",
  ])(
    "turning a person's words into the second person gives nothing for %j, which cannot be turned safely",
    (clause) => {
      expect(toSecondPerson(clause)).toBeNull();
    },
  );

  it("turning a person's words into the second person stops at the clause's first natural end", () => {
    expect(firstClauseOf("quit my job because my boss shouts, mostly on mondays")).toBe("quit my job");
  });
});
