// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { ReadingEvent } from "#contract/readings.ts";
import type { Me } from "#contract/session.ts";
import ReadingLayout from "../app/reading/reading-layout.tsx";
import { EMPTY_DRAFT, readDraft, storeDraft } from "../features/readings/request/request-draft.ts";
import { type ReadingOrder, storeOrder } from "../features/readings/stream/reading-order.ts";
import { type Auth, AuthContext } from "../features/session/auth-context.ts";
import CreateInsight from "./create-insight.tsx";

afterEach(() => {
  cleanup();
  sessionStorage.clear();
  localStorage.clear();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const INSIGHT = "0192f0c4-0000-7000-8000-000000000001";
const ME = {
  advisorName: "Rob",
  isConsentCurrent: true,
  insightsToday: null,
  duck: { kind: "offline", label: "the offline duck", isThirdParty: false },
} as Me;
const AUTH = { me: ME, user: { id: "me" }, isGuest: false, status: "ready", reload: async () => ME };
/** A time in seconds that is longer than the cards take to turn over, plus the pause to look at them. */
const CARDS_TURN_S = 10;
const MINUTE_MS = 60_000;
const CHOSEN: ReadingOrder = {
  key: "a-key-of-this-try",
  spreadType: "quick-draw",
  selectedCardId: "the-cache",
  userContext: "Four drafts.",
  draft: { owner: "me", keptAt: 1_764_000_000_000 },
  isAsked: true,
};

/** Shows the reading page for this order (the request for a reading), with a server that streams these events. */
function open(order: ReadingOrder, events: ReadingEvent[]) {
  const said = events.map((event, index) => `id: ${index + 1}\ndata: ${JSON.stringify(event)}\n\n`);
  vi.stubGlobal("fetch", async () => new Response(said.join("")));
  return show(order);
}

function show(order: ReadingOrder | null, me = ME) {
  if (order) {
    storeDraft(order.draft.owner, { ...EMPTY_DRAFT, ...order, keptAt: order.draft.keptAt });
    storeOrder(AUTH.user.id, order);
  }
  vi.stubGlobal("matchMedia", () => Object.assign(new EventTarget(), { matches: true }));
  const router = createMemoryRouter(
    [
      {
        element: <ReadingLayout />,
        children: [
          { path: "/create-insight", element: <CreateInsight /> },
          { path: "/insights/:id", element: <p>the reading's page</p> },
        ],
      },
    ],
    { initialEntries: ["/create-insight"] },
  );
  const queryClient = new QueryClient();
  const pageFor = (me: Me) => (
    <AuthContext value={{ ...AUTH, me } as unknown as Auth}>
      <QueryClientProvider client={queryClient}>
        <RouterProvider router={router} />
      </QueryClientProvider>
    </AuthContext>
  );
  const { rerender } = render(pageFor(me));
  return { router, tell: (news: Me) => rerender(pageFor(news)) };
}

it("a finished reading leads to its insight page and passes the spread type along", async () => {
  vi.useFakeTimers();
  const { router } = open(CHOSEN, [
    { type: "cards", cards: [{ id: "the-cache", reversed: false, chosen: true }] },
    { type: "done", insightId: INSIGHT, isDefault: false },
  ]);
  for (let second = 0; second < CARDS_TURN_S; second += 1) {
    await act(() => vi.advanceTimersByTimeAsync(1000));
  }
  expect(screen.getByText("the reading's page")).toBeDefined();
  expect(router.state.location.pathname).toBe(`/insights/${INSIGHT}`);
  expect(router.state.location.state).toEqual({ spreadType: "quick-draw" });
});

describe("a reading that was written here", () => {
  const done = { type: "done", insightId: INSIGHT, isDefault: false } as const;
  const WORDS = "It was there before you looked.";
  const cards = [{ id: "the-cache", reversed: false, chosen: true }];

  /** Opens a reading whose words arrive, and which is saved but cannot be loaded. */
  async function write() {
    vi.useFakeTimers();
    vi.stubGlobal("scrollBy", () => {});
    let say: (event: ReadingEvent) => void = () => {};
    const stream = new ReadableStream<Uint8Array<ArrayBuffer>>({
      start(control) {
        say = (event) => control.enqueue(new TextEncoder().encode(`data: ${JSON.stringify(event)}\n\n`));
      },
    });
    vi.stubGlobal("fetch", async (path: string) =>
      path.startsWith("/api/readings") ? new Response(stream) : await new Promise(() => {}),
    );
    const { router } = show(CHOSEN, { ...ME, duck: { ...ME.duck, kind: "model" } });
    const tell = async (event: ReadingEvent, seconds: number) => {
      say(event);
      for (let second = 0; second < seconds; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
    };
    await tell({ type: "cards", cards }, CARDS_TURN_S);
    await tell({ type: "delta", text: WORDS }, 1);
    return { router, save: () => tell(done, 2) };
  }

  it("stays the same text while it is saved and its address changes", async () => {
    const { router, save } = await write();
    const words = screen.getByText(WORDS);
    await save();
    expect(router.state.location.pathname).toBe(`/insights/${INSIGHT}`);
    expect(screen.getByText(WORDS)).toBe(words);
  });

  it("is not shown on the page of another insight", async () => {
    const { router, save } = await write();
    await save();
    screen.getByText(WORDS);
    await act(() => router.navigate("/insights/another"));
    expect(screen.queryByText(WORDS)).toBeNull();
  });
});

it("another attempt at a reading begins at the top of the page", async () => {
  open(CHOSEN, [{ type: "error", code: "reading_failed", message: "Unable to generate reading." }]);
  const again = await screen.findByRole("button", { name: "Try again" });
  document.documentElement.scrollTop = 300;
  fireEvent.click(again);
  await vi.waitFor(() => expect(document.documentElement.scrollTop).toBe(0));
});

describe("the address and the text of a reading", () => {
  const failed = { type: "error", code: "reading_failed", message: "Unable to generate reading." } as const;
  const streamOf = (...events: ReadingEvent[]) =>
    new Response(events.map((event, at) => `id: ${at + 1}\ndata: ${JSON.stringify(event)}\n\n`).join(""));
  const owner = CHOSEN.draft.owner;

  /** Runs a reading that fails once, is tried again and is saved. Returns the addresses that the router went to. */
  async function readAtTheSecondTry(whileItIsWritten = () => {}): Promise<string[]> {
    vi.useFakeTimers();
    const cards = [{ id: "the-cache", reversed: false, chosen: true }];
    const answers = [
      streamOf(failed),
      streamOf({ type: "cards", cards }, { type: "done", insightId: INSIGHT, isDefault: false }),
    ];
    vi.stubGlobal("fetch", async () => answers.shift() ?? new Promise(() => {}));
    const { router } = show(CHOSEN);
    const addresses = [router.state.location.pathname];
    let last = router.state.location.key;
    router.subscribe(({ location }) => {
      if (location.key === last) return;
      last = location.key;
      addresses.push(location.pathname);
    });
    await act(() => vi.advanceTimersByTimeAsync(0));
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    whileItIsWritten();
    for (let second = 0; second < CARDS_TURN_S; second += 1) {
      await act(() => vi.advanceTimersByTimeAsync(1000));
    }
    return addresses;
  }

  it("the address of a reading changes once, when the reading is saved, also after another attempt", async () => {
    expect(await readAtTheSecondTry()).toEqual(["/create-insight", `/insights/${INSIGHT}`]);
  });

  it("the draft of a reading is deleted when the reading is saved", async () => {
    await readAtTheSecondTry(() => expect(readDraft(owner).userContext).toBe("Four drafts."));
    expect(readDraft(owner)).toEqual(EMPTY_DRAFT);
  });

  it("the draft of a reading is kept when the person has written on in it", async () => {
    const next = { ...EMPTY_DRAFT, userContext: "Five drafts.", keptAt: (CHOSEN.draft.keptAt ?? 0) + 1 };
    await readAtTheSecondTry(() => storeDraft(owner, next));
    expect(readDraft(owner)).toEqual(next);
  });
});

describe("a reading whose insight is slow to load", () => {
  /** Opens a reading that finishes at once, but whose insight never loads. */
  function openSlowly() {
    const shown = open(CHOSEN, [
      { type: "cards", cards: [{ id: "the-cache", reversed: false, chosen: true }] },
      { type: "done", insightId: INSIGHT, isDefault: false },
    ]);
    const stream = fetch;
    const asked: string[] = [];
    vi.stubGlobal("fetch", (path: string, init: RequestInit) => {
      asked.push(path);
      return path.startsWith("/api/readings") ? stream(path, init) : new Promise(() => {});
    });
    return { ...shown, asked };
  }
  const pass = async (seconds: number) => {
    for (let second = 0; second < seconds; second += 1) await act(() => vi.advanceTimersByTimeAsync(1000));
  };

  it("requests the insight while the cards turn, and opens its page without the answer after a short wait", async () => {
    vi.useFakeTimers();
    const { router, asked } = openSlowly();
    await pass(1);
    expect(asked).toContain(`/api/insights/${INSIGHT}`);
    expect(router.state.location.pathname).toBe("/create-insight");
    await pass(CARDS_TURN_S);
    expect(router.state.location.pathname).toBe(`/insights/${INSIGHT}`);
  });

  it("does not redirect a person who has navigated elsewhere in the meantime", async () => {
    vi.useFakeTimers();
    const { router } = openSlowly();
    // The reading is over once the stored order is removed, which happens when the cards have turned.
    const isOver = () => sessionStorage.length === 0;
    await pass(1);
    for (let tenth = 0; tenth < CARDS_TURN_S * 10 && !isOver(); tenth += 1) {
      await act(() => vi.advanceTimersByTimeAsync(100));
    }
    expect(isOver()).toBe(true);
    expect(router.state.location.pathname).toBe("/create-insight");
    await act(() => router.navigate("/insights/another"));
    await pass(CARDS_TURN_S);
    expect(router.state.location.pathname).toBe("/insights/another");
  });
});

describe("'Try again'", () => {
  /**
   * Records the idempotency key of each request. Answers the requests with `answers` in order, and then fails to
   * connect.
   */
  function listen(...answers: string[]): (string | undefined)[] {
    const keys: (string | undefined)[] = [];
    vi.stubGlobal("fetch", async (path: string, init: { headers: Record<string, string> }) => {
      if (path !== "/api/readings") throw new TypeError("no connection");
      keys.push(init.headers["idempotency-key"]);
      const answer = answers.shift();
      if (answer === undefined) throw new TypeError("no connection");
      return new Response(answer);
    });
    return keys;
  }

  async function tryAgain(): Promise<void> {
    fireEvent.click(screen.getByRole("button", { name: "Try again" }));
    await act(() => vi.advanceTimersByTimeAsync(0));
  }

  it("the button 'Try again' of a reading sends the same idempotency key after a connection failure, because the reading may exist", async () => {
    vi.useFakeTimers();
    const keys = listen();
    show(CHOSEN);
    await act(() => vi.advanceTimersByTimeAsync(MINUTE_MS));
    const before = keys.length;
    await tryAgain();
    expect(keys.slice(before)).toEqual([CHOSEN.key]);
  });

  it("the button 'Try again' of a reading sends a new idempotency key after the server says that the reading failed", async () => {
    vi.useFakeTimers();
    const failed = { type: "error", code: "reading_failed", message: "Unable to generate reading." };
    const keys = listen(`id: 1\ndata: ${JSON.stringify(failed)}\n\n`);
    show(CHOSEN);
    await act(() => vi.advanceTimersByTimeAsync(0));
    await tryAgain();
    expect(keys).toHaveLength(2);
    expect(keys[1]).not.toBe(CHOSEN.key);
  });
});

describe("the questions of a reading", () => {
  const { isAsked: _, ...UNASKED } = CHOSEN;
  /** Answers every request of the page, and records the readings that were requested and the settings that were saved. */
  function listen(): { path: string; body: unknown }[] {
    const sent: { path: string; body: unknown }[] = [];
    vi.stubGlobal("fetch", async (path: string, init?: RequestInit) => {
      if (path === "/api/readings" || path === "/api/settings")
        sent.push({ path, body: JSON.parse(String(init?.body)) });
      if (path === "/api/readings") return await new Promise(() => {});
      return Response.json({ coreMeaning: "Old answers." });
    });
    return sent;
  }
  const seesQuestion = () =>
    screen.findByRole("heading", { name: /^If this moved a little/ }, { timeout: 15_000 });

  it("come before it, under a chosen card, too", async () => {
    const sent = listen();
    show(UNASKED);
    await seesQuestion();
    expect(sent).toEqual([]);
  });

  it("are sent with it once they are answered", async () => {
    const sent = listen();
    show(UNASKED);
    await seesQuestion();
    fireEvent.change(screen.getByRole("textbox"), { target: { value: "Three drafts." } });
    fireEvent.click(screen.getByRole("button", { name: "Just read it" }));
    await vi.waitFor(() =>
      expect(sent).toMatchObject([{ body: { answers: { difference: "Three drafts." } } }]),
    );
  });

  it("are skipped with one tap, which is remembered as a setting", async () => {
    const sent = listen();
    show(UNASKED);
    await seesQuestion();
    fireEvent.click(screen.getByRole("button", { name: "Just read it" }));
    await vi.waitFor(() =>
      expect(sent.map(({ path }) => path).sort()).toEqual(["/api/readings", "/api/settings"]),
    );
    expect(sent.find(({ path }) => path === "/api/settings")?.body).toEqual({ asksFirst: false });
  });

  it("are not asked of somebody who set that", async () => {
    const sent = listen();
    show(UNASKED, { ...ME, settings: { asksFirst: false } } as Me);
    await vi.waitFor(() => expect(sent.map(({ path }) => path)).toEqual(["/api/readings"]));
  });
});

it("a reading in progress without a shuffle stays on the page when the daily limit resets", () => {
  const { selectedCardId: _, ...undrawn } = CHOSEN;
  const today = { used: 7, limit: 7, left: 0, resetTime: "2026-11-22T00:00:00.000Z" };
  vi.stubGlobal("fetch", () => new Promise(() => undefined));
  const { tell } = show(undrawn, { ...ME, insightsToday: today });
  const heading = "Your reading is on its way";
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(heading);
  tell({ ...ME, insightsToday: { ...today, used: 0, left: 7 } });
  expect(screen.getByRole("heading", { level: 1 }).textContent).toBe(heading);
});

it("the reading page without a request shows an error and links to a new insight", () => {
  show(null);
  expect(screen.getByRole("heading").textContent).toBe("Something went wrong. Please try again.");
  const links = screen.getAllByRole("link").map((link) => [link.textContent, link.getAttribute("href")]);
  expect(links).toEqual([
    ["New reading", "/new-insight"],
    ["Home", "/"],
  ]);
});
