import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { KNOTS } from "#domain/duck/find-knots.ts";
import { readSituation } from "#domain/duck/read-situation.ts";
import { SCENES } from "#domain/duck/scenes.ts";
import { HALVES, loadConversations, loadSituations } from "../judged/judged-sets.ts";

/** The smallest share of texts in which a scene or knot must be recognised. One with a smaller share needs a reason. */
const LEAST_SHARE = 1 / 200;

function loadVeiled(half: string): string[] {
  const file = new URL(`../judged/veiled/${half}.json`, import.meta.url);
  const all: { language: string; text: string }[] = JSON.parse(readFileSync(file, "utf8"));
  return all.filter(({ language }) => language === "en").map(({ text }) => text);
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
/** The scenes that fewer than one of 200 of these texts are about, and that are taken whole in one or two of them. */
const RARE_BUT_TAKEN =
  "answer-owed body-unrecognised caring-for-a-parent changing-the-product child-gone-quiet cold-war credit-taken empty-days hard-truth-for-a-friend hidden-debt house-hunt job-search lent-money machine-at-work moving-away no-answer phone-and-sleep promised-piece said-yes-again small-audience small-job-undone someone-elses-voice talk-put-off too-cheap unpaid-invoices waiting-to-be-found-out worn-out-parent".split(
    " ",
  );
/** The scenes that are kept because strangers wrote of them in texts that are not counted here (`judged/strangers`). */
const FROM_STRANGERS = "apology-owed bought-and-waiting nobody-decides promised-not-begun".split(" ");
/** The scenes that are kept because they are common at work, though these texts hardly show them. */
const AT_WORK =
  "cannot-delegate nodded-along overlooked overseen ready-to-leap stay-or-quit training-the-next-one unreported-mistake vague-feedback wrong-road".split(
    " ",
  );
/** The scenes that are kept because they are common between people, though these texts hardly show them. */
const BETWEEN_PEOPLE =
  "another-child different-futures envied-friend no-friends-here not-trusting outgrown-friends the-ex".split(
    " ",
  );
/** The scenes that are kept because they are common in making things, though these texts hardly show them. */
const IN_MAKING = "band-of-cancellers love-gone-from-it preparing-instead too-close-to-show two-makers".split(
  " ",
);
/** The scenes that are kept because they are common in everyday life, though these texts hardly show them. */
const IN_EVERYDAY_LIFE =
  "behind-the-others evening-drink fine-for-years not-knowing-what starts-and-drops unopened-message".split(
    " ",
  );
const RARE_BUT_KEPT = [
  ...RARE_BUT_TAKEN,
  ...FROM_STRANGERS,
  ...AT_WORK,
  ...BETWEEN_PEOPLE,
  ...IN_MAKING,
  ...IN_EVERYDAY_LIFE,
];

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
 * a person accepts with one tap, or because one of the lists above says so.
 */
const MOST_NEVER_TAKEN = 38;

describe(`in ${texts.length} texts by people who did not know the duck`, () => {
  it("each scene is guessed in at least one of 200 texts by people who did not know the duck, but for those that are kept for a reason", () => {
    const guessed = situations.map(({ scene, guesses }) => [
      ...guesses.map(({ id }) => id),
      ...(scene ? [scene.id] : []),
    ]);
    expect(rarelyIn(guessed, SCENE_IDS).sort()).toEqual([...RARE_BUT_KEPT].sort());
  });

  it("each scene that is kept because it is taken whole in a text is taken in one", () => {
    const taken = new Set(situations.map(({ scene }) => scene?.id));
    expect(RARE_BUT_TAKEN.filter((id) => !taken.has(id))).toEqual([]);
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
