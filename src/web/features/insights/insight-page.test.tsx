// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { InsightOutput } from "#contract/insights.ts";
import type { QuestionId } from "#domain/asking/asking-words.ts";
import { SHOWN_INSIGHT } from "#test-support/shown-insight.ts";
import { insightQuery } from "../../api/queries/insights.ts";
import type { ArrivingReading } from "../../arriving-reading.ts";
import { InsightPage } from "./insight-page.tsx";

const UNTOUCHED = { isDone: false, doneAt: null, smaller: null, usesSmaller: false };
const INSIGHT: InsightOutput = {
  ...SHOWN_INSIGHT,
  spreadType: "full-pond",
  cardsDrawn: [
    { id: "the-infinite-loop", reversed: false, position: "situation" },
    { id: "the-merge-conflict", reversed: true, position: "challenge" },
    { id: "the-breakpoint", reversed: false, position: "advice" },
  ],
  resonated: true,
  userContext: "I don't even know what we're proposing any more.",
  reading: {
    interpretation: "The Infinite Loop is the card for that.\n\nYou put it last.",
    keyInsights: ["There is no exit condition.", "Count the comments."],
    actionSteps: [{ text: "Send Dana the one line.", minutes: 2 }, { text: "Read draft two." }],
    robQuip: "The page was fine. I was hiding in it.",
    reflectionPrompts: ["Which comments would you have refused?"],
  },
  associatedBlock: { id: "0192f0c4-0000-7000-8000-000000000002", name: "Four drafts", status: "active" },
  steps: [
    { index: 0, text: "Send Dana the one line.", minutes: 2, title: "Send Dana the one line", ...UNTOUCHED },
    { index: 1, text: "Read draft two.", title: "Read draft two", ...UNTOUCHED },
  ],
};

interface Answer {
  status: number;
  body: unknown;
}

