// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { cardOfDay, dayNumberOf } from "#domain/deck/card-of-day.ts";
import { DECK_IDS } from "../../ui/tarot-card.tsx";
import { CardOfDay } from "./card-of-day.tsx";

afterEach(cleanup);

const open = (id: string) =>
  render(
    <MemoryRouter>
      <CardOfDay asking={{ id, question: "Who could answer today?" }} />
    </MemoryRouter>,
  );

it("the card of the day shows its question, but not the question of another day's card", () => {
  const today = cardOfDay(dayNumberOf(Date.now()), DECK_IDS) ?? "";
  open(today);
  expect(screen.getByText("Who could answer today?")).toBeDefined();
  expect(screen.getByText("asks")).toBeDefined();
  cleanup();
  open(DECK_IDS.find((id) => id !== today) ?? "");
  expect(screen.queryByText("Who could answer today?")).toBeNull();
  expect(screen.getByText(/^The same for everybody today/)).toBeDefined();
});
