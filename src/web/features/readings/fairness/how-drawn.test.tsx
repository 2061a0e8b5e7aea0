// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { HowDrawn } from "./how-drawn.tsx";

afterEach(cleanup);

const CARD = { id: "the-ping", reversed: false };

it.each([
  ["one card", "How this card was drawn", 1],
  ["three cards", "How these cards were drawn", 3],
])("the line that opens the receipt of a reading with %s is '%s'", (_, line, count) => {
  render(<HowDrawn insight={{ receipt: null, cardsDrawn: Array.from({ length: count }, () => CARD) }} />);
  expect(screen.getByRole("group").querySelector("summary")?.textContent).toBe(line);
});
