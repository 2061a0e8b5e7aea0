// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { CardOutput } from "#contract/cards.ts";
import type { InsightOutput } from "#contract/insights.ts";
import { allGuesses, HARD_PARTS, hardPartGuess } from "#domain/readings/hard-part.ts";
import { cardQuery } from "../../api/queries/cards.ts";
import { insightQuery } from "../../api/queries/insights.ts";
import { InsightPage } from "./insight-page.tsx";
import type { Instead } from "./not-this.tsx";

const STEP = { index: 0, text: "Copy it.", minutes: 2, title: "Copy it", isDone: false, doneAt: null };
const INSIGHT: InsightOutput = {
  id: "0192f0c4-0000-7000-8000-000000000001",
  spreadType: "quick-draw",
  blockTypeId: "life",
  cardsDrawn: [{ id: "the-interface", reversed: false }],
  resonated: false,
  tookAction: false,
  createdAt: "2026-11-21T08:00:00.000Z",
  userContext: "My father called. I say yes to him, and then I drive around for an hour.",
  reading: {
    headline: "One sentence of yours.",
    interpretation:
      "I’m not sure which part is the hard one. I’d underline “then I drive around”. Where to?\n\nThe Interface is about a door.",
    keyInsights: ["Two minutes beat an hour."],
    actionSteps: [{ text: "Copy it.", minutes: 2 }],
    robQuip: "Even a loop has a line after it.",
    reflectionPrompts: ["What happened after it?"],
    isSure: false,
    guesses: [
      { id: "said-yes-again", label: "saying yes when you mean no" },
      { id: "caring-for-a-parent", label: "caring for a parent" },
    ],
  },
  isUnreadable: false,
  isDefault: false,
  duck: "offline",
  notice: null,
  associatedBlock: null,
  receipt: null,
  drawId: null,
  steps: [{ ...STEP, smaller: null, usesSmaller: false }],
  note: "",
  editedAt: null,
  isGrave: false,
};
const CARD = {
  coreMeaning: "A boundary is a promise with a shape.",
  reversedMeaning: "A door that is only painted on.",
  duckWisdom: "A good interface is short.",
  duckQuestion: "What have you been refusing?",
} as CardOutput;

const readAgain = vi.fn<(instead?: Instead) => void>();
afterEach(() => {
  cleanup();
  readAgain.mockReset();
});

