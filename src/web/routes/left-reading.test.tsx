// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { ReadingEvent } from "#contract/readings.ts";
import type { Me } from "#contract/session.ts";
import ReadingLayout from "../app/reading/reading-layout.tsx";
import { EMPTY_DRAFT, storeDraft } from "../features/readings/request/request-draft.ts";
import { takeAhead } from "../features/readings/stream/reading-ahead.ts";
import { type ReadingOrder, storeOrder } from "../features/readings/stream/reading-order.ts";
import { type Auth, AuthContext } from "../features/session/auth-context.ts";
import { KEPT, keptItem, oneOf, SET } from "../kept-items.ts";
import CreateInsight from "./create-insight.tsx";

const INSIGHT = "0192f0c4-0000-7000-8000-000000000001";
const ME = {
  advisorName: "Rob",
  isConsentCurrent: true,
  insightsToday: null,
  duck: { kind: "offline" },
} as Me;
const AUTH = { me: ME, user: { id: "me" }, isGuest: true, status: "ready", reload: async () => ME };
const ORDER = {
  spreadType: "quick-draw",
  userContext: "Four drafts.",
  draft: { owner: "me", keptAt: 1_764_000_000_000 },
} satisfies Omit<ReadingOrder, "key">;
const EVENTS: ReadingEvent[] = [
  { type: "cards", cards: [{ id: "the-cache", reversed: false }] },
  { type: "done", insightId: INSIGHT, isDefault: false },
];
/** A time in seconds that is longer than the card takes to turn over. */
const CARD_TURNS_S = 10;

interface Sent {
  key: string | undefined;
  signal: AbortSignal | undefined;
}

/** The transform of an element, which jsdom does not compute. */
class Identity {
  a = 1;
  b = 0;
}

let sent: Sent[];
/** The key of the request, another one in each test. */
let key: string;
beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  vi.stubGlobal("DOMMatrix", Identity);
  // The person wants no questions, so the reading is requested at once.
  keptItem({ ...KEPT.justReads, schema: oneOf(SET) }).keep(SET);
  sent = [];
  key = crypto.randomUUID();
  vi.stubGlobal(
    "fetch",
    async (path: string, init: { headers: Record<string, string>; signal?: AbortSignal }) => {
      if (path === "/api/draws") return Response.json({ drawId: INSIGHT, commitment: "a1" });
      if (path !== "/api/readings") return await new Promise(() => {});
      sent.push({ key: init.headers["idempotency-key"], signal: init.signal });
      return new Response(
        EVENTS.map((event, at) => `id: ${at + 1}\ndata: ${JSON.stringify(event)}\n\n`).join(""),
      );
    },
  );
});
afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** Opens the page of the deck with this request. Returns a function that goes to an address, and the current address. */
async function open() {
  const router = createMemoryRouter(
    [
      {
        element: <ReadingLayout />,
        children: [
          { path: "/create-insight", element: <CreateInsight /> },
          { path: "/insights/:id", element: <p>the reading's page</p> },
        ],
      },
      { path: "/", element: <p>the landing page</p> },
    ],
    { initialEntries: ["/create-insight"] },
  );
  render(
    <AuthContext value={AUTH as unknown as Auth}>
      <QueryClientProvider client={new QueryClient()}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AuthContext>,
  );
  await pass(1);
  return {
    goTo: (path: string) => act(() => router.navigate(path)),
    path: () => router.state.location.pathname,
  };
}

/** Draws the card and leaves for the landing page before the card is handed over. */
async function drawAndLeave() {
  storeDraft(ORDER.draft.owner, { ...EMPTY_DRAFT, ...ORDER, keptAt: ORDER.draft.keptAt });
  storeOrder(AUTH.user.id, { ...ORDER, key });
  const page = await open();
  fireEvent.click(screen.getByRole("button", { name: "Draw for me" }));
  await page.goTo("/");
  screen.getByText("the landing page");
  return page;
}

async function waitForReading(path: () => string) {
  for (let second = 0; second < CARD_TURNS_S; second += 1) await pass(1000);
  expect(path()).toBe(`/insights/${INSIGHT}`);
}

describe("a reading whose page is left while its last card is on its way", () => {
  it("is requested once, and the request goes on", async () => {
    await drawAndLeave();
    await pass(5000);
    expect(sent.map((request) => request.key)).toEqual([key]);
    expect(sent[0]?.signal?.aborted).toBe(false);
  });

  it("is shown when the person comes back, without another request", async () => {
    const { goTo, path } = await drawAndLeave();
    await pass(5000);
    await goTo("/create-insight");
    await waitForReading(path);
    expect(sent.map((request) => request.key)).toEqual([key]);
  });

  it("a reading whose page is closed while its last card is on its way is requested with the same key when it is opened again", async () => {
    await drawAndLeave();
    cleanup();
    // A page that is opened anew knows nothing of the request.
    void takeAhead(key, new AbortController().signal);
    const { path } = await open();
    await waitForReading(path);
    expect(sent.map((request) => request.key)).toEqual([key, key]);
  });
});
