import { existsSync, readdirSync } from "node:fs";
import { join } from "node:path";
import { describe, expect, it } from "vitest";
import { BLOCK_TYPE_IDS, type Card, DECK_SIZE, FAMILIES, isReversible } from "#domain/deck/card.ts";
import { drawCard } from "#scripts/card-frame.mjs";
import { loadDeck } from "#server/features/cards/cards.ts";

const { cards, version } = loadDeck();
const POND_SIZE = 3;

const texts = (card: Card): string[] => [
  card.coreMeaning,
  card.reversedMeaning ?? "",
  card.duckQuestion,
  card.duckWisdom,
  ...Object.values(card.blockApplications),
  ...card.perspectivePrompts,
  card.artAlt,
  card.step,
];

/** The texts that state something. They are about the card or somebody else, never about the reader. */
const statements = (card: Card): string[] => [
  card.coreMeaning,
  card.reversedMeaning ?? "",
  card.duckWisdom,
  ...Object.values(card.blockApplications),
];

/**
 * Returns sentences as a reader would compare them: without case, quotation marks and the stops at their
 * ends.
 */
function sentencesOf(text: string): string[] {
  return text
    .split(/(?<=[.!?…])["”’']?\s+/)
    .map((sentence) =>
      sentence
        .toLowerCase()
        .replace(/[^\p{L}\p{N}{} ]/gu, "")
        .trim(),
    )
    .filter((sentence) => sentence !== "");
}

const VERBS =
  "Admit Compose Copy Describe Draft Draw Estimate Explain List Name Note Phrase Pick Put Read Recall State Write";

/** Matches a claim about the reader: what they are, did or feel. */
const CLAIMS = /\byou(?:’re|’ve|’d|’ll| are| were| have| had| never| always| keep| still)\b/i;

/**
 * Matches what was known to sting somebody in grief or danger: advice to end something, to let it go or to try it again,
 * the thought that nobody would miss it, and a demand by a day.
 */
const STINGS =
  /\b(?:let (?:it|them|him|her|this|that|one) go|letting go|give (?:it|them) away|throw|drop it|end(?:ed|ing)?|stop|no use|gone|without you|goodbye|last|kill|again|over|lost?|missing|waiting|(?:by|before|until) (?:monday|tuesday|wednesday|thursday|friday|saturday|sunday|tonight|noon)|deadline|solve|this week)\b/i;

/** Patterns of phrases that tell a person's future as if it were known. */
const FORETELLS =
  /\byou(?: will|’ll|'ll| are going to)\b(?! (?:have to|need))|\b(?:destin|prophe|fortune|fate|foretell|omen)|\b(?:awaits|in store for) you\b/i;

/**
 * The pattern of a prompt that begins with a verb that tells somebody what to write, and ends in a full stop.
 */
function isInstruction(prompt: string): boolean {
  return prompt.endsWith(".") && VERBS.split(" ").includes(prompt.split(/[ ,]/)[0] ?? "");
}

describe("the deck", () => {
  it("has as many cards as it says, numbered from 1, one folder a card, each named after its card", () => {
    expect(cards.map((card) => card.number)).toEqual(
      Array.from({ length: DECK_SIZE }, (_, index) => index + 1),
    );
    const folders = readdirSync(import.meta.dirname, { withFileTypes: true }).filter((entry) =>
      entry.isDirectory(),
    );
    expect(folders.map((folder) => folder.name).sort()).toEqual(cards.map((card) => card.id).sort());
    expect(new Set(cards.map((card) => card.name)).size).toBe(DECK_SIZE);
    for (const card of cards) expect(existsSync(join(import.meta.dirname, card.id, "card.json"))).toBe(true);
  });

  it("has 3 Pond cards that cannot lie reversed, and all others can", () => {
    expect(cards.filter(isReversible)).toHaveLength(DECK_SIZE - POND_SIZE);
    expect(cards.filter((card) => card.family === "pond")).toHaveLength(POND_SIZE);
    expect(cards.filter((card) => card.family === "pond").some(isReversible)).toBe(false);
  });

  it("has four families of reversible cards, each in a frame of its own, and the Pond's three in another", () => {
    const countOf = (family: string) => cards.filter((card) => card.family === family).length;
    const four = FAMILIES.filter((family) => family !== "pond");
    expect(four).toEqual(["signals", "loops", "forks", "patches"]);
    expect(four.map(countOf).reduce((sum, count) => sum + count)).toBe(DECK_SIZE - POND_SIZE);
    for (const family of FAMILIES) expect(countOf(family), family).toBeGreaterThanOrEqual(3);
    const framed = FAMILIES.map((family) =>
      drawCard({ number: 1, name: "The Same Card", family }, null).replaceAll(family, "paper"),
    );
    expect(new Set(framed).size).toBe(FAMILIES.length);
  });

  it("the deck's texts do not say what will happen to somebody", () => {
    const told = cards.flatMap(texts).filter((text) => FORETELLS.test(text));
    expect(told).toEqual([]);
    expect("You will meet a stranger.").toMatch(FORETELLS);
  });

  it("has an application for each of the four kinds of block on every card", () => {
    for (const card of cards)
      expect(Object.keys(card.blockApplications).sort()).toEqual([...BLOCK_TYPE_IDS].sort());
  });

  it("never says one sentence twice", () => {
    const saidBy = new Map<string, string[]>();
    for (const card of cards) {
      for (const sentence of texts(card).flatMap(sentencesOf)) {
        saidBy.set(sentence, [...(saidBy.get(sentence) ?? []), card.id]);
      }
    }
    const repeated = [...saidBy].filter(([, ids]) => ids.length > 1);
    expect(repeated).toEqual([]);
  });

  it("the deck's prompts are questions or instructions", () => {
    const others = cards
      .flatMap((card) => card.perspectivePrompts)
      .filter((prompt) => !prompt.endsWith("?") && !isInstruction(prompt));
    expect(others).toEqual([]);
  });

  it("describes every picture without naming its card", () => {
    for (const card of cards) expect(card.artAlt.toLowerCase()).not.toContain(card.name.toLowerCase());
  });

  it("never repeats a tag on one card", () => {
    for (const card of cards) expect(new Set(card.tags).size, card.id).toBe(card.tags.length);
  });

  it("the deck's texts hold no placeholder", () => {
    expect(cards.flatMap(texts).filter((text) => /[{}]/.test(text))).toEqual([]);
  });

  it("states nothing about the reader outside of a quotation", () => {
    const claiming = cards.flatMap(statements).filter((text) => CLAIMS.test(text.replace(/“[^“”]*”/g, "")));
    expect(claiming).toEqual([]);
    expect("You’ve been treating this as one road.").toMatch(CLAIMS);
  });

  it("the deck's questions and steps presuppose nothing of the reader", () => {
    const presupposing = cards
      .flatMap(({ duckQuestion, step }) => [duckQuestion, step])
      .filter((text) => CLAIMS.test(text));
    expect(presupposing).toEqual([]);
  });

  it("marks every question and step that must not stand beside something grave", () => {
    const unmarked = cards.flatMap(({ duckQuestion, step, notBeside }) => [
      ...(notBeside.question.includes("grave") ? [] : [duckQuestion]),
      ...(notBeside.step.includes("grave") ? [] : [step]),
    ]);
    expect(unmarked.length).toBeGreaterThan(0);
    expect(unmarked.filter((text) => STINGS.test(text))).toEqual([]);
    expect("Who would notice if it were gone?").toMatch(STINGS);
  });

  it("the deck's marks for shame go with those for what is grave, because shame is told in grave texts, too", () => {
    for (const { id, notBeside } of cards)
      for (const marks of Object.values(notBeside))
        if (marks.includes("shame")) expect(marks, id).toContain("grave");
  });

  it("has a version that changes with its texts", () => {
    expect(version).toMatch(/^[0-9a-f]{64}$/);
    expect(loadDeck().version).toBe(version);
  });
});
