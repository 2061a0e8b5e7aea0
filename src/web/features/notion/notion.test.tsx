// @vitest-environment jsdom
import { QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import type { ReactElement } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import type { NotionExportOutput, NotionOutput } from "#contract/notion.ts";
import { createTestQueryClient } from "#test-support/query-client.ts";
import { ExportToNotion } from "./export-to-notion.tsx";
import { FinishConnecting, type NotionAnswer } from "./finish-connecting.tsx";
import { NotionSection } from "./notion-section.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/** Runs a call as for somebody who has proved who they are. */
const runProven = <Answer,>(call: () => Promise<Answer>) => call();

type Answers = Record<string, object | (() => object)>;

/** Shows a component to whose requests these answers come. Returns the requests, as method and path. */
function show(element: ReactElement, answers: Answers) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string, { method = "GET" }: RequestInit = {}) => {
    asked.push(`${method} ${path}`);
    const answer = answers[`${method} ${path}`];
    const body = typeof answer === "function" ? answer() : answer;
    return Response.json(body ?? {}, { status: body && "error" in body ? 409 : 200 });
  });
  render(
    <QueryClientProvider client={createTestQueryClient()}>
      <MemoryRouter>{element}</MemoryRouter>
    </QueryClientProvider>,
  );
  return asked;
}

const connection = {
  workspaceName: "Dana’s pond",
  isLost: false,
  connectedAt: "2026-11-26T12:00:00.000Z",
  place: { kind: "page" as const, id: "1", title: "Journal" },
};
const connected: NotionOutput = { isOffered: true, connection };
const not: NotionOutput = { isOffered: true, connection: null };

it("the preferences say 'Available for premium users only' with a disabled button, and why it does nothing when it is pressed", async () => {
  const asked = show(<NotionSection isPremium={false} isBack={false} runProven={runProven} />, {
    "GET /api/notion": not,
  });
  expect(await screen.findByText("Available for premium users only")).toBeDefined();
  const button = screen.getByRole("button", { name: "Connect Notion" });
  expect(button.getAttribute("aria-disabled")).toBe("true");
  fireEvent.click(button);
  expect(screen.getByRole("alert").textContent).toBe(
    "Notion integration is only available for premium users.",
  );
  expect(asked).toEqual(["GET /api/notion"]);
});

it("the preferences say that connecting Notion failed, and why", async () => {
  const error = { code: "unavailable", message: "The server cannot answer right now." };
  show(<NotionSection isPremium isBack={false} runProven={runProven} />, {
    "GET /api/notion": not,
    "POST /api/notion/authorize": { error },
  });
  fireEvent.click(await screen.findByRole("button", { name: "Connect Notion" }));
  expect((await screen.findByRole("alert")).textContent).toBe(
    "Failed to connect to Notion. Please try again. The server cannot answer right now.",
  );
});

it("the preferences ask for a proof before they lead to Notion", async () => {
  const asked: string[] = [];
  show(
    <NotionSection isPremium isBack={false} runProven={async () => Promise.reject(asked.push("proof"))} />,
    {
      "GET /api/notion": not,
    },
  );
  fireEvent.click(await screen.findByRole("button", { name: "Connect Notion" }));
  await screen.findByRole("alert");
  expect(asked).toEqual(["proof"]);
});

it.each([
  ["a server without Notion", { isOffered: false, connection: null }, /no connection to Notion/, []],
  [
    "a connection with a place",
    connected,
    /Readings go to Journal/,
    ["Choose another place", "Disconnect Notion"],
  ],
  [
    "a connection that is lost",
    { ...connected, connection: { ...connection, isLost: true } },
    /no longer accepts/,
    ["Connect again", "Disconnect Notion"],
  ],
] as const)("the preferences show %s, and what can be done", async (_, answer, words, buttons) => {
  show(<NotionSection isPremium isBack={false} runProven={runProven} />, { "GET /api/notion": answer });
  await screen.findByText(words);
  expect(screen.queryAllByRole("button").map(({ textContent }) => textContent)).toEqual(buttons);
});

it("the preferences let a person choose a page or database in Notion", async () => {
  const withoutPlace = { ...connected, connection: { ...connection, place: null } };
  const items = [connection.place, { kind: "database", id: "2", title: "Table" }];
  const asked = show(<NotionSection isPremium isBack runProven={runProven} />, {
    "GET /api/notion": withoutPlace,
    "GET /api/notion/places?query=": { items },
    "PUT /api/notion/place": connected,
  });
  expect(await screen.findByText("Notion is connected.")).toBeDefined();
  fireEvent.click(await screen.findByRole("button", { name: "Choose Table" }));
  await vi.waitFor(() => expect(asked).toContain("PUT /api/notion/place"));
});

