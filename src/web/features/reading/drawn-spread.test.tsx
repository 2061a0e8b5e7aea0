// @vitest-environment jsdom
import { cleanup, fireEvent, render } from "@testing-library/react";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { playDrop } from "../../ui/sound.ts";
import { DrawnSpread } from "./drawn-spread.tsx";

vi.mock("../../ui/sound.ts", () => ({ playDrop: vi.fn() }));

/** What React waits for in a browser that knows no `AnimationEvent`, as the one of the tests. */
const ENDED = "webkitAnimationEnd";

beforeEach(() => {
  vi.mocked(playDrop).mockClear();
});
afterEach(cleanup);

it.each(["turn-up", "fade-up"])("is heard once a card when it has come up (%s)", (animationName) => {
  const { container } = render(
    <DrawnSpread
      cards={[
        { id: "the-cache", reversed: false, position: "situation" },
        { id: "the-ping", reversed: true, position: "challenge" },
      ]}
      reveal={{ dealtCount: 2, drawnCount: 2, turningCount: 2 }}
    />,
  );
  for (const moved of container.querySelectorAll(".card-turns, .card-front, .card-behind")) {
    fireEvent(moved, Object.assign(new Event(ENDED, { bubbles: true }), { animationName }));
  }
  expect(playDrop).toHaveBeenCalledTimes(2);
});
