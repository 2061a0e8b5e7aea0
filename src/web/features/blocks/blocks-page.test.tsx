// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor, within } from "@testing-library/react";
import { type ReactNode, useState } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ListedBlockOutput } from "#contract/blocks.ts";
import { createTestQueryClient } from "#test-support/query-client.ts";
import { ArchivedPage } from "./archived-page.tsx";
import { BlocksPage } from "./blocks-page.tsx";
import { CompactBlocks } from "./compact-blocks.tsx";
import type { DeletedBlock } from "./deleted-block.ts";
import { StatusBadge } from "./status-badge.tsx";
import { UndoBlockDelete } from "./undo-delete.tsx";

type Answer = { status?: number; body?: unknown } | "never";

let answers: Answer[];
let asked: string[];
beforeEach(() => {
  answers = [];
  asked = [];
  vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
    asked.push(`${init.method} ${path}`);
    const answer = answers.shift() ?? { status: 500, body: {} };
    if (answer !== "never") {
      const { status = 200, body } = answer;
      return Promise.resolve(new Response(JSON.stringify(body), { status }));
    }
    return new Promise((_, reject) =>
      init.signal?.addEventListener("abort", () => reject(new DOMException("cut", "AbortError"))),
    );
  });
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function block(number: number, said: Partial<ListedBlockOutput> = {}): ListedBlockOutput {
  return {
    id: `0192f0c4-0000-7000-8000-00000000000${number}`,
    blockTypeId: "work",
    name: `Block ${number}`,
    notes: `Note ${number}.`,
    status: "active",
    resolutionReflection: null,
    parkedUntil: null,
    createdAt: "2020-10-14T08:00:00.000Z",
    updatedAt: "2020-10-14T08:00:00.000Z",
    history: [{ kind: "created", to: null, at: "2020-10-14T08:00:00.000Z" }],
    readingCount: 2,
    isGrave: false,
    ...said,
  };
}
const page = (items: ListedBlockOutput[], nextCursor: string | null = null) => ({
  body: { items, nextCursor },
});
const blocks = (count: number) => Array.from({ length: count }, (_, index) => block(index + 1));

function show(children: ReactNode) {
  const client = createTestQueryClient();
  return render(
    <QueryClientProvider client={client}>
      <MemoryRouter>{children}</MemoryRouter>
    </QueryClientProvider>,
  );
}

function Tracker({ wanted = "" }: { wanted?: string }) {
  const [search, setSearch] = useState(wanted);
  const [deleted, setDeleted] = useState<DeletedBlock | null>(null);
  return (
    <>
      {deleted && <UndoBlockDelete deleted={deleted} onRestored={() => setDeleted(null)} />}
      <BlocksPage search={search} onSearch={setSearch} onDeleted={setDeleted} />
    </>
  );
}

describe("the tracker", () => {
  it("the block tracker links every block to its page, and draws a waterline after every third", async () => {
    answers.push(page(blocks(7)));
    const { container } = show(<Tracker />);
    const link = await screen.findByRole("link", { name: "Block 5" });
    expect(link.getAttribute("href")).toBe("/blocks/0192f0c4-0000-7000-8000-000000000005");
    const rows = [...container.querySelectorAll("li")];
    expect(rows.map((row) => row.querySelector("pattern") !== null)).toEqual([
      false,
      false,
      true,
      false,
      false,
      true,
      false,
    ]);
  });

  it("the block tracker shows each block's status, day, type, notes and number of readings", async () => {
    answers.push(page([block(1), block(2, { status: "paused", blockTypeId: "life", readingCount: 1 })]));
    show(<Tracker />);
    const row = (await screen.findByRole("link", { name: "Block 2" })).closest("li");
    expect(row?.textContent).toContain("Paused");
    expect(row?.textContent).toContain("Oct 14, 2020");
    expect(row?.textContent).toContain("Life block");
    expect(row?.textContent).toContain("Note 2.");
    expect(row?.textContent).toContain("1 reading");
  });

  it("the block tracker does not repeat notes that begin with the words of the block's name", async () => {
    const notes = "My boss does not answer me and I wait.";
    answers.push(page([block(1, { name: "My boss does not answer me…", notes })]));
    show(<Tracker />);
    const row = (await screen.findByRole("link", { name: /^My boss/ })).closest("li");
    expect(row?.textContent).not.toContain(notes);
  });

  it("the block tracker loads the next page from where the last one ended", async () => {
    answers.push(page([block(1)], "here"), page([block(2)]));
    show(<Tracker />);
    fireEvent.click(await screen.findByRole("button", { name: "Show more" }));
    await screen.findByRole("link", { name: "Block 2" });
    expect(asked.at(-1)).toContain("cursor=here");
  });

  it("the block tracker searches names on the server, and says when nothing matches", async () => {
    answers.push(page(blocks(4)), page([]), page(blocks(4)));
    show(<Tracker />);
    const field = await screen.findByPlaceholderText("Search your blocks...");
    fireEvent.change(field, { target: { value: "dana" } });
    await screen.findByText("No blocks found.");
    expect(asked.at(-1)).toContain("search=dana");
    fireEvent.click(screen.getByRole("button", { name: "Clear search" }));
    await screen.findByRole("link", { name: "Block 4" });
    expect((screen.getByPlaceholderText("Search your blocks...") as HTMLInputElement).value).toBe("");
  });

  it("the block tracker keeps the search field after 'Clear search', and shows no empty state while loading", async () => {
    answers.push(page([]), page([block(1)]));
    show(<Tracker wanted="zzz" />);
    const field = screen.getByPlaceholderText("Search your blocks...");
    fireEvent.click(await screen.findByRole("button", { name: "Clear search" }));
    expect(field.isConnected).toBe(true);
    expect(screen.queryByText(/^No /)).toBeNull();
    await screen.findByRole("link", { name: "Block 1" });
    expect(asked.at(-1)).not.toContain("archived");
  });

  it("the block tracker tells a new person 'No Blocks Being Tracked Yet', and others 'No Active Blocks'", async () => {
    answers.push(page([]), page([]));
    show(<Tracker />);
    await screen.findByText("No Blocks Being Tracked Yet");
    expect(screen.getByRole("link", { name: "+ New Insight" }).getAttribute("href")).toBe("/new-insight");
    cleanup();
    answers.push(page([]), page([block(1, { status: "archived" })]));
    show(<Tracker />);
    await screen.findByText("No Active Blocks");
    expect(screen.getByRole("link", { name: "+ New Insight" }).getAttribute("href")).toBe("/new-insight");
  });

  it("the block tracker shows an error, not an empty list, when loading failed", async () => {
    answers.push({ status: 500, body: {} }, page([block(1)]));
    show(<Tracker />);
    await screen.findByText("Failed to fetch blocks");
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    await screen.findByRole("link", { name: "Block 1" });
  });

  it("the block tracker shows a timeout error after eight seconds", async () => {
    vi.useFakeTimers({ shouldAdvanceTime: true });
    answers.push("never");
    show(<Tracker />);
    await vi.advanceTimersByTimeAsync(7900);
    expect(screen.queryByText("User blocks fetch timeout")).toBeNull();
    await vi.advanceTimersByTimeAsync(200);
    await screen.findByText("User blocks fetch timeout");
  });
});

