import type { BlockTypeId } from "../deck/card.ts";
import type { Scene } from "./frames/scenes/scene.ts";
import { SCENES, WIDE_SCENES } from "./frames/scenes/scenes.ts";
import { BETWEEN_TWO } from "./frames/scenes/wide/between-two.ts";
import { THE_MADE_THING } from "./frames/scenes/wide/the-made-thing.ts";

/** One plain declaration is enough; otherwise the subject and what is wrong with it must both be there. */
export const SCENE_THRESHOLD = 3;
const FURTHER_MATCH = 0.4;

/** The situation whose own words the text uses most, or `null`: a wrong one is worse than none. */
export function findScene(
  plain: string,
  { blockTypeId, hasCounterpart, hasWork, isWithoutName }: SceneHints,
): Scene | null {
  const recognised = strongestOf(SCENES, plain) ?? strongestOf(WIDE_SCENES, plain);
  if (recognised || !isWithoutName) return recognised;
  if (hasCounterpart && blockTypeId === "relationship") return BETWEEN_TWO;
  return blockTypeId === "creative" && hasWork ? THE_MADE_THING : null;
}

export interface SceneHints {
  blockTypeId: BlockTypeId;
  /** Somebody else is in it, and not at its edge. */
  hasCounterpart: boolean;
  /** Something made or being made is named. */
  hasWork: boolean;
  /** Not even the kind of knot shows. */
  isWithoutName: boolean;
}

function strongestOf(scenes: readonly Scene[], plain: string): Scene | null {
  let best: Scene | null = null;
  let most = 0;
  for (const scene of scenes) {
    const score = scoreOf(scene, plain);
    if (score >= SCENE_THRESHOLD && score > most) {
      best = scene;
      most = score;
    }
  }
  return best;
}

const GLOBAL = new WeakMap<RegExp, RegExp>();

/** The cue made to find all of its matches; compiled once. */
function everyMatchOf(pattern: RegExp): RegExp {
  const known = GLOBAL.get(pattern) ?? new RegExp(pattern.source, "g");
  GLOBAL.set(pattern, known);
  return known;
}

function scoreOf(scene: Scene, plain: string): number {
  return scene.cues.reduce((sum, [weight, pattern]) => {
    const found = new Set(plain.match(everyMatchOf(pattern)) ?? []).size;
    return found === 0 ? sum : sum + weight + FURTHER_MATCH * Math.min(2, found - 1);
  }, 0);
}
