import type { Scene } from "./frames/scenes/scene.ts";
import { SCENES, WIDE_SCENES } from "./frames/scenes/scenes.ts";

/** One plain declaration is enough; otherwise the subject and what is wrong with it must both be there. */
export const SCENE_THRESHOLD = 3;
const FURTHER_MATCH = 0.4;

/** The situation whose own words the text uses most, or `null`: a wrong one is worse than none. */
export function findScene(plain: string): Scene | null {
  return strongestOf(SCENES, plain) ?? strongestOf(WIDE_SCENES, plain);
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

function scoreOf(scene: Scene, plain: string): number {
  return scene.cues.reduce((sum, [weight, pattern]) => {
    const found = new Set(plain.match(new RegExp(pattern.source, "g")) ?? []).size;
    return found === 0 ? sum : sum + weight + FURTHER_MATCH * Math.min(2, found - 1);
  }, 0);
}
