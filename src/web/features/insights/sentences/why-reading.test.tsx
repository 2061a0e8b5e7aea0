// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { OtherWordsOutput, SentenceOutput } from "#contract/sentences.ts";
import { createTestQueryClient } from "#test-support/query-client.ts";
import { AskableWords } from "./askable-words.tsx";

const ID = "0192f0c4-0000-7000-8000-000000000001";
const EARLIER = "0192f0c4-0000-7000-8000-000000000002";
const SENTENCES: SentenceOutput[] = [
  {
    index: 0,
    text: "Send the small question.",
    origins: [{ kind: "card", cardId: "the-ping", text: "Send the small question.", part: "text" }],
    answer: null,
  },
  {
    index: 1,
    text: "In August you were “waiting for him”.",
    origins: [
      { kind: "earlier", insightId: EARLIER, at: "2026-08-11T20:14:00.000Z", quote: "waiting for him" },
    ],
    answer: null,
  },
  { index: 2, text: "Perhaps he is waiting for you.", origins: [{ kind: "guess" }], answer: null },
  {
    index: 3,
    text: "You wrote “just nods”.",
    origins: [{ kind: "own", quote: "just nods", from: "question" }],
    answer: null,
  },
];

const OTHERS: OtherWordsOutput[] = [
  { part: "step", text: "Text him one line.", origins: [{ kind: "guess" }] },
  {
    part: "remark",
    text: "You said “just nods”.",
    origins: [{ kind: "own", quote: "just nods", from: "question" }],
  },
];

let sent: { method: string; path: string; body: unknown }[];
beforeEach(() => {
  sent = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body: string | null }) => {
    const asked: unknown = body && JSON.parse(body);
    sent.push({ method, path, body: asked });
    const answer =
      method === "PUT"
        ? { ...SENTENCES[2], ...(asked as object) }
        : { at: "2026-10-11T16:40:00.000Z", sentences: SENTENCES, others: OTHERS };
    return new Response(JSON.stringify(answer), { status: 200 });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(changes: { isGrave?: boolean; isDefault?: boolean } = {}) {
  const insight = { id: ID, isGrave: false, isDefault: false, ...changes };
  render(
    <QueryClientProvider client={createTestQueryClient()}>
      <MemoryRouter>
        <AskableWords insight={insight}>
          <p>The words as they are.</p>
        </AskableWords>
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

async function ask(sentence: RegExp) {
  fireEvent.click(await screen.findByRole("button", { name: sentence }));
  return within(await screen.findByRole("dialog", { name: "Why this sentence?" }));
}

const askWhy = () => fireEvent.click(screen.getByRole("button", { name: "Why does it say that?" }));

describe("a reading that is asked why", () => {
  it("asks the server nothing before, and keeps its words until the sources are there", async () => {
    open();
    expect(sent).toEqual([]);
    askWhy();
    screen.getByText("The words as they are.");
    await screen.findByRole("region", { name: "Where each sentence comes from" });
    expect(screen.queryByText("The words as they are.")).toBeNull();
    expect(sent).toEqual([{ method: "GET", path: `/api/insights/${ID}/sentences`, body: null }]);
  });

  it("is scrolled to the first of its sentences", async () => {
    const scrolled: Element[] = [];
    Element.prototype.scrollIntoView = function scrollIntoView() {
      scrolled.push(this);
    };
    open();
    askWhy();
    const list = await screen.findByRole("region", { name: "Where each sentence comes from" });
    expect(scrolled).toEqual([list]);
  });

  it("names the source of each sentence and counts the guesses", async () => {
    open();
    askWhy();
    await screen.findByRole("button", { name: /^From the card: ?Send/ });
    screen.getByRole("button", { name: /^An earlier entry: ?In August/ });
    screen.getByRole("button", { name: /^A guess: ?Perhaps/ });
    screen.getByRole("button", { name: /^Your own words: ?You wrote/ });
    screen.getByText("One of this reading’s 4 sentences is a guess.");
    screen.getByText("1 earlier entry");
  });

  it("quotes an earlier entry with its date and links to it", async () => {
    open();
    askWhy();
    const sheet = await ask(/In August/);
    sheet.getByText("“waiting for him”");
    sheet.getByText(/an earlier entry · Aug 11/);
    expect(sheet.getByRole("link", { name: "Open that reading" }).getAttribute("href")).toBe(
      `/insights/${EARLIER}`,
    );
  });

  it("says plainly that a guess is one, and strikes it out when the person says that it is not so", async () => {
    open();
    askWhy();
    const sheet = await ask(/Perhaps/);
    sheet.getByText("the duck’s guess");
    fireEvent.click(sheet.getByRole("button", { name: "That’s not it" }));
    await sheet.findByText("Struck out. Tap again to take it back.");
    await waitFor(() =>
      expect(sent.at(-1)).toEqual({
        method: "PUT",
        path: `/api/insights/${ID}/sentences/2`,
        body: { answer: "wrong" },
      }),
    );
    await waitFor(() => screen.getByText(/A guess, struck out/));
    fireEvent.click(sheet.getByRole("button", { name: "That’s not it" }));
    await waitFor(() => expect(sent.at(-1)?.body).toEqual({ answer: null }));
  });

  it("names the source of its steps and its remark, which are no guesses and cannot be struck out", async () => {
    open();
    askWhy();
    await screen.findByRole("button", { name: /^Your own words: ?You said/ });
    screen.getByText("One of this reading’s 4 sentences is a guess.");
    const sheet = await ask(/^The duck’s idea: ?Text him/);
    sheet.getByText("the duck’s idea");
    expect(sheet.queryByRole("button", { name: "That’s not it" })).toBeNull();
  });

  it("keeps the way to help beside a sentence of a grave reading", async () => {
    open({ isGrave: true });
    askWhy();
    const sheet = await ask(/Perhaps/);
    sheet.getByRole("link", { name: "help" });
  });

  it("goes back to the reading as it is", async () => {
    open();
    askWhy();
    await screen.findByRole("region", { name: "Where each sentence comes from" });
    fireEvent.click(screen.getByRole("button", { name: "Back to the reading" }));
    screen.getByText("The words as they are.");
  });
});

it("a default reading cannot be asked, because nobody wrote it", () => {
  open({ isDefault: true });
  expect(screen.queryByRole("button")).toBeNull();
});
