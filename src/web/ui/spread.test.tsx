// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { Spread } from "./spread.tsx";

afterEach(cleanup);

const PING = { id: "the-ping", name: "The Ping", isReversed: false };

it("the name of a large upright card is in sight once, in its drawing, and is read to screen readers", () => {
  render(<Spread isLarge cards={[PING]} />);
  expect(screen.getByText("Ping").className).toBe("sr-only");
});

it.each([
  ["a card that lies upside down", { isLarge: true, cards: [{ ...PING, isReversed: true }] }],
  ["a small card on a phone", { cards: [PING] }],
  ["one of three cards", { isLarge: true, cards: [PING, PING, PING] }],
])("the name of %s is in sight beside its drawing", (_, props) => {
  render(<Spread {...props} />);
  for (const name of screen.getAllByText("Ping")) expect(name.classList.contains("sr-only")).toBe(false);
});
