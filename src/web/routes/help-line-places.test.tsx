// @vitest-environment jsdom

import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, render, screen } from "@testing-library/react";
import type { ReactNode } from "react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Me } from "#contract/session.ts";
import { SHOWN_INSIGHT } from "#test-support/shown-insight.ts";
import { insightQuery } from "../api/queries/insights.ts";
import type { ArrivingReading } from "../arriving-reading.ts";
import { InsightChat } from "../features/chat/insight-chat.tsx";
import { InsightPage } from "../features/insights/insight-page.tsx";
import { RequestPage } from "../features/readings/request/request-page.tsx";

const ID = "0192f0c4-0000-7000-8000-000000000001";
const ARRIVING: ArrivingReading = {
  cards: [{ id: "the-interface", reversed: false }],
  cardCount: 1,
  reveal: { captionCount: 1, drawnCount: 1, turningCount: 1, renderBack: () => null },
  onAnimationEnd: () => undefined,
  text: "",
  insightId: null,
  headline: null,
  userContext: "Which draft?",
  waiting: <p>Rob is thinking</p>,
  foot: <button type="button">Stop</button>,
};
const INSIGHT = { ...SHOWN_INSIGHT, id: ID };

function pageOf(arriving: ArrivingReading | null): ReactNode {
  return (
    <InsightPage
      id={arriving ? null : ID}
      arriving={arriving}
      advisorName="Rob"
      cardCount={1}
      onReadAgain={() => undefined}
      renderHelp={() => null}
      onDeleted={() => undefined}
    />
  );
}

const PLACES: Record<string, ReactNode> = {
  "the request for a reading": (
    <RequestPage
      userId="me"
      isGuest={false}
      canLink
      me={{ advisorName: "Rob", insightsToday: null } as Me}
      blockId={null}
      cardId={null}
      consent={null}
      isConsentMissing={false}
      onSend={async () => undefined}
      renderLoop={() => null}
    />
  ),
  "a reading before its first word": pageOf(ARRIVING),
  "a reading that arrives": pageOf({ ...ARRIVING, text: "The Interface" }),
  "a saved reading": pageOf(null),
  "a chat": (
    <InsightChat
      place={{ userId: "u1", insightId: ID }}
      advisorName="Rob"
      mayBeInDanger={false}
      isOpen
      onOpen={() => undefined}
      onClose={() => undefined}
      onSignUp={null}
      askConsent={() => null}
      duck="offline"
      onStepDone={async () => undefined}
    />
  ),
};

beforeEach(() => {
  vi.stubGlobal(
    "ResizeObserver",
    class {
      observe(): void {}
      disconnect(): void {}
    },
  );
  const chat = { conversation: null, welcome: "Right.", messages: [], hasEarlier: false };
  vi.stubGlobal("fetch", async () => Response.json(chat));
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

describe("the line 'If it’s more than being stuck: help'", () => {
  it.each(Object.keys(PLACES))("stands once under %s", async (name) => {
    const client = new QueryClient({ defaultOptions: { queries: { retry: false, staleTime: 60_000 } } });
    client.setQueryData(insightQuery(ID).queryKey, INSIGHT);
    const element = <QueryClientProvider client={client}>{PLACES[name]}</QueryClientProvider>;
    render(<RouterProvider router={createMemoryRouter([{ path: "/", element }])} />);
    expect(await screen.findAllByText(/If it’s more than being stuck:/)).toHaveLength(1);
    expect(screen.getByRole("link", { name: "help" }).getAttribute("href")).toBe("/help");
  });
});
