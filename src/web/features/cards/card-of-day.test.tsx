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
  expect(screen.queryByText("Who could answer another day?")).toBeNull();
  expect(screen.getByText(/^The same for everybody today/)).toBeDefined();
});
