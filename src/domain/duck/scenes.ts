/** The situations that the duck recognises, as `content/duck/scenes/` holds them: one file for each area of life. */
import between from "#content/duck/scenes/between.json" with { type: "json" };
import career from "#content/duck/scenes/career.json" with { type: "json" };
import days from "#content/duck/scenes/days.json" with { type: "json" };
import family from "#content/duck/scenes/family.json" with { type: "json" };
import habit from "#content/duck/scenes/habit.json" with { type: "json" };
import love from "#content/duck/scenes/love.json" with { type: "json" };
import making from "#content/duck/scenes/making.json" with { type: "json" };
import office from "#content/duck/scenes/office.json" with { type: "json" };
import standing from "#content/duck/scenes/standing.json" with { type: "json" };
import tangle from "#content/duck/scenes/tangle.json" with { type: "json" };
import voice from "#content/duck/scenes/voice.json" with { type: "json" };
import waiting from "#content/duck/scenes/waiting.json" with { type: "json" };
import type { Scene, SceneContent } from "./scene.ts";
import { toSign } from "./sign.ts";

/** What a file holds is checked by `bench/duck/scenes.test.ts`; the type that TypeScript reads from it is wider. */
function readArea(area: { scenes: unknown }): Scene[] {
  return (area.scenes as SceneContent[]).map(toScene);
}

function toScene(content: SceneContent): Scene {
  const { subject, trouble, declares, namedBy, veto, isSpread, remarks, ...scene } = content;
  return {
    ...scene,
    signs: {
      subject: toSign(subject),
      trouble: toSign(trouble),
      declares: toSign(declares),
      namedBy: toSign(namedBy),
      veto: toSign(veto),
      isSpread: isSpread === true,
    },
    remarks: remarks.flatMap(({ when, say }) => {
      const sign = toSign(when);
      return sign ? [[sign, say] as const] : [];
    }),
  };
}

const byPriority = (one: Scene, other: Scene) => other.priority - one.priority;

const named = [between, career, days, family, habit, love, making, office, standing, tangle, voice, waiting];

/** All situations, those of higher priority first: of two that fit equally, the first is taken. */
export const SCENES: readonly Scene[] = named.flatMap(readArea).sort(byPriority);
