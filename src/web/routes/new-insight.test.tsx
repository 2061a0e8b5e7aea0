// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { HomeOutput } from "#contract/home.ts";
import type { Me } from "#contract/session.ts";
import { homeQuery } from "../api/queries/home.ts";
import { type Auth, AuthContext } from "../features/session/auth-context.ts";
import NewInsight from "./new-insight.tsx";

const LINK = { name: "Or connect to an existing block" };
const INBOX = /^Check your inbox/;
const asked: string[] = [];

beforeEach(() => {
  asked.length = 0;
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json({ items: [], nextCursor: null });
  });
});
afterEach(() => {
  cleanup();
  localStorage.clear();
  vi.unstubAllGlobals();
});

interface Visit {
  /** The state with which the sign-up dialog opens the page; `null` for any other visit. */
  state?: object | null;
  sendsEmail?: boolean;
  used?: number;
  /** The number of blocks that home counted earlier; absent if home was not opened. */
  blockCount?: number;
  hasChangedSince?: boolean;
}

async function open({ state = null, sendsEmail = true, used = 0, blockCount, hasChangedSince }: Visit = {}) {
  const user = {
    id: "me",
    email: "sam@example.org",
    isGuest: false,
    isEmailVerified: false,
    createdAt: new Date().toISOString(),
  };
  const me = {
    user,
    flags: { sendsEmail },
    advisorName: "Rob",
    isConsentCurrent: true,
    insightsToday: { used, limit: 7, left: 7 - used, resetTime: "2026-11-27T00:00:00.000Z" },
  } as Me;
  const queries = new QueryClient({ defaultOptions: { queries: { retry: false } } });
  if (blockCount !== undefined) queries.setQueryData(homeQuery.queryKey, { blockCount } as HomeOutput);
  if (hasChangedSince) await queries.invalidateQueries();
  const router = createMemoryRouter([{ path: "/new-insight", element: <NewInsight /> }], {
    initialEntries: [{ pathname: "/new-insight", state }],
  });
  render(
    <QueryClientProvider client={queries}>
      <AuthContext value={{ me, user, isGuest: false } as Auth}>
        <RouterProvider router={router} />
      </AuthContext>
    </QueryClientProvider>,
  );
  const field = await screen.findByLabelText("What has you stuck?");
  fireEvent.change(field, { target: { value: "Something." } });
  fireEvent.click(screen.getByRole("button", { name: / · change$/ }));
}

describe("the inbox notice of a new account", () => {
  it("a new account is told to look for an email only where the server sends email", async () => {
    await open({ state: { hasSignedUp: true } });
    expect(screen.getByText(INBOX)).toBeTruthy();
    cleanup();
    await open({ state: { hasSignedUp: true }, sendsEmail: false });
    expect(screen.queryByText(INBOX)).toBeNull();
  });
});

describe("the offer to connect a request to a block", () => {
  it.each<[string, Visit]>([
    ["a new account", { state: { hasSignedUp: true, hasComeAlong: false } }],
    ["an account for which home counted no block", { blockCount: 0 }],
  ])("%s is not offered to connect to an existing block, and nothing is asked for that", async (_, visit) => {
    await open(visit);
    expect(screen.queryByRole("button", LINK)).toBeNull();
    expect(asked).toEqual([]);
  });

  it.each<[string, Visit]>([
    ["an account with a block", { blockCount: 1 }],
    ["an account of which nothing is known", {}],
    [
      "an account that changed something since home counted no block",
      { blockCount: 0, hasChangedSince: true },
    ],
    ["an account whose guest came along", { state: { hasSignedUp: true, hasComeAlong: true } }],
    ["a new account with a reading", { state: { hasSignedUp: true, hasComeAlong: false }, used: 1 }],
  ])("%s is offered to connect to an existing block", async (_, visit) => {
    await open(visit);
    expect(screen.getByRole("button", LINK)).toBeTruthy();
  });
});
