// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { HowDrawn } from "./how-drawn.tsx";

afterEach(cleanup);

const CARD = { id: "the-ping", reversed: false };

it.each([
  ["How this card was drawn", [CARD]],
  ["How these cards were drawn", [CARD, CARD, CARD]],
])("%s is the line under a reading with so many cards: %o", (line, cardsDrawn) => {
  render(<HowDrawn insight={{ receipt: null, cardsDrawn }} />);
  screen.getByText(line);
});
