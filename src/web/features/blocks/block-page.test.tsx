// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, within } from "@testing-library/react";
import { Link, MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { BlockDetailOutput } from "#contract/blocks.ts";
import { addDays } from "#domain/calendar-days.ts";
import { dayOf } from "#domain/plans/day.ts";
import { createTestQueryClient } from "#test-support/query-client.ts";
import { BlockPage } from "./block-page.tsx";

const ID = "0192f0c4-0000-7000-8000-000000000001";
const USER = "0192f0c4-0000-7000-8000-00000000000a";
const BEGAN = "2020-10-14T08:00:00.000Z";

interface Call {
  method: string;
  path: string;
  body: unknown;
}
let calls: Call[];
let stored: BlockDetailOutput;
/** Answers the PATCH request that is waiting for an answer. */
let patched: (answer: { status: number; body: unknown }) => void;
beforeEach(() => {
  calls = [];
  stored = block();
  vi.stubGlobal("fetch", async (path: string, init: RequestInit) => {
    const { method = "GET", body } = init;
    calls.push({ method, path, body: body ? JSON.parse(String(body)) : undefined });
    if (method === "GET") return new Response(JSON.stringify(stored));
    const answer = await new Promise<{ status: number; body: unknown }>((resolve) => {
      patched = resolve;
    });
    return new Response(JSON.stringify(answer.body), { status: answer.status });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function block(said: Partial<BlockDetailOutput> = {}): BlockDetailOutput {
  const created = { id: ID, kind: "created" as const, from: null, to: null, insightId: null, note: null };
  return {
    id: ID,
    blockTypeId: "work",
    name: "Four drafts",
    notes: "Dana has the third.",
    status: "active",
    resolutionReflection: null,
    parkedUntil: null,
    createdAt: BEGAN,
    updatedAt: BEGAN,
    timelineSince: null,
    events: { items: [{ ...created, createdAt: BEGAN }], nextCursor: null },
    insights: { items: [], nextCursor: null },
    ...said,
  };
}

function open(address = "/blocks/1") {
  const client = createTestQueryClient();
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter initialEntries={[address]}>
        <BlockPage
          id={ID}
          userId={USER}
          onDeleted={() => {}}
          betweenNotesAndReadings={<Link to="#resolve">Is it unstuck?</Link>}
          renderInsight={({ id, headline }) => <li key={id}>{headline}</li>}
        />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const presses = async (name: string) => fireEvent.click(await screen.findByRole("button", { name }));
const patches = () => calls.filter(({ method }) => method === "PATCH");
const refused = (code: string, message: string, more = {}) => ({ error: { code, message, ...more } });

async function pauses(reflection = ""): Promise<void> {
  await presses("Pause");
  const sheet = await screen.findByRole("dialog", { name: "Pause" });
  fireEvent.change(within(sheet).getByRole("textbox"), { target: { value: reflection } });
  fireEvent.click(within(sheet).getByRole("button", { name: "Pause" }));
  await vi.waitFor(() => expect(patches()).toHaveLength(1));
}

describe("a block's page", () => {
  it("shows its name, age, activity and notes, and links to a new reading", async () => {
    open();
    expect((await screen.findByRole("heading", { level: 1 })).textContent).toBe("Four drafts");
    expect(screen.getByText("long-term · stalled")).toBeDefined();
    expect(screen.getByText("Dana has the third.")).toBeDefined();
    const more = screen.getByRole("link", { name: "Get More Insight" });
    expect(more.getAttribute("href")).toBe(`/new-insight?blockId=${ID}`);
    expect(screen.getByRole("img", { name: /Long-term, stalled/ })).toBeDefined();
  });

  it("lists its history newest first, with the reflections written at the time", async () => {
    const event = { id: ID, from: null, to: null, insightId: null, note: null, createdAt: BEGAN };
    stored.events.items = [
      { ...event, id: "1", kind: "status", from: "active", to: "paused", note: "After the move." },
      { ...event, id: "2", kind: "renamed", note: "Three drafts" },
      { ...event, id: "3", kind: "insight", insightId: ID },
      { ...event, id: "4", kind: "created" },
    ];
    open();
    const list = within(await screen.findByRole("region", { name: "What happened" }));
    expect(list.getAllByRole("listitem").map((item) => item.textContent)).toEqual([
      expect.stringContaining("PausedAfter the move."),
      expect.stringContaining("Renamed from Three drafts"),
      expect.stringContaining("A reading"),
      expect.stringContaining("Started"),
    ]);
    expect(list.getByRole("link").getAttribute("href")).toBe(`/insights/${ID}`);
  });

  it("shortens a long reflection until 'Show all of it' is pressed", async () => {
    const note = "I asked again. ".repeat(60);
    stored.events.items = [
      { id: "1", kind: "status", from: "active", to: "paused", insightId: null, note, createdAt: BEGAN },
    ];
    open();
    const more = await screen.findByRole("button", { name: "Show all of it" });
    expect(more.getAttribute("aria-expanded")).toBe("false");
    fireEvent.click(more);
    const less = screen.getByRole("button", { name: "Show less" });
    expect(less.getAttribute("aria-expanded")).toBe("true");
  });

  it("lists its readings, and counts those that the plan locks", async () => {
    const fields = { spreadType: "quick-draw" as const, blockTypeId: "work" as const, cardsDrawn: [] };
    const marks = { resonated: false, tookAction: false, createdAt: BEGAN };
    const words = { headline: "Open draft three.", question: null, step: null, associatedBlock: null };
    stored.insights.items = [
      { id: "1", ...fields, ...marks, ...words, isLocked: false },
      { id: "2", createdAt: BEGAN, isLocked: true },
    ];
    open();
    expect(await screen.findByText("Open draft three.")).toBeDefined();
    expect(
      screen.getByText(/One reading is older than your plan shows, and kept: Oct 14, 2020/),
    ).toBeDefined();
  });

  it("says when the block does not exist, and offers a retry when loading failed", async () => {
    vi.stubGlobal("fetch", async () =>
      Response.json(refused("not_found", "Block not found"), { status: 404 }),
    );
    open();
    expect(await screen.findByText("No such block")).toBeDefined();
    cleanup();
    vi.stubGlobal("fetch", async () => new Response("{}", { status: 500 }));
    open();
    expect(await screen.findByRole("button", { name: "Retry" })).toBeDefined();
  });
});

describe("a change of status", () => {
  it("a change of a block's status offers only the statuses that are allowed next", async () => {
    stored.status = "resolved";
    open();
    expect(await screen.findByRole("button", { name: "Make it active" })).toBeDefined();
    expect(screen.getByRole("button", { name: "Archive" })).toBeDefined();
    expect(screen.queryByRole("button", { name: "Pause" })).toBeNull();
  });

  it("a change of a block's status shows at once, and sends the reflection with it", async () => {
    open();
    await pauses("After the move.");
    expect(screen.getByText("Paused")).toBeDefined();
    const ways = screen.getByRole("group", { name: "Change the status" });
    await vi.waitFor(() => expect(ways.contains(document.activeElement)).toBe(true));
    expect(patches()[0]?.body).toEqual({ status: "paused", resolutionReflection: "After the move." });
    stored = block({ status: "paused" });
    patched({ status: 200, body: stored });
    await vi.waitFor(() => expect(localStorage).toHaveLength(0));
    expect(screen.getByText("Paused")).toBeDefined();
  });

  it("a change of a block's status to resolved says so, and the page asks for no further reading first", async () => {
    open();
    const more = () => screen.getByRole("link", { name: "Get More Insight" }).className;
    await screen.findByRole("heading", { level: 1 });
    expect(more()).toContain("bg-duck");
    await presses("Resolve");
    const sheet = await screen.findByRole("dialog", { name: "Resolve" });
    fireEvent.click(within(sheet).getByRole("button", { name: "Resolve" }));
    expect(await screen.findByText("Settled.")).toBeDefined();
    expect(more()).not.toContain("bg-duck");
    await vi.waitFor(() => expect(patches()).toHaveLength(1));
    const event = { id: "9", kind: "status" as const, from: "active" as const, to: "resolved" as const };
    const at = new Date(Date.parse(BEGAN) + 9 * 86_400_000).toISOString();
    stored.status = "resolved";
    stored.events.items.unshift({ ...event, insightId: null, note: null, createdAt: at });
    patched({ status: 200, body: { ...stored, status: "resolved" } });
    expect(await screen.findByText(/^resolved Oct 23, 2020 · after 9 days$/)).toBeDefined();
    expect(screen.getByText("Settled.")).toBeDefined();
    cleanup();
    open();
    expect(await screen.findByText(/^resolved Oct 23/)).toBeDefined();
    expect(screen.queryByText("Settled.")).toBeNull();
  });

  it("a change of a block's status to paused can name the day on which the app asks again", async () => {
    open();
    await presses("Pause");
    const sheet = await screen.findByRole("dialog", { name: "Pause" });
    const today = dayOf(new Date(), { timeZone: Intl.DateTimeFormat().resolvedOptions().timeZone });
    fireEvent.click(within(sheet).getByRole("radio", { name: "Pick a date" }));
    const button = within(sheet).getByRole("button", { name: "Pause" });
    expect(button.hasAttribute("disabled")).toBe(true);
    const date = within(sheet).getByLabelText("The date");
    fireEvent.change(date, { target: { value: addDays(today, -1) } });
    expect(button.hasAttribute("disabled")).toBe(true);
    fireEvent.change(date, { target: { value: addDays(today, 3) } });
    expect(button.hasAttribute("disabled")).toBe(false);
    fireEvent.click(within(sheet).getByRole("radio", { name: /^In a week, / }));
    fireEvent.click(button);
    await vi.waitFor(() => expect(patches()).toHaveLength(1));
    expect(patches()[0]?.body).toEqual({ status: "paused", parkedUntil: addDays(today, 7) });
  });

  it("a paused block says until when it is parked, and the day can be changed and removed", async () => {
    stored = block({ status: "paused", parkedUntil: "2099-12-04" });
    open();
    await screen.findByText(/Parked until Dec 4/);
    await presses("Change the day");
    const first = await screen.findByRole("dialog", { name: "Park it" });
    fireEvent.click(within(first).getByRole("radio", { name: /^In a week, / }));
    fireEvent.click(within(first).getByRole("button", { name: "Close" }));
    screen.getByRole("button", { name: "Change the day" }).focus();
    await presses("Change the day");
    const sheet = await screen.findByRole("dialog", { name: "Park it" });
    expect((within(sheet).getByLabelText("The date") as HTMLInputElement).value).toBe("2099-12-04");
    fireEvent.click(within(sheet).getByRole("radio", { name: "No day" }));
    fireEvent.click(within(sheet).getByRole("button", { name: "Save" }));
    await vi.waitFor(() => expect(patches()).toHaveLength(1));
    expect(patches()[0]?.body).toEqual({ parkedUntil: null });
    stored = block({ status: "paused" });
    patched({ status: 200, body: stored });
    await screen.findByText(/Parked with no day set/);
    await vi.waitFor(() => expect(document.activeElement?.textContent).toBe("Choose a day"));
  });

  it.each([
    ["active", "Pause"],
    ["paused", "Park it"],
  ] as const)(
    "a link to park a block that is %s opens the sheet '%s' with the choice of a day",
    async (status, title) => {
      stored = block({ status });
      open("/blocks/1#park");
      const sheet = await screen.findByRole("dialog", { name: title });
      expect(within(sheet).getByRole("radio", { name: /^In four weeks, / })).toBeDefined();
    },
  );

  it("a link to resolve a block opens the sheet for that, unless the block is resolved", async () => {
    open("/blocks/1#resolve");
    expect(await screen.findByRole("dialog", { name: "Resolve" })).toBeDefined();
    cleanup();
    stored = block({ status: "resolved" });
    open("/blocks/1#resolve");
    await screen.findByRole("button", { name: "Make it active" });
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("a link to resolve a block opens the sheet on the block's own page, too, and again after it was closed", async () => {
    open();
    for (const _time of ["first", "again"]) {
      fireEvent.click(await screen.findByRole("link", { name: "Is it unstuck?" }));
      const sheet = await screen.findByRole("dialog", { name: "Resolve" });
      fireEvent.click(within(sheet).getByRole("button", { name: "Close" }));
      await vi.waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    }
  });

  it("a link to park a block opens one sheet only: none once the block is paused", async () => {
    open("/blocks/1#park");
    const sheet = await screen.findByRole("dialog", { name: "Pause" });
    fireEvent.click(within(sheet).getByRole("radio", { name: /^In a week, / }));
    fireEvent.click(within(sheet).getByRole("button", { name: "Pause" }));
    await vi.waitFor(() => expect(patches()).toHaveLength(1));
    stored = block({ status: "paused", parkedUntil: "2099-12-04" });
    patched({ status: 200, body: stored });
    await screen.findByText(/Parked until Dec 4/);
    expect(screen.queryByRole("dialog")).toBeNull();
  });

  it("a change of a block's status is undone with an error message when the server fails, and the reflection is kept", async () => {
    open();
    await pauses("After the move.");
    patched({ status: 500, body: {} });
    expect((await screen.findByRole("alert")).textContent).toContain("the status is unchanged");
    expect(screen.getByText("Active")).toBeDefined();
    await presses("Pause");
    const sheet = await screen.findByRole("dialog");
    expect((within(sheet).getByRole("textbox") as HTMLTextAreaElement).value).toBe("After the move.");
  });

  it("a change of a block's status shows the real status when it was changed elsewhere meanwhile", async () => {
    open();
    await pauses();
    stored = block({ status: "archived" });
    const message = "This block is archived now. From there it can become active.";
    patched({ status: 409, body: refused("conflict", message, { currentStatus: "archived" }) });
    expect((await screen.findByRole("alert")).textContent).toContain(message);
    expect(screen.getByText("Archived")).toBeDefined();
    expect(screen.getByRole("button", { name: "Make it active" })).toBeDefined();
  });
});

/** Answers a request with help lines, as the server does when a text suggests danger. */
function offersHelp() {
  const line = { name: "TelefonSeelsorge", country: "DE", kind: "suicide", phone: "0800 111 0 111" };
  const from = { url: "https://example.org" };
  patched({ status: 422, body: refused("crisis_help", "Help first.", { help: [{ ...line, ...from }] }) });
}

describe("a text about a block that suggests danger", () => {
  it("shows help lines, and is saved unchanged after 'Save it anyway'", async () => {
    open();
    await presses("Edit notes");
    const label = "What to remember about it";
    fireEvent.change(screen.getByLabelText(label), { target: { value: "Dark." } });
    await presses("Save");
    await vi.waitFor(() => expect(patches()).toHaveLength(1));
    offersHelp();
    await screen.findByText("TelefonSeelsorge");
    expect((screen.getByLabelText(label) as HTMLTextAreaElement).value).toBe("Dark.");
    await presses("Save it anyway");
    await vi.waitFor(() => expect(patches()).toHaveLength(2));
    expect(patches()[1]?.body).toMatchObject({ notes: "Dark.", goOnAnyway: true });
  });

  it("shows help lines for a status change too, which waits for 'Save it anyway'", async () => {
    open();
    await pauses("Dark.");
    offersHelp();
    await screen.findByText("TelefonSeelsorge");
    expect(screen.getByText("Active")).toBeDefined();
    await presses("Save it anyway");
    await vi.waitFor(() => expect(patches()).toHaveLength(2));
    expect(patches()[1]?.body).toEqual({ status: "paused", resolutionReflection: "Dark.", goOnAnyway: true });
  });
});

describe("editing in place", () => {
  it("editing a block in place saves the name and shows the new one", async () => {
    open();
    await presses("Rename");
    fireEvent.change(screen.getByLabelText("Name"), { target: { value: "  Five drafts " } });
    await presses("Save");
    await vi.waitFor(() => expect(patches()).toHaveLength(1));
    expect(patches()[0]?.body).toEqual({ name: "Five drafts", basedOn: { name: "Four drafts" } });
    stored = block({ name: "Five drafts" });
    patched({ status: 200, body: stored });
    await vi.waitFor(() => expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Five drafts"));
    expect(document.activeElement?.getAttribute("aria-label")).toBe("Rename");
  });

  it("editing a block in place keeps a draft that could not be saved until the next visit", async () => {
    open();
    await presses("Edit notes");
    fireEvent.change(screen.getByLabelText("What to remember about it"), {
      target: { value: "Dana has none." },
    });
    await presses("Save");
    await vi.waitFor(() => expect(patches()).toHaveLength(1));
    patched({ status: 500, body: {} });
    expect((await screen.findByRole("alert")).textContent).toContain("what you typed is still here");
    cleanup();
    open();
    const notes = await screen.findByLabelText("What to remember about it");
    expect((notes as HTMLTextAreaElement).value).toBe("Dana has none.");
    await presses("Cancel");
    expect(screen.getByText("Dana has the third.")).toBeDefined();
    expect(localStorage).toHaveLength(0);
  });

  it("editing a block in place closes on Escape when nothing was changed, and ignores Escape when text would be lost", async () => {
    open();
    await presses("Edit notes");
    const notes = () => screen.queryByLabelText("What to remember about it") as HTMLTextAreaElement;
    fireEvent.keyDown(notes(), { key: "Escape", isComposing: true });
    expect(notes()).not.toBeNull();
    fireEvent.change(notes(), { target: { value: "Dana has none." } });
    fireEvent.keyDown(notes(), { key: "Escape" });
    expect(notes().value).toBe("Dana has none.");
    fireEvent.change(notes(), { target: { value: "Dana has the third." } });
    fireEvent.keyDown(notes(), { key: "Escape" });
    expect(notes()).toBeNull();
  });

  it("editing a block in place makes the field read-only while saving, so that no typed text is lost", async () => {
    open();
    await presses("Rename");
    const name = screen.getByLabelText<HTMLInputElement>("Name");
    expect(name.readOnly).toBe(false);
    fireEvent.change(name, { target: { value: "Five drafts" } });
    await presses("Save");
    await vi.waitFor(() => expect(name.readOnly).toBe(true));
    await vi.waitFor(() => expect(patches()).toHaveLength(1));
    patched({ status: 500, body: {} });
    await vi.waitFor(() => expect(name.readOnly).toBe(false));
  });
});