it("the preferences keep the focus beside the place in Notion while it is chosen, changed and kept, and after the connection ends", async () => {
  let now: NotionOutput = { ...connected, connection: { ...connection, place: null } };
  show(<NotionSection isPremium isBack={false} runProven={runProven} />, {
    "GET /api/notion": () => now,
    "GET /api/notion/places?query=": { items: [connection.place] },
    "PUT /api/notion/place": () => (now = connected),
    "DELETE /api/notion": () => (now = not),
  });
  const press = async (name: string) => {
    const button = await screen.findByRole("button", { name });
    button.focus();
    fireEvent.click(button);
  };
  await press("Choose Journal");
  const change = await screen.findByRole("button", { name: "Choose another place" });
  expect(document.activeElement).toBe(change);
  await press("Choose another place");
  expect(document.activeElement).toBe(screen.getByLabelText("Search pages and databases in Notion"));
  await press("Cancel");
  expect(document.activeElement?.textContent).toBe("Choose another place");
  await press("Disconnect Notion");
  await screen.findByRole("button", { name: "Connect Notion" });
  expect(document.activeElement?.contains(screen.getByRole("button", { name: "Connect Notion" }))).toBe(true);
  expect(document.activeElement).not.toBe(document.body);
});

it("the preferences keep the focus where a connection ends on a server that does not offer Notion any more", async () => {
  let now: NotionOutput = { isOffered: false, connection };
  show(<NotionSection isPremium isBack={false} runProven={runProven} />, {
    "GET /api/notion": () => now,
    "DELETE /api/notion": () => (now = { isOffered: false, connection: null }),
  });
  const button = await screen.findByRole("button", { name: "Disconnect Notion" });
  button.focus();
  fireEvent.click(button);
  const rest = await screen.findByText(/no connection to Notion/);
  expect(document.activeElement).toBe(rest);
});

const order = (said: Partial<NonNullable<NotionExportOutput["export"]>> = {}): NotionExportOutput => ({
  export: {
    state: "done",
    wantsPage: false,
    wantsTicks: false,
    url: "https://notion.example/1",
    problem: null,
    waitsUntil: null,
    exportedAt: connection.connectedAt,
    broughtAt: null,
    brought: 0,
    ...said,
  },
});

it.each([
  ["a reading that was never sent", { export: null }, /It becomes a page in Journal/, ["Export to Notion"]],
  [
    "a reading that is there",
    order(),
    /^In Notion since/,
    ["Update the page in Notion", "Bring checkmarks back"],
  ],
  [
    "an export that waits for Notion",
    order({ state: "waiting", wantsPage: true, waitsUntil: connection.connectedAt }),
    /^Notion is busy/,
    ["Update the page in Notion", "Bring checkmarks back"],
  ],
  [
    "an export that failed",
    order({ state: "failed", url: null, problem: "Failed to create Notion page: it rained." }),
    "Failed to create Notion page: it rained.",
    ["Export to Notion"],
  ],
  [
    "ticks that came back",
    order({ broughtAt: "2026-11-26T13:00:00.000Z", brought: 2 }),
    "2 steps were updated from Notion.",
    ["Update the page in Notion", "Bring checkmarks back"],
  ],
] as const)("the export to Notion shows %s", async (_, answer, words, buttons) => {
  show(<ExportToNotion insightId="7" />, {
    "GET /api/notion": connected,
    "GET /api/notion/exports/7": answer,
  });
  expect(await screen.findByText(words)).toBeDefined();
  expect(screen.queryAllByRole("button").map(({ textContent }) => textContent)).toEqual(buttons);
});

it("the export to Notion shows nothing on a server without it", async () => {
  const asked = show(<ExportToNotion insightId="7" />, {
    "GET /api/notion": { isOffered: false, connection: null },
    "GET /api/notion/exports/7": { export: null },
  });
  await vi.waitFor(() => expect(asked).toHaveLength(2));
  expect(screen.queryByRole("heading")).toBeNull();
});

const GRANTED: NotionAnswer = { code: "c", state: "s", error: null };

it("coming back from Notion connects it once", async () => {
  const onConnected = vi.fn();
  const asked = show(<FinishConnecting answer={GRANTED} onConnected={onConnected} />, {
    "POST /api/notion/connect": connected,
  });
  await vi.waitFor(() => expect(onConnected).toHaveBeenCalledOnce());
  expect(asked).toEqual(["POST /api/notion/connect"]);
});

it.each([
  [
    "access that was not given",
    { ...GRANTED, code: null, error: "access_denied" },
    "You did not give access",
  ],
  ["a fault of Notion", { ...GRANTED, code: null, error: "server_error" }, "Notion reported a fault"],
  [
    "an address without a code",
    { code: null, state: null, error: null },
    "is missing what Notion sends back",
  ],
  ["a refusal of the server", GRANTED, "Failed to exchange code for token: too late."],
] as const)("coming back from Notion explains %s", async (_, answer, words) => {
  show(<FinishConnecting answer={answer} onConnected={vi.fn()} />, {
    "POST /api/notion/connect": {
      error: { code: "conflict", message: "Failed to exchange code for token: too late." },
    },
  });
  expect((await screen.findByRole("alert")).textContent).toContain(words);
  expect(screen.getByRole("link", { name: "Back to preferences" })).toBeDefined();
});
