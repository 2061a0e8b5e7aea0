// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import type { DrawnCardOutput } from "#contract/cards.ts";
import { playDrop } from "#web/ui/sound.ts";
import { Spread } from "#web/ui/spread.tsx";
import { CardBack } from "./card-back.tsx";
import { playDropOnTurn } from "./play-drop-on-turn.ts";
import type { Dealing } from "./use-dealing.ts";

vi.mock("#web/ui/sound.ts", () => ({ playDrop: vi.fn() }));

/** The name of the event for which React listens in a browser without `AnimationEvent`, as in these tests. */
const ENDED = "webkitAnimationEnd";

beforeEach(() => {
  vi.mocked(playDrop).mockClear();
});
afterEach(cleanup);

const CARDS: DrawnCardOutput[] = [
  { id: "the-cache", reversed: false, position: "situation" },
  { id: "the-ping", reversed: true, position: "challenge" },
];

function DrawnSpread({ cards, dealing }: { cards: DrawnCardOutput[]; dealing: Dealing }) {
  const placed = cards.map(({ id, reversed, position }) => ({
    id,
    name: id,
    isReversed: reversed,
    position,
  }));
  const reveal = { ...dealing, renderBack: () => <CardBack from={undefined} ringCount={1} /> };
  return <Spread cards={placed} reveal={reveal} onAnimationEnd={playDropOnTurn} />;
}

it.each([
  { captions: 0, drawings: 0 },
  { captions: 1, drawings: 0 },
  { captions: 2, drawings: 1 },
])(
  "a drawn spread shows the back of each card, and what is known of its face: %o",
  ({ captions, drawings }) => {
    const dealing = { captionCount: captions, drawnCount: drawings, turningCount: 0 };
    const { container } = render(<DrawnSpread cards={CARDS} dealing={dealing} />);
    const count = (selector: string) => container.querySelectorAll(selector).length;
    expect(count("li svg")).toBe(CARDS.length);
    expect({ captions: count("li p"), backs: count(".card-back"), drawings: count("use") }).toEqual({
      captions,
      backs: CARDS.length,
      drawings,
    });
  },
);

it.each(["turn-up", "fade-up"])("drawn cards play one sound each when they appear (%s)", (animationName) => {
  const { container } = render(
    <DrawnSpread cards={CARDS} dealing={{ captionCount: 2, drawnCount: 2, turningCount: 2 }} />,
  );
  for (const moved of container.querySelectorAll(".card-turns, .card-front, .card-behind")) {
    fireEvent(moved, Object.assign(new Event(ENDED, { bubbles: true }), { animationName }));
  }
  expect(playDrop).toHaveBeenCalledTimes(2);
});
