import { useEffect, useState } from "react";
import type { DrawnCardOutput } from "#contract/cards.ts";
import { pause } from "#web/ui/pause.ts";
import type { Reveal } from "#web/ui/spread.tsx";
import { isStill } from "#web/ui/stillness.ts";
import { fetchDrawing } from "#web/ui/tarot-card.tsx";

/**
 * The delay between two steps, in milliseconds. A card's drawing has about a hundred shapes, so drawings are added one
 * at a time for slow phones, whose animations would stutter. With reduced motion, each step has only a task of its own.
 */
const ONE_AT_A_TIME_MS = 60;
/**
 * The time between adding the cards' drawings and turning the cards, in milliseconds. Rendering a drawing during the
 * turn would make it stutter. With reduced motion nothing turns, so nobody waits.
 */
const UNFOLDS_MS = 250;
/**
 * The longest wait for the drawings of the cards, in milliseconds. After that the cards turn without the missing
 * drawings.
 */
const PATIENCE_MS = 1500;

/** The state of the cards without their backs, which the caller renders. */
export type Dealing = Omit<Reveal, "renderBack">;

const FACE_DOWN: Dealing = { captionCount: 0, drawnCount: 0, turningCount: 0 };

/**
 * Yields the states of the cards one after the other. All cards lie face down at first. Captions and drawings are
 * rendered before the cards turn, because rendering them during the animation would make it stutter.
 */
async function* deal(cards: DrawnCardOutput[]): AsyncGenerator<Dealing> {
  const count = cards.length;
  const drawings = cards.map(({ id }) => fetchDrawing(id).catch(() => {}));
  const betweenMs = isStill() ? 0 : ONE_AT_A_TIME_MS;
  for (let captionCount = 1; captionCount <= count; captionCount += 1) {
    await pause(betweenMs);
    yield { ...FACE_DOWN, captionCount };
  }
  const named = { ...FACE_DOWN, captionCount: count };
  await Promise.race([Promise.all(drawings), pause(PATIENCE_MS)]);
  for (let drawnCount = 1; drawnCount <= count; drawnCount += 1) {
    await pause(betweenMs);
    yield { ...named, drawnCount };
  }
  if (!isStill()) await pause(UNFOLDS_MS);
  for (let turningCount = 1; turningCount <= count; turningCount += 1) {
    yield { ...named, drawnCount: count, turningCount };
    await pause(betweenMs);
  }
}

/** Returns the state of the drawn cards. They turn over when all of them have their drawings. */
export function useDealing(cards: DrawnCardOutput[]): Dealing {
  const [{ of, reveal }, setReveal] = useState({ of: cards, reveal: FACE_DOWN });
  useEffect(() => {
    let isGone = false;
    const watch = async () => {
      for await (const next of deal(cards)) {
        if (isGone) return;
        setReveal({ of: cards, reveal: next });
      }
    };
    if (cards.length > 0) void watch();
    return () => {
      isGone = true;
    };
  }, [cards]);
  return of === cards ? reveal : FACE_DOWN;
}
