import { describe, expect, it } from "vitest";
import type { Card } from "#domain/deck/card.ts";
import { type ContentFile, checkContent, readContent, sayFault } from "./check-content.ts";
import { checkCards, readCards } from "./check-deck.ts";
import { contentSchemas, readSchema } from "./write-schemas.ts";

const content = readContent();
const fileNamed = (path: string): ContentFile => {
  const found = content.find((file) => file.path === path);
  if (!found) throw new Error(`there is no content/${path}`);
  return found;
};

/** Returns the faults that the check finds in the content after one change in one file. */
function withChange(path: string, from: string | RegExp, to: string): string[] {
  const file = fileNamed(path);
  const text = file.text.replace(from, to);
  expect(text).not.toBe(file.text);
  const changed = content.map((each) => (each === file ? { path, text } : each));
  return checkContent(changed).map(sayFault);
}

const lineOf = (path: string, words: string) =>
  fileNamed(path)
    .text.split("\n")
    .findIndex((line) => line.includes(words)) + 1;

/** Half a megabyte of phrases is compared with itself, which a busy machine takes long for. */
const PATIENCE_MS = 120_000;

describe("the content", () => {
  it(
    "the offline duck's content has no fault",
    () => {
      expect(checkContent(content).map(sayFault)).toEqual([]);
      expect(content.length).toBeGreaterThan(30);
    },
    PATIENCE_MS,
  );

  it("the offline duck's content names a schema that is there and says what the check says", () => {
    for (const [name, text] of contentSchemas())
      expect(JSON.parse(readSchema(name))).toEqual(JSON.parse(text));
    for (const { path, text } of content) {
      const { $schema } = JSON.parse(text) as { $schema: string };
      expect(contentSchemas().has($schema.split("/").at(-1) ?? ""), path).toBe(true);
    }
  });
});

describe("the content check names file and line of", () => {
  it("the content check names file and line of a gap that nothing fills", () => {
    const path = "duck/knots/repeat.json";
    const faults = withChange(path, "{thing}", "{thnig}");
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(
      new RegExp(`^content/${path}:${lineOf(path, "{thing}")}: .*may hold only these gaps`),
    );
  });

  it("the content check names file and line of a part that is missing", () => {
    const faults = withChange("duck/hard-parts.json", /"asks": \[[^\]]*\],\s*/, "");
    expect(faults[0]).toMatch(/^content\/duck\/hard-parts\.json:3: begin\.asks /);
  });

  it("the content check names file and line of two scenes of one priority", () => {
    const [first = "", second = ""] =
      fileNamed("duck/scenes/office.json").text.match(/"priority": \d+/g) ?? [];
    const faults = withChange("duck/scenes/office.json", second, first);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(/^content\/duck\/scenes\/office\.json:\d+: .* has the priority of /);
  });

  it("the content check names file and line of a phrase that would offer a scene by its trouble alone", () => {
    const path = "duck/scenes/standing.json";
    const faults = withChange(path, '"jargon", "acronym*"', '"nodded", "acronym*"');
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(
      /^content\/duck\/scenes\/standing\.json:\d+: "nodded" names only the trouble of nodded-along/,
    );
  });

  it("the content check names file and line of a phrase with a bracket too many", () => {
    const faults = withChange("duck/scenes/office.json", '"still unread"', '"(still unread"');
    expect(faults[0]).toMatch(/^content\/duck\/scenes\/office\.json:\d+: brackets that do not match/);
  });

  it("the content check names file and line of an expression for a heavy subject that is none", () => {
    const path = "safety/en/heavy.json";
    const line = lineOf(path, "\\\\bhospice");
    expect(withChange(path, "\\\\bhospice", "(hospice")[0]).toMatch(
      new RegExp(`^content/${path}:${line}: .*is no regular expression`),
    );
    expect(withChange(path, "@kin", "@kni")[0]).toMatch(/names a list that is not there/);
  });

  it("the content check names file and line of a phrase that its list contains before", () => {
    const path = "patterns/themes.de.json";
    const faults = withChange(path, '"ständig",', '"schon wieder",');
    expect(faults).toEqual([
      `content/${path}:${lineOf(path, '"ständig",')}: "schon wieder" is in this list before`,
    ]);
  });

  it("the content check names file and line of a file that is no JSON, and one that nobody knows", () => {
    expect(withChange("duck/quotes.json", "{", "{,")[0]).toMatch(/^content\/duck\/quotes\.json:1: /);
    const [unknown] = checkContent([{ path: "duck/other.json", text: "{}" }]);
    expect(unknown?.what).toMatch(/known to no schema/);
  });
});

describe("the sentences of the cards", () => {
  const cards = readCards();

  it("the sentences of the cards hold no gap that nothing fills", () => {
    expect(cards.length).toBeGreaterThan(30);
    expect(checkCards(cards)).toEqual([]);
  });

  it("the sentences of the cards are named with file and line where a gap is unknown", () => {
    const [card] = cards;
    if (!card) expect.fail("no card");
    const line = card.text.split("\n").findIndex((each) => each.includes("{work}")) + 1;
    const faults = checkCards([{ ...card, text: card.text.replace("{work}", "{wrok}") }]);
    expect(faults).toHaveLength(1);
    expect(faults[0]).toMatch(
      new RegExp(`^${card.path}:${line}: material\\.bridges may hold only these gaps: thing, work, `),
    );
  });

  it("the sentences of the cards that are said as they are may hold no gap", () => {
    const [card] = cards;
    if (!card) expect.fail("no card");
    const { material } = JSON.parse(card.text) as { material: { quips: string[] } };
    const quip = material.quips[0] ?? "";
    const text = card.text.replace(JSON.stringify(quip), JSON.stringify(`${quip} {thing}`));
    expect(checkCards([{ ...card, text }])[0]).toMatch(/material\.quips may hold only these gaps: none$/);
  });

  it.each([
    ["duckQuestion", ({ duckQuestion }: Card) => duckQuestion],
    ["perspectivePrompts", ({ perspectivePrompts }: Card) => perspectivePrompts[1] ?? ""],
    ["blockApplications.life", ({ blockApplications }: Card) => blockApplications.life],
    ["material.about", ({ material }: Card) => material.about],
  ])("the sentences of the cards may hold no gap in %s either", (place, sentenceOf) => {
    const [card] = cards;
    if (!card) expect.fail("no card");
    const sentence = sentenceOf(JSON.parse(card.text) as Card);
    const text = card.text.replace(JSON.stringify(sentence), JSON.stringify(`${sentence} {thing}`));
    const line = text.split("\n").findIndex((each) => each.includes(`${sentence} {thing}`)) + 1;
    expect(checkCards([{ ...card, text }])).toEqual([
      `${card.path}:${line}: ${place} may hold only these gaps: none`,
    ]);
  });

  it("the sentences of the cards are named where a bracket is never closed", () => {
    const [card] = cards;
    if (!card) expect.fail("no card");
    const text = card.text.replace("{work}", "{work");
    expect(checkCards([{ ...card, text }])[0]).toMatch(/material\.bridges may hold only these gaps/);
  });
});