const readAgain = vi.fn<(correction?: string) => void>();
const askQuestions = vi.fn<(first?: QuestionId) => void>();
let answers: (Answer | Promise<Answer>)[];
let sent: { method: string; path: string; body: unknown }[];
beforeEach(() => {
  answers = [];
  sent = [];
  readAgain.mockReset();
  askQuestions.mockReset();
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body: string | null }) => {
    sent.push({ method, path, body: body && JSON.parse(body) });
    const { status, body: answer } = (await answers.shift()) ?? { status: 500, body: {} };
    return new Response(JSON.stringify(answer), { status });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function open(first: { status: number; body: unknown }) {
  answers.unshift(first);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <InsightPage
          id={INSIGHT.id}
          advisorName="Rob"
          cardCount={3}
          onReadAgain={(correction) => readAgain(correction)}
          onAsk={(first) => askQuestions(first)}
          chat="#chat"
          renderHelp={() => <p>Call 112</p>}
          onDeleted={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const ARRIVING: ArrivingReading = {
  cards: INSIGHT.cardsDrawn,
  cardCount: 3,
  reveal: { captionCount: 3, drawnCount: 3, turningCount: 3, renderBack: () => null },
  onAnimationEnd: () => undefined,
  text: "The Infinite Loop is the card for that.",
  insightId: null,
  headline: null,
  userContext: INSIGHT.userContext,
  waiting: <p>Rob is thinking</p>,
  foot: <button type="button">Stop</button>,
};

/** Opens the page of a reading that is still being written. Returns a function that saves the reading. */
function openArriving(arriving = ARRIVING, saved: InsightOutput = INSIGHT) {
  const client = new QueryClient();
  const pageFor = (id: string | null) => (
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <InsightPage
          id={id}
          arriving={arriving}
          advisorName="Rob"
          cardCount={3}
          onReadAgain={() => undefined}
          renderHelp={() => null}
          onDeleted={() => undefined}
        />
      </MemoryRouter>
    </QueryClientProvider>
  );
  const { rerender } = render(pageFor(null));
  return () => {
    client.setQueryData(insightQuery(INSIGHT.id).queryKey, saved);
    rerender(pageFor(INSIGHT.id));
  };
}

describe("a reading that arrives", () => {
  it("on a phone has its text before the next step, which says where to write", () => {
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
    const [first, ...others] = INSIGHT.steps;
    if (!first) throw new Error("The insight has no step");
    const steps = [{ ...first, text: "Write one line." }, ...others];
    openArriving({ ...ARRIVING, insightId: INSIGHT.id }, { ...INSIGHT, steps })();
    const text = screen.getByRole("heading", { name: "the reading" });
    const step = screen.getByText("Write one line.", { selector: ".next-step p" });
    expect(text.compareDocumentPosition(step)).toBe(Node.DOCUMENT_POSITION_FOLLOWING);
    expect(screen.queryByRole("link", { name: "The reading ↓" })).toBeNull();
    screen.getByText("On paper, or in any notes of yours.");
    cleanup();
    openArriving({ ...ARRIVING, insightId: INSIGHT.id })();
    expect(screen.queryByText("On paper, or in any notes of yours.")).toBeNull();
  });

  it("on a phone keeps no place for a step above its text if it is written before its cards turn", () => {
    vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
    const save = openArriving({ ...ARRIVING, text: "", insightId: INSIGHT.id });
    const isKept = () => document.querySelector(".reading-head-room") !== null;
    expect(isKept()).toBe(true);
    save();
    screen.getByText(/is the card for that/);
    expect(isKept()).toBe(false);
  });

  it("shows the cards, its words so far and 'Stop', and leaves a place for the headline and the step", () => {
    openArriving();
    expect(screen.getAllByRole("listitem")).toHaveLength(3);
    screen.getByText(/is the card for that/);
    screen.getByRole("button", { name: "Stop" });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Your reading is on its way");
    screen.getByText("next step");
    expect(screen.queryByText("Rob is thinking")).toBeNull();
  });

  it("shows the waiting scene before its first word", () => {
    openArriving({ ...ARRIVING, text: "" });
    screen.getByText("Rob is thinking");
    expect(screen.queryByText("next step")).toBeNull();
  });

  it("has its headline over its first words, if the headline came before them", () => {
    const headline = "Nobody reads drafts.";
    openArriving({ ...ARRIVING, headline });
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(headline);
    cleanup();
    openArriving({ ...ARRIVING, headline, text: "" });
    expect(screen.queryByText(headline)).toBeNull();
  });

  it("shows the backs of its cards until they are known", () => {
    const renderBack = () => <i className="back" />;
    const faceDown = { captionCount: 0, drawnCount: 0, turningCount: 0, renderBack };
    openArriving({ ...ARRIVING, cards: [], reveal: faceDown, text: "", waiting: null });
    const cards = screen.getAllByRole("listitem");
    expect(cards.map((card) => [card.querySelectorAll(".back").length, card.textContent])).toEqual([
      [1, ""],
      [1, ""],
      [1, ""],
    ]);
  });

  it("keeps the elements of its words, cards and heading when it is saved", () => {
    const save = openArriving();
    const before = [
      screen.getByText(/is the card for that/),
      screen.getByRole("list", { name: "Cards" }),
      screen.getByRole("heading", { level: 1 }),
    ];
    save();
    expect([
      screen.getByText(/is the card for that/),
      screen.getByRole("list", { name: "Cards" }),
      screen.getByRole("heading", { level: 1 }),
    ]).toEqual(before);
    expect(before.every((element) => element.isConnected)).toBe(true);
    screen.getByText("You put it last.");
    expect(screen.queryByRole("button", { name: "Stop" })).toBeNull();
  });

  it("has its notes behind the last paragraph, so that they move none", () => {
    const save = openArriving();
    save();
    const words = screen.getByRole("region", { name: "Interpretation" });
    expect([...words.children].map(({ tagName }) => tagName)).toEqual(["P", "P", "DIV"]);
  });
});

const openInsight = (changes: Partial<InsightOutput> = {}) =>
  open({ status: 200, body: { ...INSIGHT, ...changes } });

describe("a reading by the offline duck in place of the model", () => {
  const FAILED = "The model did not answer, so the offline duck wrote this.";

  it("says so from its first words, in a line that stays when it is saved", () => {
    const save = openArriving({ ...ARRIVING, standIn: "failed" }, { ...INSIGHT, standIn: "failed" });
    const line = screen.getByText(FAILED);
    save();
    expect(screen.getByText(FAILED)).toBe(line);
  });

  it.each([
    ["failed", FAILED],
    ["spent", "The model’s budget is spent, so the offline duck wrote this."],
  ] as const)("says why when it is opened later: %s", async (standIn, line) => {
    open({ status: 200, body: { ...INSIGHT, duck: "offline", standIn } });
    await screen.findByText(line);
    screen.getByText(/The offline duck composed this\.$/);
    expect(screen.queryByText(/No language model saw them/)).toBeNull();
  });
});

describe("a reading's page", () => {
  it("uses the first key insight as its heading when the reading has no headline", async () => {
    openInsight();
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe(
      "There is no exit condition.",
    );
  });

  it("names its text, and leads to it from the step above it by the same name", async () => {
    openInsight();
    const link = await screen.findByRole("link", { name: "The reading ↓" });
    const text = document.querySelector(link.getAttribute("href") ?? "");
    const [label] = text?.querySelectorAll("h2") ?? [];
    expect(label?.textContent).toBe("the reading");
    expect(label?.nextElementSibling?.textContent).toContain("The Infinite Loop is the card for that.");
  });

  it("says who saw the words of a reading by the offline duck", async () => {
    openInsight();
    await screen.findByText(/No language model saw them, and no person unless you send them in a report\.$/);
  });

  it("strikes the heading out when the person called it wrong", async () => {
    openInsight({ struck: ["There is no exit condition."] });
    const heading = await screen.findByRole("heading", { level: 1 });
    expect(heading.textContent).toBe("Struck out: There is no exit condition.");
  });

  it("shows no joke about death on a grave entry", async () => {
    openInsight({ isGrave: true });
    await screen.findByRole("heading", { level: 1 });
    expect(screen.getByText(/For entertainment only/).textContent).not.toMatch(/dead/);
    cleanup();
    openInsight();
    await screen.findByText(INSIGHT.reading?.robQuip ?? "");
  });

  it("shows only text and help lines when the model was worried, no cards, steps or marks", async () => {
    const reading = { interpretation: "Put it down.\n\nWho is near you?", concern: "danger" as const };
    const nothingElse = { keyInsights: [], actionSteps: [], robQuip: "", reflectionPrompts: [] };
    openInsight({ isGrave: true, reading: { ...reading, ...nothingElse }, steps: [] });
    await screen.findByText("Call 112");
    screen.getByText("Put it down.");
    screen.getByText("Who is near you?");
    screen.getByText("What you wrote");
    expect(screen.queryByRole("img")).toBeNull();
    for (const name of [/That’s it/, /done/i]) expect(screen.queryByRole("button", { name })).toBeNull();
  });

  it("keeps headline and step, with help lines below the text, when the model was only worried", async () => {
    const reading = { ...INSIGHT.reading, concern: "worried" } as InsightOutput["reading"];
    openInsight({ isGrave: true, duck: "model", reading });
    await screen.findByText("Call 112");
    screen.getByRole("heading", { level: 1, name: "There is no exit condition." });
    screen.getByText("Send Dana the one line.", { selector: ".next-step p" });
  });

  it("shows an older reading by the offline duck, with its guesses, like every other reading", async () => {
    const guesses = [{ id: "job-search", label: "looking for a job" }];
    const reading = { ...INSIGHT.reading, isSure: false, guesses } as InsightOutput["reading"];
    openInsight({ reading, readAs: "looking for a job", guessesTaken: ["job-search"] });
    await screen.findByText("You put it last.");
    screen.getByText("Your answer: looking for a job.");
    expect(screen.queryByRole("button", { name: "none of these" })).toBeNull();
  });

  it("uses the card names as its heading when the model answered in prose alone", async () => {
    const nothingElse = { keyInsights: [], actionSteps: [], robQuip: "", reflectionPrompts: [] };
    openInsight({ reading: { interpretation: "Only this.", ...nothingElse }, steps: [] });
    const heading = await screen.findByRole("heading", { level: 1 });
    expect(heading.textContent).toMatch(/^The /);
    expect(screen.queryByText("Steps")).toBeNull();
  });

  it("sends both marks when either is pressed", async () => {
    openInsight({ tookAction: true });
    answers.push({ status: 200, body: INSIGHT });
    fireEvent.click(await screen.findByRole("button", { name: "That’s it" }));
    await waitFor(() => expect(sent.at(-1)).toMatchObject({ method: "PATCH" }));
    expect(sent.at(-1)?.body).toEqual({ resonated: false, tookAction: true });
  });

  it("shows a mark at once, and undoes it with an error message when it was not saved", async () => {
    openInsight({ resonated: false });
    const refusal = Promise.withResolvers<Answer>();
    answers.push(refusal.promise);
    const landed = await screen.findByRole("button", { name: "That’s it" });
    fireEvent.click(landed);
    await waitFor(() => expect(landed.getAttribute("aria-pressed")).toBe("true"));
    refusal.resolve({ status: 500, body: { error: { code: "internal", message: "Something broke." } } });
    expect((await screen.findByRole("alert")).textContent).toContain("That was not saved");
    expect(landed.getAttribute("aria-pressed")).toBe("false");
  });

  it("says that rereading a default reading counts only after its question was changed", async () => {
    const lost = { isDefault: true, notice: "The duck lost his words." };
    openInsight(lost);
    await screen.findByText("The duck lost his words.");
    expect(screen.queryByText(/counts as one of today’s readings/)).toBeNull();
    cleanup();
    openInsight({ ...lost, editedAt: "2026-11-21T09:00:00.000Z" });
    await screen.findByText(/Reading the same cards for it counts as one of today’s readings/);
  });

  it("speaks of one card where one was drawn, when it offers to read it again", async () => {
    const cardsDrawn = [{ id: "the-infinite-loop", reversed: false }];
    openInsight({ cardsDrawn, isDefault: true, notice: "The duck lost his words." });
    await screen.findByRole("button", { name: "Read the same card again" });
  });

  it("saves each ticked step on the server", async () => {
    openInsight();
    answers.push({ status: 200, body: { ...INSIGHT.steps[1], isDone: true } });
    const second = await screen.findByRole("checkbox", { name: "Read draft two." });
    fireEvent.click(second);
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({
        method: "PATCH",
        path: `/api/insights/${INSIGHT.id}/steps/1`,
        body: { isDone: true },
      }),
    );
    expect(screen.getByRole("checkbox", { name: "Read draft two.", checked: true })).toBeDefined();
    expect(screen.getByRole("button", { name: "Mark it done" })).toBeDefined();
  });

  it("undoes a tick with an error message when it was not saved", async () => {
    openInsight();
    answers.push({ status: 500, body: { error: { code: "internal", message: "Something broke." } } });
    fireEvent.click(await screen.findByRole("button", { name: "Mark it done" }));
    expect((await screen.findByRole("alert")).textContent).toContain("That was not saved");
    expect(screen.getByRole("button", { name: "Mark it done" })).toBeDefined();
  });

  it("shows a smaller step with the whole one, and a button back to it", async () => {
    openInsight();
    const smaller = { ...INSIGHT.steps[1], smaller: "Open draft two.", usesSmaller: true };
    answers.push({ status: 200, body: smaller });
    const button = (await screen.findAllByRole("button", { name: "Make it smaller" })).at(-1);
    if (!button) throw new Error("No step can be made smaller");
    button.focus();
    fireEvent.click(button);
    expect(await screen.findByRole("checkbox", { name: /^Open draft two\./ })).toBeDefined();
    expect(document.activeElement?.textContent).toBe("Back to the whole step");
    expect(screen.getByText("The whole step: Read draft two.")).toBeDefined();
    answers.push({ status: 200, body: { ...smaller, usesSmaller: false } });
    fireEvent.click(screen.getByRole("button", { name: "Back to the whole step" }));
    expect(await screen.findByRole("checkbox", { name: "Read draft two." })).toBeDefined();
    expect(sent.at(-1)?.body).toEqual({ usesSmaller: false });
  });

  it("saves a note as it is typed, and says 'Saved'", async () => {
    openInsight();
    answers.push({ status: 200, body: { ...INSIGHT, note: "Dana said yes." } });
    const note = await screen.findByRole("textbox", { name: "Your note" });
    fireEvent.change(note, { target: { value: "Dana said yes." } });
    expect(JSON.stringify({ ...localStorage })).toContain("Dana said yes.");
    expect(await screen.findByText("Saved", {}, { timeout: 5000 })).toBeDefined();
    expect(sent.at(-1)?.body).toEqual({ note: "Dana said yes.", basedOn: { note: "" } });
  });

  it("edits the question in place: cancelling keeps the draft, saving shows the edit date", async () => {
    openInsight();
    fireEvent.click(await screen.findByRole("button", { name: "Edit" }));
    const field = () => screen.getByRole("textbox", { name: "What you wrote" });
    expect(document.activeElement).toBe(field());
    fireEvent.change(field(), { target: { value: "Who signs it?" } });
    fireEvent.click(screen.getByRole("button", { name: "Cancel" }));
    expect(document.activeElement?.textContent).toBe("Go on editing");
    fireEvent.click(screen.getByRole("button", { name: "Go on editing" }));
    expect(field()).toHaveProperty("value", "Who signs it?");
    const edited = { ...INSIGHT, userContext: "Who signs it?", editedAt: "2026-11-20T10:00:00.000Z" };
    answers.push({ status: 200, body: edited });
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    expect(await screen.findByText("Who signs it?", { selector: "p" })).toBeDefined();
    expect(screen.getByText("Nov 20")).toBeDefined();
    expect(localStorage.length).toBe(0);
  });

  it("makes the question read-only while saving, so that no typed text is lost", async () => {
    openInsight();
    fireEvent.click(await screen.findByRole("button", { name: "Edit" }));
    const field = screen.getByRole<HTMLTextAreaElement>("textbox", { name: "What you wrote" });
    fireEvent.change(field, { target: { value: "Who signs it?" } });
    let refuse = (_answer: Answer): void => undefined;
    answers.push(
      new Promise<Answer>((resolve) => {
        refuse = resolve;
      }),
    );
    fireEvent.click(screen.getByRole("button", { name: "Save" }));
    await waitFor(() => expect(field.readOnly).toBe(true));
    expect(screen.getByRole<HTMLButtonElement>("button", { name: "Undo my changes" }).disabled).toBe(true);
    refuse({ status: 500, body: {} });
    await waitFor(() => expect(field.readOnly).toBe(false));
    expect(field.value).toBe("Who signs it?");
  });

  it.each([
    ["resolved", "Resolved", "This insight helped you resolve a block!"],
    ["archived", "Archived", "From archived block"],
    ["paused", "Paused", "From paused block"],
  ] as const)("shows a badge and a sentence for a %s block", async (status, word, sentence) => {
    openInsight({ associatedBlock: { id: INSIGHT.id, name: "Four drafts", status } });
    expect(await screen.findByText(word)).toBeDefined();
    expect(screen.getByText(sentence)).toBeDefined();
  });

  it("links to its block", async () => {
    openInsight();
    const block = await screen.findByRole("link", { name: "Four drafts" });
    expect(block.getAttribute("href")).toBe("/blocks/0192f0c4-0000-7000-8000-000000000002");
  });

  it("shows no badge for an active block", async () => {
    openInsight();
    await screen.findByText("Four drafts");
    expect(screen.queryByText(/block!|From/)).toBeNull();
  });
});

describe("an insight that cannot be shown", () => {
  it("says that it has no data, and shows what the person asked", async () => {
    openInsight({ reading: null, userContext: "Why do I keep four drafts?" });
    expect(await screen.findByText("No insight data available")).toBeDefined();
    expect(screen.getByText("Why do I keep four drafts?").tagName).toBe("BLOCKQUOTE");
  });

  it("says that no words are stored where there are none", async () => {
    openInsight({ reading: null, userContext: "" });
    expect(await screen.findByText(/no words are stored with them/)).toBeDefined();
  });

  it("says that it could not be opened, and shows no raw data", async () => {
    openInsight({ reading: null, isUnreadable: true, userContext: "" });
    expect(await screen.findByText("This entry could not be opened.")).toBeDefined();
  });

  it("says which plan opens it when it is locked", async () => {
    open({
      status: 403,
      body: { error: { code: "plan_locked", message: "This entry is older than your plan shows." } },
    });
    expect(await screen.findByText("This entry is older than your plan shows.")).toBeDefined();
    expect(screen.getByText(/free plan shows 7 days/)).toBeDefined();
  });

  it("links back to all insights when it does not exist", async () => {
    open({ status: 404, body: { error: { code: "not_found", message: "Insight not found" } } });
    expect(await screen.findByText("No such reading")).toBeDefined();
    expect(screen.getByRole("link", { name: "All readings" })).toBeDefined();
  });

  it("can be loaded again after a failure", async () => {
    open({ status: 500, body: {} });
    answers.push({ status: 200, body: INSIGHT });
    fireEvent.click(await screen.findByRole("button", { name: "Retry" }));
    expect(await screen.findByText("You put it last.")).toBeDefined();
  });
});

const BY_MODEL = { duck: "model" } as const;

describe("the answers to a reading", () => {
  it("are 'That’s it', 'That’s not it' and 'Argue with Rob', which leads to the chat", async () => {
    openInsight(BY_MODEL);
    await screen.findByRole("button", { name: "That’s it", pressed: true });
    screen.getByRole("button", { name: "That’s not it", expanded: false });
    expect(screen.getByRole("link", { name: "Argue with Rob" }).getAttribute("href")).toBe("/#chat");
  });

  it("take one sentence from somebody who says that it is not right, and have the cards read again", async () => {
    openInsight(BY_MODEL);
    fireEvent.click(await screen.findByRole("button", { name: "That’s not it" }));
    const field = screen.getByLabelText("What it is about");
    const send = screen.getByRole<HTMLButtonElement>("button", { name: "Read again" });
    expect(send.disabled).toBe(true);
    fireEvent.change(field, { target: { value: " the invoice, not the wedding " } });
    fireEvent.click(send);
    expect(readAgain).toHaveBeenLastCalledWith("the invoice, not the wedding");
  });

  it("speak of one card where one was drawn", async () => {
    const cardsDrawn = [{ id: "the-infinite-loop", reversed: false }];
    openInsight({ ...BY_MODEL, cardsDrawn });
    fireEvent.click(await screen.findByRole("button", { name: "That’s not it" }));
    screen.getByText("Reading the same card again is free, once.");
  });

  it("show the correction afterwards, and offer no second one", async () => {
    openInsight({ ...BY_MODEL, readAs: "the invoice" });
    await screen.findByText("Your answer: the invoice.");
    expect(screen.queryByRole("button", { name: "That’s not it" })).toBeNull();
  });

  it("offer a correction on a grave entry whose reading did not console", async () => {
    openInsight({ ...BY_MODEL, isGrave: true, isNotConsoled: true });
    await screen.findByRole("button", { name: "That’s not it" });
  });

  it.each([
    ["on a grave entry", { ...BY_MODEL, isGrave: true }],
    ["for a reading by the offline duck", { duck: "offline" }],
    ["when a step is done", { ...BY_MODEL, steps: INSIGHT.steps.map((step) => ({ ...step, isDone: true })) }],
  ] as const)("offer no correction %s", async (_, changes) => {
    openInsight(changes as Partial<InsightOutput>);
    await screen.findByRole("button", { name: "That’s it" });
    expect(screen.queryByRole("button", { name: "That’s not it" })).toBeNull();
  });
});

describe("the questions that were skipped", () => {
  it("are offered on the page of the reading", async () => {
    openInsight(BY_MODEL);
    fireEvent.click(await screen.findByRole("button", { name: "Answer five short questions" }));
    expect(askQuestions).toHaveBeenCalledTimes(1);
  });

  it.each([
    ["once they are answered", { answers: { act: "Call Dana." } }],
    ["on a grave entry", { isGrave: true }],
    ["for a reading whose words were lost", { isDefault: true }],
  ] as const)("are not offered %s", async (_, changes) => {
    openInsight({ ...BY_MODEL, ...changes });
    await screen.findByRole("heading", { level: 1 });
    expect(screen.queryByRole("button", { name: "Answer five short questions" })).toBeNull();
  });
});

/** The server's next answer. */
const queue = (body: unknown) => answers.push({ status: 200, body });

describe("a reading that was asked first", () => {
  const SATURDAY = "2026-11-28T09:30";
  const planned = { act: "call Dana", when: { text: "Saturday after breakfast", at: SATURDAY } };
  const [first] = INSIGHT.steps;
  if (!first) throw new Error("The insight has no step");
  const quoting = {
    ...first,
    text: "Call Dana. Then say: “The page is not finished, and I need your help.”",
  };

  beforeEach(() => void vi.setSystemTime("2026-11-23T10:00:00Z"));
  afterEach(() => void vi.useRealTimers());

  it("has the time over its step, and the words to say on paper, ready to be copied", async () => {
    openInsight({ ...BY_MODEL, answers: planned, steps: [quoting] });
    await screen.findByText("Saturday after breakfast");
    screen.getByText("Call Dana. Then say:");
    expect(screen.getByText("The page is not finished, and I need your help.").tagName).toBe("Q");
    screen.getByRole("button", { name: "Copy the words" });
  });

  it("promises its step for the day that was planned, by one tap", async () => {
    openInsight({ ...BY_MODEL, answers: planned });
    const promise = { dueOn: "2026-11-28", at: "09:30", guess: null, madeAt: "2026-11-23T10:00:00.000Z" };
    queue({ ...promise, answer: null, answeredAt: null, snoozedUntil: null });
    fireEvent.click(await screen.findByRole("button", { name: "Ask me on Saturday" }));
    const line = await screen.findByText(/^I’ll ask on Saturday, 9:30.am$/);
    expect(sent.at(-1)).toEqual({
      method: "PUT",
      path: `/api/insights/${INSIGHT.id}/steps/0/promise`,
      body: { dueOn: "2026-11-28", at: "09:30", guess: null },
    });
    expect(document.activeElement).toBe(line.closest("p"));
  });
});
