import { MOST_GUESSES } from "../readings/lengths.ts";
import type { Guess } from "../readings/reading-result.ts";
import { withTypographicApostrophes } from "../text/typographic-apostrophes.ts";
import { SCENE_WEIGHTS } from "./duck-weights.ts";
import { type Found, findSigns, isAnywhere, signIndex } from "./find-scene-signs.ts";
import { wordsOf } from "./phrase-anchors.ts";
import type { Scene } from "./scene.ts";
import { SCENES } from "./scenes.ts";

export interface SceneFinding {
  /**
   * The scene: a situation that many people are in. `null` if the text shows no scene's subject together with its
   * trouble, because a wrong scene is worse than none.
   */
  scene: Scene | null;
  /** Other situations that the text may be about, the likeliest first. */
  guesses: readonly Guess[];
}

interface Weighed {
  scene: Scene;
  /** Whether the text shows the whole scene and not only some of its signs. */
  isShown: boolean;
  /**
   * Whether the scene may be offered as a guess: the text names it plainly, or names its subject near one of its
   * troubles.
   */
  isGuessable: boolean;
  weight: number;
}

/** The ids of situations that the person chose. */
interface SceneHints {
  /** The id that the person chose for this text, or `none`. */
  about?: string | undefined;
  /**
   * The id that the person chose for an earlier text on the same block. It is used if this text shows no other
   * situation.
   */
  remembered?: string | undefined;
  /** True if the text says something so heavy that only the painful situations may be recognised in it. */
  isWeighty?: boolean;
}

/**
 * The situation that the sentences show, each flattened by `plainOf`. `about` is the id of the scene that the person
 * chose, or `none`.
 */
export function findScene(
  sentences: readonly string[],
  { about, remembered, isWeighty = false }: SceneHints = {},
): SceneFinding {
  const weighed = weighAll(sentences).filter(({ scene }) => !isWeighty || scene.isTender === true);
  const scene =
    about === undefined ? (shownIn(weighed) ?? (isWeighty ? null : known(remembered))) : known(about);
  return { scene, guesses: guessesFrom(weighed, scene) };
}

function known(about: string | undefined): Scene | null {
  return SCENES.find(({ id }) => id === about) ?? null;
}

function shownIn(weighed: readonly Weighed[]): Scene | null {
  return weighed.find(({ isShown }) => isShown)?.scene ?? null;
}

function guessesFrom(weighed: readonly Weighed[], taken: Scene | null): Guess[] {
  return weighed
    .filter(({ scene, isGuessable }) => scene !== taken && isGuessable)
    .slice(0, MOST_GUESSES)
    .map(({ scene: { id, label } }) => ({ id, label: withTypographicApostrophes(label) }));
}

/** Returns every scene with at least one sign and no veto phrase, the highest weight first. */
function weighAll(sentences: readonly string[]): Weighed[] {
  const text = sentences.map((plain) => ({ plain, possible: signIndex().findPossible(wordsOf([plain])) }));
  const shown = SCENES.flatMap((scene) => {
    const found = findSigns(scene.signs, text);
    return found ? [{ scene, found }] : [];
  });
  const rarity = rarityOf(shown.map(({ found }) => found));
  return shown
    .map(({ scene, found }) => ({ scene, ...weigh(found, scene.signs.isSpread, rarity) }))
    .sort((one, other) => other.weight - one.weight || other.scene.priority - one.scene.priority);
}

/** Sums 1 / (the number of scenes with the phrase) over the phrases found: rare phrases count more. */
function rarityOf(all: readonly Found[]): (found: Found) => number {
  const scenes = new Map<string, number>();
  for (const phrase of all.flatMap(phrasesOf)) scenes.set(phrase, (scenes.get(phrase) ?? 0) + 1);
  return (found) => phrasesOf(found).reduce((sum, phrase) => sum + 1 / (scenes.get(phrase) ?? 1), 0);
}

function phrasesOf({ declared, subject, trouble, namedBy }: Found): string[] {
  return [...new Set([...declared, ...subject, ...trouble, ...namedBy].flat())];
}

function weigh(found: Found, isSpread: boolean, rarityFor: (found: Found) => number): Omit<Weighed, "scene"> {
  const { declared, subject, trouble, namedBy } = found;
  const rarity = Math.min(SCENE_WEIGHTS.mostRarity, rarityFor(found));
  const isDeclared = isAnywhere(declared);
  const hasTroubles = new Set(trouble.flat()).size >= SCENE_WEIGHTS.leastTroubles;
  const isNear = standTogether(subject, trouble, isSpread);
  const isTogether = hasTroubles && isNear;
  const isNamedPlainly = isAnywhere(namedBy);
  const isLast = [declared, subject, trouble, namedBy].some((matches) => (matches.at(-1) ?? []).length > 0);
  return {
    isShown: isDeclared || isTogether,
    isGuessable: isDeclared || isNear || isNamedPlainly,
    weight:
      (isDeclared ? SCENE_WEIGHTS.declares : 0) +
      (isTogether ? SCENE_WEIGHTS.subjectWithTrouble : 0) +
      (isNear ? SCENE_WEIGHTS.subjectNearTrouble : 0) +
      (isNamedPlainly ? SCENE_WEIGHTS.namedBy : 0) +
      SCENE_WEIGHTS.rarity * rarity +
      (isLast ? SCENE_WEIGHTS.inLastSentence : 0),
  };
}

/**
 * Returns whether subject and trouble are in one sentence or in neighbouring ones; for some scenes they may be anywhere
 * in the text.
 */
function standTogether(
  subject: readonly string[][],
  trouble: readonly string[][],
  isSpread: boolean,
): boolean {
  if (isSpread) return isAnywhere(subject) && isAnywhere(trouble);
  return subject.some(
    (found, at) => found.length > 0 && [at - 1, at, at + 1].some((near) => (trouble[near] ?? []).length > 0),
  );
}
