import { describe, expect, it } from "vitest";
import type { Scene } from "../../src/domain/duck/frames/scenes/scene.ts";
import { SCENES, WIDE_SCENES } from "../../src/domain/duck/frames/scenes/scenes.ts";
import type { Facts } from "../../src/domain/duck/gather-facts.ts";
import { forTone, gapsOf, renderFrame } from "../../src/domain/duck/render-frame.ts";
import { faultsOfProse } from "./check-prose.ts";

const MAX_HEADLINE = 120;
const MAX_NAME_WORDS = 6;
const KNOWN_GAPS = new Set(
  "thing work talk task state deed person them their tally times span longspan date since q Q shortQuote shortQuestion place bystander untold someone thing2 wantClear".split(
    " ",
  ),
);
const scenes = [...SCENES, ...WIDE_SCENES];
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
  ];
}

describe.each(scenes.map((scene) => ({ id: scene.id, scene })))("what is said in $id", ({ scene }) => {
  it("is whole sentences in good order, with gaps that can be filled", () => {
    const faults = framesOf(scene).flatMap((frame) => {
      const unknown = gapsOf(frame).filter((gap) => !KNOWN_GAPS.has(gap));
      const written = renderFrame(forTone(frame, "even") ?? frame.slice(1), facts);
      return [...unknown, ...(written === null ? [`not filled: ${frame}`] : faultsOfProse(written))];
    });
    expect(faults).toEqual([]);
  });

  it("fits its places: headlines, names, and something for whoever comes twice", () => {
    const headlines = scene.headlines.map((frame) => renderFrame(frame, facts) ?? "");
    expect(headlines.filter((headline) => headline.length > MAX_HEADLINE)).toEqual([]);
    const names = scene.names.map((frame) => renderFrame(frame, facts) ?? "");
    expect(names.filter((name) => name.split(" ").length > MAX_NAME_WORDS + 1)).toEqual([]);
    const plain = scene.names.filter((name) => !name.includes("{"));
    expect(plain.length).toBeGreaterThan(0);
    expect(Math.min(scene.headlines.length, scene.insights.length, scene.steps.length)).toBeGreaterThan(1);
  });
});

describe("all scenes together", () => {
  it("share no sentence, so that two people in different trouble are not told the same", () => {
    const all = scenes.flatMap(framesOf);
    expect(all.filter((frame, index) => all.indexOf(frame) !== index)).toEqual([]);
  });

  it("have names of their own", () => {
    const ids = scenes.map(({ id }) => id);
    expect(new Set(ids).size).toBe(ids.length);
  });
});
