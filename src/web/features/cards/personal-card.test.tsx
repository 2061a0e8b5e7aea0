// @vitest-environment jsdom
import { QueryClient, QueryClientProvider, useQuery } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { PersonalCard as Mine } from "#contract/advice.ts";
import type { CardOutput } from "#contract/cards.ts";
import { personalCardQuery } from "../../api/queries/advice.ts";
import { KEPT } from "../../kept-items.ts";
import { PersonalCard } from "./personal-card.tsx";
import { PersonalNotice } from "./personal-notice.tsx";

const CARD: CardOutput = {
  id: "the-cache",
  number: 21,
  name: "The Cache",
  emoji: "🫙",
  family: "loops",
  coreMeaning: "An old answer.",
  reversedMeaning: null,
  duckQuestion: "Since when?",
  duckWisdom: "Wisdom for everybody.",
  artAlt: "A jar.",
  tags: ["memory"],
  blockApplications: {
    creative: "Creative.",
    work: "Work for all.",
    life: "Life for all.",
    relationship: "R.",
  },
  perspectivePrompts: ["One?", "Two?", "Three?", "Four?"],
};
const MINE: Mine = {
  everDrawn: true,
  draws: [
    {
      isLocked: false,
      insightId: "0192f0c4-0000-7000-8000-000000000001",
      drawnAt: "2026-11-20T10:00:00.000Z",
      isChosen: false,
    },
    { isLocked: true, drawnAt: "2026-10-02T10:00:00.000Z" },
  ],
  drawsTotal: 3,
  guidance: [{ blockTypeId: "work", version: "v1", text: null }],
  take: { version: "v1", text: "A take that was kept." },
  reflections: [],
  isGrave: false,
};
const NEVER: Mine = { ...MINE, everDrawn: false, draws: [], drawsTotal: 0, guidance: [] };
const refusal = (status: number, code: string, more: object = {}) => ({
  status,
  body: { error: { code, message: `Refused: ${code}.`, ...more } },
});

