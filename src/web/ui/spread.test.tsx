// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Spread } from "./spread.tsx";

afterEach(cleanup);

const PING = { id: "the-ping", name: "The Ping", isReversed: false };

// The class is measured in `e2e/in-sight.journey.ts`, because it depends on the width of the card.
it.each([
  ["is hidden where it can be read in the drawing", { isReversed: false }, true],
  ["is in sight at any size if the card is reversed", { isReversed: true }, false],
])("the name in the caption of a card %s", (_, lie, canBeHidden) => {
  render(<Spread cards={[{ ...PING, ...lie }]} />);
  expect(screen.getByText("Ping").classList.contains("name-of-card")).toBe(canBeHidden);
});
