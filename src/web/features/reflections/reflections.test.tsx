// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Reflection } from "#contract/reflections.ts";
import { createTestQueryClient } from "#test-support/query-client.ts";
import { ReflectOn } from "./reflect-on.tsx";
import { ReflectionList } from "./reflection-list.tsx";

const PROMPTS = ["Which sentence?", "What evidence?", "Whom?"];
const SELECT = "Select block type…";

let answers: { status: number; body: unknown }[];
let sent: { method: string; path: string; body: Record<string, unknown> }[];
beforeEach(() => {
  answers = [];
  sent = [];
  vi.stubGlobal("fetch", async (path: string, { method, body }: { method: string; body: string | null }) => {
    sent.push({ method, path, body: body && JSON.parse(body) });
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

function reflection(changes: Partial<Reflection> = {}): Reflection {
  return {
    cardId: "the-cache",
    cardName: "The Cache",
    prompt: 0,
    question: "Which sentence?",
    text: "The answer from March.",
    blockTypeId: "work",
    isUnreadable: false,
    createdAt: "2026-11-20T10:00:00.000Z",
    updatedAt: "2026-11-20T10:00:00.000Z",
    ...changes,
  };
}
const kept = (changes: Partial<Reflection> = {}) => ({
  status: 200,
  body: { reflection: reflection(changes) },
});

function show(element: React.ReactElement) {
  const client = createTestQueryClient();
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{element}</MemoryRouter>
    </QueryClientProvider>,
  );
}

const writeOn = (reflections: Reflection[] = []) =>
  show(<ReflectOn userId="me" slug="the-cache" prompts={PROMPTS} reflections={reflections} />);
const field = (question: string) => screen.findByRole<HTMLTextAreaElement>("textbox", { name: question });
const inBrowser = () => JSON.stringify({ ...localStorage });

describe("Reflect on These", () => {
  it("the section 'Reflect on These' shows the first three prompts, each with its saved text and kind of block", async () => {
    writeOn([reflection()]);
    expect((await field("Which sentence?")).value).toBe("The answer from March.");
    expect(screen.getAllByRole("textbox")).toHaveLength(3);
    const kinds = screen.getAllByRole<HTMLSelectElement>("combobox", { name: "Block type" });
    expect(kinds.map((kind) => kind.selectedOptions[0]?.textContent)).toEqual(["Work block", SELECT, SELECT]);
    expect(screen.getByText("22 / 1000")).toBeDefined();
  });

  it("the section 'Reflect on These' stores every keystroke in the browser and says 'Saved' when the server has it", async () => {
    writeOn();
    answers.push(kept({ prompt: 1, text: "None." }));
    fireEvent.change(await field("What evidence?"), { target: { value: "None." } });
    expect(inBrowser()).toContain("None.");
    await screen.findByText("Saved", {}, { timeout: 3000 });
    expect(sent).toEqual([
      {
        method: "PUT",
        path: "/api/cards/the-cache/reflections/1",
        body: {
          text: "None.",
          blockTypeId: null,
          goOnAnyway: false,
          basedOn: { text: "", blockTypeId: null },
        },
      },
    ]);
    expect(inBrowser()).not.toContain("None.");
  });

  it("the section 'Reflect on These' sends the kind of block with the words", async () => {
    writeOn([reflection()]);
    answers.push(kept({ blockTypeId: "life" }));
    await field("Which sentence?");
    const [kind] = screen.getAllByRole("combobox", { name: "Block type" });
    if (kind) fireEvent.change(kind, { target: { value: "life" } });
    await screen.findByText("Saved", {}, { timeout: 3000 });
    expect(sent[0]?.body).toMatchObject({ text: "The answer from March.", blockTypeId: "life" });
  });

  it("the section 'Reflect on These' keeps the kind of block while there are no words, and sends it with the first ones", async () => {
    writeOn([reflection()]);
    answers.push({ status: 200, body: { reflection: null } }, kept({ text: "Again.", blockTypeId: "life" }));
    const area = await field("Which sentence?");
    const [kind] = screen.getAllByRole<HTMLSelectElement>("combobox", { name: "Block type" });
    fireEvent.change(area, { target: { value: " " } });
    await screen.findByText("Saved", {}, { timeout: 3000 });
    expect([area.value, kind?.value]).toEqual([" ", "work"]);
    if (kind) fireEvent.change(kind, { target: { value: "life" } });
    fireEvent.change(area, { target: { value: "Again." } });
    await waitFor(() => expect(sent).toHaveLength(2), { timeout: 3000 });
    expect(sent[1]?.body).toMatchObject({
      text: "Again.",
      blockTypeId: "life",
      basedOn: { text: "", blockTypeId: null },
    });
  });

  it("the section 'Reflect on These' replaces unreadable words only by words, and starts from their kind of block", async () => {
    writeOn([reflection({ isUnreadable: true, text: "unreadable" })]);
    answers.push(kept({ text: "New.", blockTypeId: "life" }));
    const area = await field("Which sentence?");
    const [kind] = screen.getAllByRole<HTMLSelectElement>("combobox", { name: "Block type" });
    expect([area.value, kind?.value]).toEqual(["", "work"]);
    if (kind) fireEvent.change(kind, { target: { value: "life" } });
    expect(localStorage).toHaveLength(0);
    fireEvent.change(area, { target: { value: "New." } });
    await screen.findByText("Saved", {}, { timeout: 3000 });
    expect(sent.map(({ body }) => body)).toMatchObject([
      { text: "New.", blockTypeId: "life", basedOn: { text: "", blockTypeId: "work" } },
    ]);
  });

  it("the section 'Reflect on These' shows a kind of block that was changed elsewhere beside the words", async () => {
    const current = { text: "The answer from March.", blockTypeId: "life" };
    const error = { code: "changed_elsewhere", message: "Changed elsewhere.", current };
    writeOn([reflection()]);
    answers.push({ status: 409, body: { error } });
    fireEvent.change(await field("Which sentence?"), { target: { value: "Of April." } });
    const notice = await screen.findByRole("alert", {}, { timeout: 3000 });
    expect(notice.textContent).toContain("Life block");
    expect(notice.textContent).toContain("The answer from March.");
  });

  it("the section 'Reflect on These' says while offline that the text is only on this device, and shows it on the next visit", async () => {
    writeOn();
    fireEvent.change(await field("Whom?"), { target: { value: "On a train." } });
    await screen.findByText(/^Saved on this device/, {}, { timeout: 3000 });
    cleanup();
    writeOn();
    expect((await field("Whom?")).value).toBe("On a train.");
  });

  it("the section 'Reflect on These' shows help lines before it saves words that suggest danger, keeps the words, and saves them on request", async () => {
    const line = { name: "Samaritans", country: "GB", kind: "suicide", phone: "116 123" };
    const help = [{ ...line, url: "https://example.org" }];
    const error = { code: "crisis_help", message: "Before any cards.", help };
    writeOn();
    answers.push({ status: 422, body: { error } }, kept({ text: "Dark." }));
    const area = await field("Which sentence?");
    fireEvent.change(area, { target: { value: "Dark." } });
    await screen.findByText("Samaritans", {}, { timeout: 3000 });
    expect(area.value).toBe("Dark.");
    fireEvent.click(screen.getByRole("button", { name: "Save it anyway" }));
    await screen.findByText("Saved");
    expect(sent.at(-1)?.body).toMatchObject({ text: "Dark.", goOnAnyway: true });
    expect(screen.queryByText("Samaritans")).toBeNull();
  });
});

describe("the page of all reflections", () => {
  const page = (items: Reflection[], nextCursor: string | null = null) => ({
    status: 200,
    body: { items, nextCursor },
  });

  it("shows card, prompt, kind of block, date and text, and links to the card", async () => {
    answers.push(page([reflection()]));
    show(<ReflectionList userId="me" />);
    const row = within(await screen.findByRole("listitem"));
    for (const words of ["Which sentence?", "The answer from March.", "Work block", "Nov 20, 2026"]) {
      expect(row.getByText(words)).toBeDefined();
    }
    expect(row.getByRole("link", { name: "The Cache" }).getAttribute("href")).toBe("/cards/the-cache");
  });

  it("shows a note on a reading with its headline and date, and links to the reading", async () => {
    const note = {
      kind: "reading",
      insightId: "0192f0c4-0000-7000-8000-000000000009",
      headline: "Name the price.",
      cardId: "the-cache",
      text: "I named it.",
      blockTypeId: "work",
      isUnreadable: false,
      createdAt: "2026-11-20T10:00:00.000Z",
    };
    answers.push({ status: 200, body: { items: [note], nextCursor: null } });
    show(<ReflectionList userId="me" />);
    const row = within(await screen.findByRole("listitem"));
    for (const words of ["A note on a reading", "Name the price.", "I named it.", "Nov 20, 2026"]) {
      expect(row.getByText(words)).toBeDefined();
    }
    const link = row.getByRole("link", { name: "Open the reading: Name the price." });
    expect(link.getAttribute("href")).toBe(`/insights/${note.insightId}`);
  });

  it("lets a reflection be edited in place and keeps its row while it is empty", async () => {
    answers.push(page([reflection()]), { status: 200, body: { reflection: null } });
    show(<ReflectionList userId="me" />);
    fireEvent.click(await screen.findByRole("button", { name: /^Edit/ }));
    fireEvent.change(await field("Which sentence?"), { target: { value: "" } });
    await screen.findByText("Saved", {}, { timeout: 3000 });
    expect((await field("Which sentence?")).value).toBe("");
    fireEvent.click(screen.getByRole("button", { name: /^Done/ }));
    expect(screen.queryByText("Which sentence?")).toBeNull();
    screen.getByText("No reflections yet");
  });

  it("starts from nothing when new words follow on cleared ones", async () => {
    answers.push(page([reflection()]), { status: 200, body: { reflection: null } }, kept({ text: "Again." }));
    show(<ReflectionList userId="me" />);
    fireEvent.click(await screen.findByRole("button", { name: /^Edit/ }));
    fireEvent.change(await field("Which sentence?"), { target: { value: "" } });
    await screen.findByText("Saved", {}, { timeout: 3000 });
    fireEvent.change(await field("Which sentence?"), { target: { value: "Again." } });
    await waitFor(() => expect(sent).toHaveLength(3), { timeout: 3000 });
    expect(sent[2]?.body).toMatchObject({ blockTypeId: "work", basedOn: { text: "", blockTypeId: null } });
  });

  it("searches on the server and leads back from a search without results", async () => {
    answers.push(page([reflection()]), page([]), page([reflection()]));
    show(<ReflectionList userId="me" />);
    await screen.findByText("The answer from March.");
    fireEvent.change(screen.getByRole("searchbox"), { target: { value: "horoscope" } });
    await screen.findByText("None of them says that");
    expect(sent.at(-1)?.path).toContain("search=horoscope");
    fireEvent.click(screen.getByRole("button", { name: "Clear Search" }));
    await screen.findByText("The answer from March.");
  });

  it("does not mistake a search result for the whole list, and keeps the search field while the list loads", async () => {
    show(<ReflectionList userId="me" />);
    await screen.findByText("Your reflections did not load");
    answers.push(page([]), page([reflection()]));
    const field = screen.getByRole("searchbox");
    fireEvent.change(field, { target: { value: "horoscope" } });
    fireEvent.click(await screen.findByRole("button", { name: "Clear Search" }));
    expect(field.isConnected).toBe(true);
    expect(screen.queryByText("No reflections yet")).toBeNull();
    await screen.findByText("The answer from March.");
  });

  it("says where reflections come from if there are none", async () => {
    answers.push(page([]));
    show(<ReflectionList userId="me" />);
    const link = await screen.findByRole("link", { name: "Go to the cards" });
    expect(link.getAttribute("href")).toBe("/cards");
  });

  it("reports a failed load instead of looking empty", async () => {
    show(<ReflectionList userId="me" />);
    await screen.findByText("Your reflections did not load");
    answers.push(page([reflection()]));
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    await waitFor(() => screen.getByText("The answer from March."));
  });
});
