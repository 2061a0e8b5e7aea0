import { describe, expect, it } from "vitest";
import { FAMILIES } from "#domain/deck/card.ts";
import type { Facts } from "#domain/duck/gather-facts.ts";
import { readSituation } from "#domain/duck/read-situation.ts";
import { forTone, gapsOf, renderFrame } from "#domain/duck/render-frame.ts";
import type { Scene } from "#domain/duck/scene.ts";
import { SCENES } from "#domain/duck/scenes.ts";
import { faultsOfProse } from "./check-prose.ts";

const MAX_HEADLINE = 120;
const MAX_NAME_WORDS = 6;
/** What fits on two lines of a button that is 300 pixels wide. */
const MAX_LABEL = { words: 9, characters: 56 };
const KNOWN_GAPS = new Set(
  "thing work talk task state deed person them their tally times span longspan date since q Q shortQuote shortQuestion place bystander untold someone thing2 wantClear".split(
    " ",
  ),
);

const facts: Facts = new Map(
  Object.entries({
    thing: { words: "the proposal", isPlural: false },
    person: { words: "your sister", isPlural: false, pronoun: "her" as const },
    someone: { words: "your sister", isPlural: false, pronoun: "her" as const },
    work: { words: "the proposal", isPlural: false },
    tally: { words: "three drafts", isPlural: true },
    times: { words: "four times", isPlural: true },
    span: { words: "two years", isPlural: true },
    longspan: { words: "two years", isPlural: true },
    date: { words: "Friday", isPlural: false },
    since: { words: "March", isPlural: false },
    place: { words: "page 40", isPlural: false },
    q: { words: "I keep meaning to.", isPlural: false, isQuote: true },
    Q: { words: "I keep meaning to.", isPlural: false, isQuote: true },
    shortQuote: { words: "I keep meaning to.", isPlural: false, isQuote: true },
    shortQuestion: { words: "Should I?", isPlural: false, isQuote: true },
  }),
);

/** The situations that a phone or a message is part of by their own signs. */
const ABOUT_PHONES = new Set(["phone-and-sleep", "unopened-message", "no-answer", "the-ex"]);
const NAMES_A_DEVICE = /(?<!\bon )\b(?:the|your) (?:phone|laptop|computer|inbox|keyboard|document|file)\b/;

function framesOf(scene: Scene): string[] {
  return [
    ...scene.headlines,
    ...scene.openings,
    ...scene.developments,
    ...scene.questions,
    ...scene.insights,
    ...scene.steps,
    ...scene.longer,
    ...scene.prompts,
    ...scene.remarks.map(([, words]) => words),
    ...Object.values(scene.meets ?? {}).flat(),
  ];
}

describe.each(SCENES.map((scene) => ({ id: scene.id, scene })))("the sentences of $id", ({ scene }) => {
  it("the sentences of a scene say of no phone, computer or file that the person has it in mind, unless the scene is about one", () => {
    if (ABOUT_PHONES.has(scene.id)) return;
    const { headlines, openings, developments, questions } = scene;
    const stated = [...headlines, ...openings, ...developments, ...questions];
    expect(stated.filter((frame) => NAMES_A_DEVICE.test(frame))).toEqual([]);
  });

  it("the sentences of a scene are whole sentences whose gaps can be filled", () => {
    const faults = framesOf(scene).flatMap((frame) => {
      const unknown = gapsOf(frame).filter((gap) => !KNOWN_GAPS.has(gap));
      const written = renderFrame(forTone(frame, "even") ?? frame.slice(1), facts);
      return [...unknown, ...(written === null ? [`not filled: ${frame}`] : faultsOfProse(written))];
    });
    expect(faults).toEqual([]);
  });

  it("the sentences of a scene include at least two for each family of cards", () => {
    expect(FAMILIES.filter((family) => (scene.meets?.[family] ?? []).length < 2)).toEqual([]);
  });

  it("the sentences of a scene fit their length limits and suffice for a second reading", () => {
    const headlines = scene.headlines.map((frame) => renderFrame(frame, facts) ?? "");
    expect(headlines.filter((headline) => headline.length > MAX_HEADLINE)).toEqual([]);
    const names = scene.names.map((frame) => renderFrame(frame, facts) ?? "");
    expect(names.filter((name) => name.split(" ").length > MAX_NAME_WORDS + 1)).toEqual([]);
    const plain = scene.names.filter((name) => !name.includes("{"));
    expect(plain.length).toBeGreaterThan(0);
    expect(Math.min(scene.headlines.length, scene.insights.length, scene.steps.length)).toBeGreaterThan(1);
  });
});

const sceneOf = (text: string) => readSituation(text, "life").scene?.id;

/** The scenes whose phrases were widened, because no text by people showed them. */
const WIDENED =
  "behind-the-others love-gone-from-it nodded-along not-trusting overlooked overseen ready-to-leap starts-and-drops too-close-to-show unopened-message unreported-mistake vague-feedback".split(
    " ",
  );

it.each(SCENES.filter(({ id }) => WIDENED.includes(id)))(
  "the texts that only share words with $id are not even guessed to be about it",
  ({ id, notThis }) => {
    const guessed = notThis.filter((text) =>
      readSituation(text, "life").guesses.some((one) => one.id === id),
    );
    expect(guessed).toEqual([]);
  },
);

describe.each(SCENES)("the example texts of $id", ({ id, positive, notThis }) => {
  it("the example texts of a scene are recognised as this scene when they are positive examples", () => {
    expect(positive.length).toBeGreaterThan(0);
    expect(positive.filter((text) => sceneOf(text) !== id)).toEqual([]);
  });

  it("the example texts of a scene are not recognised as this scene when they only share its words", () => {
    expect(notThis.length).toBeGreaterThan(0);
    expect(notThis.filter((text) => sceneOf(text) === id)).toEqual([]);
  });

  it("the example texts of a scene are ordinary accounts that are not grave", () => {
    const read = notThis.map((text) => ({ text, ...readSituation(text, "life") }));
    expect(read.filter(({ form, isGrave }) => form !== "account" || isGrave).map(({ text }) => text)).toEqual(
      [],
    );
  });
});

describe("all scenes together", () => {
  it("all scenes together have no sentence in common", () => {
    const all = SCENES.flatMap(framesOf);
    expect(all.filter((frame, index) => all.indexOf(frame) !== index)).toEqual([]);
  });

  it("all scenes together have names that fit on two lines of a narrow button, and no name twice", () => {
    const labels = SCENES.map(({ label }) => label);
    const tooLong = labels.filter(
      (label) => label.length > MAX_LABEL.characters || label.split(" ").length > MAX_LABEL.words,
    );
    expect(tooLong).toEqual([]);
    expect(new Set(labels).size).toBe(labels.length);
  });

  it("all scenes together have unique ids", () => {
    const ids = SCENES.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
