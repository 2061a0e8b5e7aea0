import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { KNOTS } from "#domain/duck/find-knots.ts";
import { readSituation } from "#domain/duck/read-situation.ts";
import { SCENES } from "#domain/duck/scenes.ts";
import { HALVES, loadConversations, loadSituations } from "../judged/judged-sets.ts";

/** A scene or knot that shows in a smaller share of the texts is deleted, or is listed in `KEPT` with a reason. */
const LEAST_SHARE = 1 / 200;
/**
 * These two scenes are for people who make and sell things. The deck is for them first, but few of the texts
 * are by them.
 */
const KEPT = ["too-close-to-show", "too-cheap"];

function loadVeiled(half: string): string[] {
  const file = new URL(`../judged/veiled/${half}.json`, import.meta.url);
  const all: { language: string; text: string }[] = JSON.parse(readFileSync(file, "utf8"));
  return all.filter(({ language }) => language === "en").map(({ text }) => text);
}

/** English texts by people who have not seen the scenes; only counted, never read, where they are sealed. */
const texts = HALVES.flatMap((half) => [
  ...loadSituations(half).map(({ text }) => text),
  ...loadConversations(half).map(({ situation }) => situation),
  ...loadVeiled(half),
]);
const situations = texts.map((text) => readSituation(text, "life"));

function rarelyIn(shown: readonly (readonly string[])[], all: readonly string[]): string[] {
  return all.filter((id) => shown.filter((ids) => ids.includes(id)).length < LEAST_SHARE * situations.length);
}

describe(`in ${texts.length} texts by people who did not know the duck`, () => {
  it("each scene is recognised or guessed in at least one of 200 texts by people who did not know the duck, or is listed in KEPT", () => {
    const shown = situations.map(({ scene, guesses }) => [
      ...guesses.map(({ id }) => id),
      ...(scene ? [scene.id] : []),
    ]);
    expect(
      rarelyIn(
        shown,
        SCENES.map(({ id }) => id),
      ).sort(),
    ).toEqual([...KEPT].sort());
  });

  it("each knot is found in at least one of 200 texts by people who did not know the duck", () => {
    expect(
      rarelyIn(
        situations.map(({ knots }) => knots),
        KNOTS,
      ),
    ).toEqual([]);
  });
});
