import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { KNOTS } from "#domain/duck/find-knots.ts";
import { readSituation, type Situation } from "#domain/duck/read-situation.ts";
import { SCENES } from "#domain/duck/scenes.ts";
import { HALVES, loadConversations, loadSituations } from "../judged/judged-sets.ts";

/** The smallest share of texts in which a scene or knot must be recognised. One with a smaller share is counted. */
const LEAST_SHARE = 1 / 200;

function loadVeiled(half: string): string[] {
  const file = new URL(`../judged/veiled/${half}.json`, import.meta.url);
  const all: { language: string; text: string }[] = JSON.parse(readFileSync(file, "utf8"));
  return all.filter(({ language }) => language === "en").map(({ text }) => text);
}

function loadStrangers(name: string): string[] {
  const file = new URL(`../judged/strangers/${name}.json`, import.meta.url);
  const all: { text: string }[] = JSON.parse(readFileSync(file, "utf8"));
  return all.map(({ text }) => text);
}

/** Returns the ids of the scenes that a text is taken or guessed to be about. */
function scenesIn({ scene, guesses }: Situation): string[] {
  return [...guesses.map(({ id }) => id), ...(scene ? [scene.id] : [])];
}

/**
 * English texts by people who have not seen the scenes. The sealed texts among them are only counted and never read.
 */
const texts = HALVES.flatMap((half) => [
  ...loadSituations(half).map(({ text }) => text),
  ...loadConversations(half).map(({ situation }) => situation),
  ...loadVeiled(half),
]);
const situations = texts.map((text) => readSituation(text, "life"));

function rarelyIn(shown: readonly (readonly string[])[], all: readonly string[]): string[] {
  return all.filter((id) => shown.filter((ids) => ids.includes(id)).length < LEAST_SHARE * situations.length);
}

const SCENE_IDS = SCENES.map(({ id }) => id);
/** The texts of `judged/strangers`. Phrases were written with some of them in view, so they say nothing about shares. */
const strangers = ["open", "sealed", "rule"].flatMap(loadStrangers);
/**
 * The most scenes that are guessed or taken in fewer than one of 200 texts. There was none while a word for the trouble
 * alone made a guess; since a guess needs its subject (docs/decisions/092), there are as many as this.
 */
const MOST_RARE = 59;
/**
 * The scenes that no text by people is taken or guessed to be about. Their phrases find only their own examples: each
 * needs wider ones, or is to be deleted. No scene may join them.
 */
const NEVER_SEEN = ["ready-to-leap", "unreported-mistake"];

/** The situations among the texts that are not sealed. Sealed texts are only counted together with the others. */
const open = [
  ...loadSituations("open").map(({ text }) => text),
  ...loadConversations("open").map(({ situation }) => situation),
];
/**
 * The smallest share of open texts for which a scene is taken as sure. It is 44 of 200 texts: 39 of the first 160, and
 * 5 of the 40 that were written after the scenes' phrases.
 */
const SHARE_TAKEN = 0.2;
/**
 * The most scenes that none of these texts shows fully. Such a scene stays because it is still offered as a guess, which
 * a person accepts with one tap, or is listed above.
 */
const MOST_NEVER_TAKEN = 37;

describe(`in ${texts.length} texts by people who did not know the duck`, () => {
  it("no more scenes than counted before are taken or guessed in fewer than one of 200 texts", () => {
    expect(rarelyIn(situations.map(scenesIn), SCENE_IDS).length).toBeLessThanOrEqual(MOST_RARE);
  });

  it("each scene is taken or guessed in a text by people, but for those that are listed", () => {
    const all = [...situations, ...strangers.map((text) => readSituation(text, "life"))];
    const seen = new Set(all.flatMap(scenesIn));
    expect(SCENE_IDS.filter((id) => !seen.has(id)).sort()).toEqual(NEVER_SEEN);
  });

  it("scenes are taken whole in at least a fifth of the open situations and conversations", () => {
    const taken = open.filter((text) => readSituation(text, "life").scene !== null);
    expect(taken.length / open.length).toBeGreaterThanOrEqual(SHARE_TAKEN);
  });

  it("no more scenes than counted before are never taken whole in a text by people who did not know the duck", () => {
    const taken = new Set(situations.flatMap(({ scene }) => (scene ? [scene.id] : [])));
    expect(SCENE_IDS.filter((id) => !taken.has(id)).length).toBeLessThanOrEqual(MOST_NEVER_TAKEN);
  });

  it("each knot is found in at least one of 200 texts by people who did not know the duck", () => {
    expect(
      rarelyIn(
        situations.map(({ knots }) => knots),
        KNOTS,
      ),
    ).toEqual([]);
  });

  it("a knot is taken as sure, without a tap, in the texts that are grave and in few others", () => {
    const sure = situations.filter(({ isKnotSure }) => isKnotSure);
    const grave = sure.filter(({ isGrave }) => isGrave);
    expect(grave.length).toBeGreaterThan(0);
    expect((sure.length - grave.length) / situations.length).toBeLessThan(0.05);
  });
});
