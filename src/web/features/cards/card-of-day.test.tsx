// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { cardOfDay, dayNumberOf } from "#domain/deck/card-of-day.ts";
import { DECK_IDS } from "../../ui/tarot-card.tsx";
import { CardOfDay } from "./card-of-day.tsx";

afterEach(cleanup);

const open = (questions: Record<string, string>) =>
  render(
    <MemoryRouter>
      <CardOfDay questions={questions} />
    </MemoryRouter>,
  );

it("the card of the day shows its question, but not the question of another day's card", () => {
  const today = cardOfDay(dayNumberOf(Date.now()), DECK_IDS) ?? "";
  open({ [today]: "Who could answer today?" });
  expect(screen.getByText("Who could answer today?")).toBeDefined();
  expect(screen.getByText("asks")).toBeDefined();
  cleanup();
  open({ [DECK_IDS.find((id) => id !== today) ?? ""]: "Who could answer another day?" });
  expect(screen.getByText("Who could answer another day?").className).toContain("invisible");
  expect(screen.getByText(/^The same for everybody today/)).toBeDefined();
});

it("the card of the day keeps the place of the longest question, which screen readers do not read", () => {
  const today = cardOfDay(dayNumberOf(Date.now()), DECK_IDS) ?? "";
  const [other = ""] = DECK_IDS.filter((id) => id !== today);
  open({ [today]: "Who could answer today?", [other]: "Who could answer today, and who on any other day?" });
  const place = screen.getByText("Who could answer today, and who on any other day?");
  expect(place.getAttribute("aria-hidden")).toBe("true");
});