let answers: { status: number; body: unknown }[];
let asked: { path: string; body: unknown }[];
beforeEach(() => {
  answers = [];
  asked = [];
  vi.stubGlobal("fetch", async (path: string, { body }: { body: string | null }) => {
    asked.push({ path, body: body && JSON.parse(body) });
    const { status, body: answer } = answers.shift() ?? { status: 500, body: {} };
    return new Response(JSON.stringify(answer), { status });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

function Page({ userId }: { userId: string }) {
  const { data: mine, error, refetch } = useQuery(personalCardQuery(CARD.id));
  return (
    <>
      <PersonalNotice
        userId={userId}
        slug={CARD.id}
        mine={mine}
        error={error}
        onRetry={() => void refetch()}
      />
      {mine?.everDrawn && (
        <PersonalCard card={CARD} mine={mine} reflect={null} onConsentNeeded={(then) => then()} />
      )}
    </>
  );
}

function open(mine: Mine | null, ...words: typeof answers) {
  answers.push(mine ? { status: 200, body: mine } : refusal(500, "internal"), ...words);
  const client = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  render(
    <QueryClientProvider client={client}>
      <MemoryRouter>
        <Page userId="me" />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const said = (text: string, isGeneric = false) => ({ status: 200, body: { text, isGeneric } });

describe("a card's page for somebody with an account", () => {
  it("says when they never drew the card, and makes no further request", async () => {
    open(NEVER);
    await screen.findByText(
      "No insights from this card yet. Draw it in a reading to unlock personalized guidance.",
    );
    expect(screen.queryByText("Your Adaptive Card Experience")).toBeNull();
    expect(asked.map(({ path }) => path)).toEqual(["/api/cards/the-cache/mine"]);
  });

  it("shows saved advice at once, loads advice on own blocks, and general text for others", async () => {
    open(MINE, said("Words about Dana's proposal."));
    await screen.findByText("Your Adaptive Card Experience");
    expect(screen.getByText("A take that was kept.")).toBeDefined();
    await screen.findByText("Words about Dana's proposal.");
    expect(screen.queryByText("Work for all.")).toBeNull();
    expect(screen.getByText("Life for all.")).toBeDefined();
    expect(asked.slice(1)).toEqual([{ path: "/api/cards/the-cache/advice", body: { blockTypeId: "work" } }]);
  });

  it("keeps the banner hidden once this person dismissed it on this card", async () => {
    open(MINE, said("Words."));
    fireEvent.click(await screen.findByRole("button", { name: "Dismiss" }));
    expect(screen.queryByText("Your Adaptive Card Experience")).toBeNull();
    expect(document.activeElement?.id).toBe("guidance");
    cleanup();
    open(MINE, said("Words."));
    await screen.findByText("Words.");
    expect(screen.queryByText("Your Adaptive Card Experience")).toBeNull();
  });

  it("keeps the banner hidden that they dismissed in an earlier version", async () => {
    const key = `${KEPT.dismissedCard.key}me:${CARD.id}`;
    localStorage.setItem(key, "yes");
    open(MINE, said("Words."));
    await screen.findByText("Words.");
    expect(screen.queryByText("Your Adaptive Card Experience")).toBeNull();
    expect(localStorage.getItem(key)).not.toBeNull();
  });

  it("lists the days they drew it, and shows a locked draw as a date without a link", async () => {
    open(MINE, said("Words."));
    await screen.findByText(/Nov 20, 2026/);
    expect(screen.getByText(/Oct 2, 2026/)).toBeDefined();
    const ways = screen.getAllByRole("link").map((link) => link.getAttribute("href"));
    expect(ways).toEqual(["/insights/0192f0c4-0000-7000-8000-000000000001"]);
    expect(screen.getByText("and 1 earlier time")).toBeDefined();
  });

  it("says what failed to load, and loads it again on Retry", async () => {
    open(null);
    const retry = await screen.findByRole("button", { name: "Retry" });
    answers.push({ status: 200, body: NEVER });
    fireEvent.click(retry);
    await screen.findByText(/^No insights from this card yet/);
  });
});

describe("personal advice that cannot be loaded", () => {
  it("is replaced by the card's general text until a retry succeeds", async () => {
    open(MINE, said("Work for all.", true));
    await screen.findByText("Work for all.");
    expect(screen.getByText(/lost his words for this one/)).toBeDefined();
    answers.push(said("Personal after all."));
    fireEvent.click(screen.getByRole("button", { name: "Retry" }));
    await screen.findByText("Personal after all.");
    expect(screen.queryByText(/lost his words/)).toBeNull();
  });

  it("shows the rate limit's message with a countdown", async () => {
    const message =
      "You've reached your limit for personalized advice. Please wait 10 minute(s) before trying again.";
    open(MINE, refusal(429, "rate_limited", { message, retryAfter: 600 }));
    await screen.findByText(message);
    expect(screen.getByText("Work for all.")).toBeDefined();
    expect(screen.getByRole("timer").textContent).toMatch(/10 min|9 min/);
  });

  it("is replaced by help lines in a crisis, and loads after 'Read it anyway'", async () => {
    const line = { name: "TelefonSeelsorge", country: "DE", kind: "suicide", phone: "0800 111 0 111" };
    const help = [{ ...line, url: "https://example.org" }];
    open(MINE, refusal(422, "crisis_help", { help }));
    await screen.findByText("TelefonSeelsorge");
    expect(screen.queryByText("Work for all.")).toBeNull();
    answers.push(said("Gently."));
    fireEvent.click(screen.getByRole("button", { name: "Read it anyway" }));
    await screen.findByText("Gently.");
    expect(asked.at(-1)?.body).toEqual({ blockTypeId: "work", goOnAnyway: true });
  });

  it("is requested again after the person agrees to the terms", async () => {
    open(MINE, refusal(403, "consent_required"), said("After the terms."));
    fireEvent.click(await screen.findByRole("button", { name: "Read the terms" }));
    await waitFor(() => screen.getByText("After the terms."));
  });
});