function open(changes: Partial<InsightOutput> = {}) {
  const insight = { ...INSIGHT, ...changes };
  const client = new QueryClient({ defaultOptions: { queries: { staleTime: Number.POSITIVE_INFINITY } } });
  client.setQueryData(insightQuery(INSIGHT.id).queryKey, insight);
  for (const { id } of insight.cardsDrawn) client.setQueryData(cardQuery(id).queryKey, CARD);
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <InsightPage
          id={INSIGHT.id}
          advisorName="Rob"
          cardCount={1}
          onReadAgain={readAgain}
          renderHelp={() => null}
          onDeleted={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const QUESTION = "First: which part is the hard one?";
const DOUBT = /I can’t tell for sure\./;
const OFFER = /Pick the one that fits, and I’ll write the reading from it\./;

const LIKELY = /My guess is the first answer below\./;
const withFound = (...found: { id: string; label: string }[]): Partial<InsightOutput> => ({
  reading: { ...INSIGHT.reading, guesses: allGuesses(found, undefined) } as InsightOutput["reading"],
});

describe("the page of an unsure reading", () => {
  it("the page of an unsure reading calls the first answer its guess if the text shows it", () => {
    open(withFound(hardPartGuess("choose")));
    expect(screen.getByText(OFFER).textContent).toMatch(LIKELY);
    expect(screen.queryByText(DOUBT)).toBeNull();
  });

  it("the page of an unsure reading says that a question comes first, that the duck is unsure and what the answer is for, then shows the person's whole sentence and the answers", () => {
    open(withFound());
    const title = screen.getByRole("heading", { level: 1, name: QUESTION });
    const offer = screen.getByText(OFFER);
    expect(offer.textContent).toMatch(DOUBT);
    const own = screen.getByText("“I say yes to him, and then I drive around for an hour.”");
    const asked = screen.getByText("The hard part is …");
    for (const [first, second] of [
      [title, offer],
      [offer, own],
      [own, asked],
    ] as const)
      expect(first.compareDocumentPosition(second)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
  });

  it("a reading for which every answer was given has the usual page and offers no answer", () => {
    open({ readAs: "none of these", guessesTaken: ["said-yes-again", "caring-for-a-parent", "none"] });
    screen.getByRole("button", { name: "Mark it done" });
    expect(screen.queryByText(OFFER)).toBeNull();
    expect(screen.queryByRole("region", { name: /Your answer|Not this/ })).toBeNull();
  });

  it("the page of an unsure reading offers each guess and 'none of these', and reads again by one tap", () => {
    open();
    const guesses = within(screen.getByRole("region", { name: "Your answer" }));
    expect(guesses.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "saying yes when you mean no",
      "caring for a parent",
      "none of these",
    ]);
    fireEvent.click(guesses.getByRole("button", { name: "caring for a parent" }));
    expect(readAgain).toHaveBeenCalledWith({ about: "caring-for-a-parent" });
  });

  it("the page of an unsure reading brings the hard parts that were not offered when no answer fits, and takes one by a tap", () => {
    open();
    const guesses = within(screen.getByRole("region", { name: "Your answer" }));
    fireEvent.click(guesses.getByRole("button", { name: "none of these" }));
    expect(readAgain).not.toHaveBeenCalled();
    const labels = guesses.getAllByRole("button").map(({ textContent }) => textContent);
    expect(labels.slice(0, 3)).toEqual([
      "saying yes when you mean no",
      "caring for a parent",
      "something you haven’t said",
    ]);
    expect(labels).toHaveLength(2 + HARD_PARTS.length + 1);
    screen.getByText(`one of ${labels.length} answers`);
    expect(document.activeElement?.textContent).toBe("something you haven’t said");
    fireEvent.click(guesses.getByRole("button", { name: "not getting going with it" }));
    expect(readAgain).toHaveBeenLastCalledWith({ about: "hard-part-begin" });
    fireEvent.click(guesses.getByRole("button", { name: "none of these either" }));
    expect(readAgain).toHaveBeenLastCalledWith({ about: "none" });
  });

  it.each([
    ["all of them", [], "one of 3 answers"],
    ["one guess and 'none of these'", ["said-yes-again"], "one of 2 answers"],
  ])("the page of an unsure reading says how many answers there are: %s", (_left, guessesTaken, line) => {
    open({ guessesTaken });
    screen.getByText(line);
  });

  it("the page of an unsure reading shows a very long sentence of the person's whole after a tap, and a shorter one at once", () => {
    const long = `I say yes to him, ${"and then I drive around for an hour, ".repeat(7)}alone.`;
    open({ userContext: long });
    const own = screen.getByText(`“${long}”`);
    expect(own.className).toMatch(/line-clamp/);
    fireEvent.click(screen.getByRole("button", { name: "show the whole sentence" }));
    expect(own.className).not.toMatch(/line-clamp/);
    expect(document.activeElement).toBe(own);
    expect(screen.queryByRole("button", { name: "show the whole sentence" })).toBeNull();
    screen.getByText("your sentence, in full");
    cleanup();
    open();
    expect(screen.queryByRole("button", { name: "show the whole sentence" })).toBeNull();
  });

  it("the page of an unsure reading shows the card's own text and question instead of an interpretation", () => {
    open();
    expect(screen.queryByRole("button", { name: "Why does it say that?" })).toBeNull();
    screen.getByText(CARD.coreMeaning);
    screen.getByRole("heading", { name: "What this card means" });
    screen.getByText(CARD.duckWisdom);
    screen.getByText(/What have you been refusing\?/);
    expect(screen.queryByText(/is about a door/)).toBeNull();
  });

  it("the page of an unsure reading of three cards shows what each means as it lies, and its question", () => {
    open({
      spreadType: "full-pond",
      cardsDrawn: [
        { id: "the-interface", reversed: false, position: "situation" },
        { id: "the-ping", reversed: true, position: "challenge" },
        { id: "the-branch", reversed: false, position: "advice" },
      ],
    });
    screen.getByRole("heading", { name: "What these cards mean" });
    expect(screen.getAllByText(CARD.coreMeaning)).toHaveLength(2);
    screen.getByText("A door that is only painted on.");
    expect(screen.getAllByText(/What have you been refusing\?/)).toHaveLength(3);
  });

  it("the page of an unsure reading has no step and no remark", () => {
    open();
    for (const text of ["Copy it.", "Even a loop has a line after it.", "One sentence of yours."])
      expect(screen.queryByText(text)).toBeNull();
    expect(screen.queryByRole("button", { name: "Mark it done" })).toBeNull();
  });

  it("a reading for which no guess fitted has the usual page, with its headline, step and text, and keeps the other guesses folded below", () => {
    open({ readAs: "none of these", guessesTaken: ["said-yes-again", "none"] });
    expect(heading()).not.toMatch(DOUBT);
    expect(screen.queryByText(OFFER)).toBeNull();
    screen.getByText("Copy it.");
    screen.getByRole("button", { name: "Mark it done" });
    screen.getByText("Your answer: none of these.");
    const summary = screen.getByText("Another answer after all");
    expect(summary.closest("details")?.open).toBe(false);
    const guesses = within(screen.getByRole("region", { name: "Not this?" }));
    expect(guesses.getAllByRole("button").map(({ textContent }) => textContent)).toEqual([
      "caring for a parent",
    ]);
  });

  it("the page of an unsure reading says nothing in English about a text in a language that the duck does not understand", () => {
    const interpretation = "Ehrlich gesagt: nur Englisch.\n\nI have it as you wrote it: “My father called.”";
    open({ reading: { ...INSIGHT.reading, interpretation } as InsightOutput["reading"] });
    screen.getByText("Ehrlich gesagt: nur Englisch.");
    screen.getByText("“My father called.”");
    expect(screen.queryByText(/sound certain/)).toBeNull();
    expect(screen.queryByText(DOUBT)).toBeNull();
  });

  it("the page of an unsure reading says after 'none of these' on a text in a language that the duck does not understand that it reads only cards", () => {
    const interpretation = "Ehrlich gesagt: nur Englisch.\n\nI have it as you wrote it: “My father called.”";
    open({
      reading: { ...INSIGHT.reading, interpretation } as InsightOutput["reading"],
      readAs: "none of these",
      guessesTaken: ["none"],
    });
    expect(heading()).toBe("I can read cards, but not this language.");
    expect(screen.queryByText(DOUBT)).toBeNull();
  });

  it.each<[string, Partial<InsightOutput>]>([
    ["a sure one", { reading: { ...INSIGHT.reading, isSure: true } as InsightOutput["reading"] }],
    ["one that was stored before the duck said whether it was sure", { reading: withoutSure() }],
    ["a grave one", { isGrave: true }],
    ["one whose step was begun", { steps: [{ ...STEP, isDone: true, smaller: null, usesSmaller: false }] }],
  ])("the page of an unsure reading is not shown for a reading that is %s", (_what, changes) => {
    open(changes);
    expect(heading()).toBe("One sentence of yours.");
    screen.getByText(/is about a door/);
  });
});

function withoutSure(): InsightOutput["reading"] {
  if (!INSIGHT.reading) return null;
  const { isSure: _isSure, ...reading } = INSIGHT.reading;
  return reading;
}