describe("deleting a block", () => {
  const undoUntil = () => new Date(Date.now() + 10_000).toISOString();

  it("asks first, removes it from the list, and restores it on 'Undo'", async () => {
    answers.push(page([block(1), block(2)]));
    show(<Tracker />);
    fireEvent.click(await screen.findByRole("button", { name: "Delete Block 2" }));
    const dialog = await screen.findByRole("dialog", {
      name: "Are you sure you want to delete this block?",
    });
    expect(asked).toHaveLength(1);
    answers.push({ body: { undoUntil: undoUntil() } }, { body: block(2) }, page([block(1), block(2)]));
    fireEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect((await screen.findByText("Block 2", { selector: "bdi" })).parentElement?.textContent).toContain(
      "“Block 2” is deleted.",
    );
    expect(screen.queryByRole("link", { name: "Block 2" })).toBeNull();
    fireEvent.click(screen.getByRole("button", { name: "Undo" }));
    await screen.findByRole("link", { name: "Block 2" });
    expect(asked).toContain(`POST /api/blocks/${block(2).id}/restore`);
  });

  it("leaves it in the list when deleting failed, and says why", async () => {
    answers.push(page([block(1), block(2)]));
    show(<Tracker />);
    fireEvent.click(await screen.findByRole("button", { name: "Delete Block 2" }));
    const dialog = await screen.findByRole("dialog");
    fireEvent.click(within(dialog).getByRole("button", { name: "Delete" }));
    expect((await screen.findByRole("alert")).textContent).toContain("It was not deleted.");
    fireEvent.click(within(dialog).getByRole("button", { name: "Keep it" }));
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(screen.getByRole("link", { name: "Block 2" })).toBeDefined();
  });
});

describe("the archive", () => {
  it("of blocks requests only archived blocks, and has its own error when they fail to load", async () => {
    answers.push({ status: 500, body: {} }, page([block(1, { status: "archived" })]));
    show(<ArchivedPage onDeleted={() => {}} />);
    await screen.findByText("Failed to load archived blocks.");
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    await screen.findByRole("link", { name: "Block 1" });
    expect(asked.at(-1)).toContain("status=archived");
  });
});

describe("the compact list", () => {
  it("of blocks explains how to find a block when none is tracked yet", () => {
    show(<CompactBlocks blocks={[]} />);
    expect(screen.getByText("No blocks being tracked yet")).toBeDefined();
    const link = screen.getByRole("link", { name: "Start a reading to identify blocks" });
    expect(link.getAttribute("href")).toBe("/new-insight");
  });

  it("of blocks shows no notes and no delete button", () => {
    show(<CompactBlocks blocks={[block(1)]} />);
    expect(screen.getByRole("link", { name: "Block 1" })).toBeDefined();
    expect(screen.queryByText("Note 1.")).toBeNull();
    expect(screen.queryByRole("button")).toBeNull();
  });
});

describe("a status badge", () => {
  it("shows each status as a word with its own colour, and an unknown one in a neutral colour", () => {
    const words = (["active", "paused", "resolved", "archived", "other"] as const).map((status) => {
      const { container, unmount } = render(<StatusBadge status={status} />);
      const colour = container.querySelector("i")?.className.match(/bg-\w+|border-mist/)?.[0];
      const said = [container.textContent, colour];
      unmount();
      return said;
    });
    expect(words).toEqual([
      ["Active", "bg-gold"],
      ["Paused", "border-mist"],
      ["Resolved", "bg-reed"],
      ["Archived", "bg-ripple"],
      ["Other", "bg-ripple"],
    ]);
  });
});
