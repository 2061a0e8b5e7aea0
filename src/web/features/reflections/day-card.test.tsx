// @vitest-environment jsdom
import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HomeOutput } from "#contract/home.ts";
import type { Reflection } from "#contract/reflections.ts";
import { createTestQueryClient } from "#test-support/query-client.ts";
import { homeQuery } from "../../api/queries/home.ts";
import { autosaveDraft } from "../../api/text-draft.ts";
import { DayCard } from "./day-card.tsx";
import { lineAfter } from "./line-after.ts";

const QUESTION = "Who could answer today?";
const EARLIER: Reflection = {
  cardId: "the-ping",
  cardName: "The Ping",
  prompt: 3,
  question: QUESTION,
  text: "Dana could.",
  blockTypeId: "work",
  isUnreadable: false,
  createdAt: "2020-10-14T08:00:00.000Z",
  updatedAt: "2020-10-14T08:00:00.000Z",
};

let answers: { status: number; body: unknown }[];
let sent: { path: string; body: unknown }[];
beforeEach(() => {
  answers = [];
  sent = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string | null }) => {
    sent.push({ path, body: body && JSON.parse(body) });
    const answer = answers.shift();
    if (!answer) throw new TypeError("no connection");
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

type Field = Parameters<typeof DayCard>[0]["field"];

/** Shows the card as home does, from home's cached answer. */
function Home({ field }: { field: Field }) {
  const { data } = useQuery({ ...homeQuery, enabled: false });
  return data && <DayCard userId="me" card={data.cardOfDay} field={field} isAmongMany={false} />;
}

function open(reflection: Reflection | null = null, field: Field = "main", tomorrow = false) {
  const client = createTestQueryClient();
  const give = (id: string, question = QUESTION, day = "2026-11-20") =>
    client.setQueryData(homeQuery.queryKey, { cardOfDay: { id, day, question, reflection } } as HomeOutput);
  if (tomorrow) give("the-cache", "Which part was true once?", "2026-11-21");
  else give("the-ping");
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Home field={field} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { give, client };
}
const field = () => screen.findByRole<HTMLTextAreaElement>("textbox", { name: QUESTION });
async function writes(text: string): Promise<void> {
  fireEvent.change(await field(), { target: { value: text } });
}
const sends = () => fireEvent.click(screen.getByRole("button", { name: "Keep it" }));
const saved = (text: string) => ({
  status: 200,
  body: { reflection: { ...EARLIER, text, blockTypeId: null } },
});
const inBrowser = () => JSON.stringify({ ...localStorage });

describe("the card of the day on home", () => {
  it("shows the card's question and leads to the card", async () => {
    open();
    expect(screen.getByText(QUESTION)).toBeDefined();
    expect(screen.getByRole("link", { name: "The Ping" }).getAttribute("href")).toBe("/cards/the-ping");
    expect((await field()).placeholder).toBe("One line is enough");
  });

  it("keeps an answer as a reflection on the card's own question when it is sent, and then shows it", async () => {
    open();
    await writes("My sister could.");
    expect(sent).toEqual([]);
    answers.push(saved("My sister could."));
    sends();
    await screen.findByText("kept, encrypted");
    expect(sent).toEqual([
      {
        path: "/api/cards/the-ping/reflections/3",
        body: {
          text: "My sister could.",
          blockTypeId: null,
          basedOn: { text: "", blockTypeId: null },
          goOnAnyway: false,
        },
      },
    ]);
    expect(document.activeElement?.textContent).toBe("My sister could.");
    expect(screen.getByRole("link", { name: "Earlier answers" }).getAttribute("href")).toBe("/reflections");
    expect(screen.queryByRole("textbox")).toBeNull();
    expect(inBrowser()).not.toContain("My sister could.");
  });

  it("shows an earlier answer with its day, and lets the person change it", async () => {
    open(EARLIER);
    await screen.findByText("Dana could.");
    expect(screen.getByText("you, Oct 14, 2020")).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Change" }));
    expect((await field()).value).toBe("Dana could.");
    expect(document.activeElement).toBe(await field());
    await writes("Nobody.");
    fireEvent.click(screen.getByRole("button", { name: "Leave it as it was" }));
    await screen.findByText("Dana could.");
    expect(document.activeElement?.textContent).toBe("Dana could.");
    fireEvent.click(screen.getByRole("button", { name: "Change" }));
    await writes("Jo could.");
    answers.push(saved("Jo could."));
    sends();
    await screen.findByText("Jo could.");
    expect(sent).toMatchObject([{ body: { blockTypeId: "work", basedOn: { text: "Dana could." } } }]);
  });

  it("takes the answer away if it is emptied and sent", async () => {
    open(EARLIER);
    fireEvent.click(await screen.findByRole("button", { name: "Change" }));
    await writes("");
    answers.push({ status: 200, body: { reflection: null } });
    sends();
    await waitFor(() => expect(screen.queryByRole("button", { name: "Leave it as it was" })).toBeNull());
    expect((await field()).value).toBe("");
  });

  it("sends nothing without words, and leads to the field", async () => {
    open();
    await field();
    sends();
    expect(document.activeElement).toBe(await field());
    expect(sent).toEqual([]);
  });

  it("keeps each keystroke in the browser, and shows it after a reload and a lost connection", async () => {
    open();
    await writes("My sister could.");
    sends();
    await screen.findByText(/It was not saved; your words are kept here/);
    cleanup();
    open(null, "closed");
    expect((await field()).value).toBe("My sister could.");
  });

  it("shows help lines for a dark answer, and keeps it only if the person goes on", async () => {
    open();
    await writes("Nobody would miss me.");
    const help = [{ name: "Samaritans", region: "UK", contact: "116 123", note: null, hours: null }];
    answers.push({ status: 422, body: { error: { code: "crisis_help", message: "Talk.", help } } });
    sends();
    fireEvent.click(await screen.findByRole("button", { name: "Save it anyway" }));
    answers.push(saved("Nobody would miss me."));
    await waitFor(() => expect(sent).toHaveLength(2));
    expect(sent[1]?.body).toMatchObject({ goOnAnyway: true });
  });

  it("offers both texts if another tab has changed the answer", async () => {
    open();
    await writes("My sister could.");
    const current = { text: "Dana could.", blockTypeId: null };
    answers.push({
      status: 409,
      body: { error: { code: "changed_elsewhere", message: "Changed.", current } },
    });
    sends();
    await screen.findByRole("button", { name: "Keep the text above" });
    expect(screen.getByText("Dana could.")).toBeDefined();
    expect((await field()).value).toBe("My sister could.");
  });

  it("opens the field by a button where another thing comes first", async () => {
    open(null, "closed");
    expect(screen.queryByRole("textbox")).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Write an answer" }));
    await waitFor(async () => expect(document.activeElement).toBe(await field()));
    expect(screen.getByRole("button", { name: "Keep it" }).className).not.toContain("bg-duck");
  });

  it("keeps the card that asked while an answer is typed, although the day has changed", async () => {
    const { give } = open();
    await writes("My sis");
    give("the-cache", "Which part was true once?", "2026-11-21");
    await waitFor(() => expect(screen.getByText(QUESTION)).toBeDefined());
    expect((await field()).value).toBe("My sis");
    answers.push(saved("My sis"));
    sends();
    await screen.findByText("Which part was true once?");
  });

  it("keeps a draft with the card and the day that asked, until it is sent or let go", async () => {
    open();
    await writes("My sis");
    cleanup();
    open(null, "main", true);
    expect((await field()).value).toBe("My sis");
    expect(screen.getByRole("heading", { name: "Yesterday’s card" })).toBeDefined();
    fireEvent.click(screen.getByRole("button", { name: "Discard it and show today’s card" }));
    await screen.findByText("Which part was true once?");
    expect(screen.getByRole("heading", { name: "Card of the day" })).toBeDefined();
    expect(inBrowser()).not.toContain("My sis");
  });

  it("shows no draft of another day when the same card comes again, nor one of the card's own page", async () => {
    const others = ["day-answer:me:2026-09-03:the-ping", "reflection:me:the-ping:3"];
    for (const name of others) {
      autosaveDraft.keep({ text: "My sis", base: "", sent: [] }, name);
    }
    open();
    expect((await field()).value).toBe("");
  });

  it("takes over the text of another tab if the person chooses it", async () => {
    const { client } = open();
    await writes("My sister could.");
    const current = { text: "Dana could.", blockTypeId: null };
    answers.push({
      status: 409,
      body: { error: { code: "changed_elsewhere", message: "Changed.", current } },
    });
    sends();
    fireEvent.click(await screen.findByRole("button", { name: "Use the other version" }));
    expect((await field()).value).toBe("Dana could.");
    await waitFor(() => expect(client.getQueryState(homeQuery.queryKey)?.isInvalidated).toBe(true));
    const cardOfDay = { id: "the-ping", day: "2026-11-20", question: QUESTION, reflection: EARLIER };
    client.setQueryData(homeQuery.queryKey, { cardOfDay } as HomeOutput);
    await screen.findByRole("button", { name: "Change" });
    expect(screen.getByText("Dana could.")).toBeDefined();
    expect(inBrowser()).not.toContain("My sister could.");
  });

  it("is followed by one short line of Rob's, but not beside words that called for help", async () => {
    const said = () => screen.queryByText(lineAfter("2026-11-20"));
    open();
    await writes("My sister could.");
    answers.push(saved("My sister could."));
    sends();
    await screen.findByText("kept, encrypted");
    expect(said()).not.toBeNull();
    cleanup();
    open();
    await writes("Nobody would miss me.");
    answers.push({ status: 422, body: { error: { code: "crisis_help", message: "Talk.", help: [] } } });
    sends();
    fireEvent.click(await screen.findByRole("button", { name: "Save it anyway" }));
    answers.push(saved("Nobody would miss me."));
    await screen.findByText("kept, encrypted");
    expect(said()).toBeNull();
  });
});
