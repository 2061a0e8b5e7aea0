// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { afterEach, expect, it } from "vitest";
import { HowDrawn } from "./how-drawn.tsx";

afterEach(cleanup);

const CARD = { id: "the-ping", reversed: false };

it.each([
  [1, "How this card was drawn"],
  [3, "How these cards were drawn"],
])("the line that opens the receipt of a reading with %i card(s) is '%s'", (count, line) => {
  render(<HowDrawn insight={{ receipt: null, cardsDrawn: Array.from({ length: count }, () => CARD) }} />);
  expect(screen.getByRole("group").querySelector("summary")?.textContent).toBe(line);
});
