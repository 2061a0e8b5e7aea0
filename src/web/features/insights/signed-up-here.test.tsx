// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { act, cleanup, fireEvent, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, expect, it, vi } from "vitest";
import { SignedUpHere } from "./signed-up-here.tsx";

const READING = "/insights/0190f5a2-0000-7000-8000-000000000001";
const NEWEST = { id: "newest", headline: "The price is yours to name.", isLocked: false };
const KEEPS = /You’re signed up\. This reading is yours to keep\./;

let insights: unknown[];
const asked = vi.fn();

beforeEach(() => {
  insights = [NEWEST];
  asked.mockImplementation(async () => Response.json({ items: insights, nextCursor: null }));
  vi.stubGlobal("fetch", asked);
});
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

function open(pathname: string, state: object | null = { hasComeAlong: true, hasSignedUp: true }) {
  const router = createMemoryRouter([{ path: "*", element: <SignedUpHere /> }], {
    initialEntries: [{ pathname, hash: "#chat", state }],
  });
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <RouterProvider router={router} />
    </QueryClientProvider>,
  );
  return router;
}

const notice = () => screen.findByRole("status");

it("a guest who signs up under a reading is told that it is theirs to keep", async () => {
  open(READING);
  await screen.findByText(KEEPS);
  expect((await notice()).textContent).toMatch(KEEPS);
});

it("a guest who signs up on a page that needs an account is told that their reading came along, with a link to it", async () => {
  open("/blocks");
  const link = await screen.findByRole("link", { name: NEWEST.headline });
  expect(link.getAttribute("href")).toBe("/insights/newest");
  expect((await notice()).textContent).toMatch(/^You’re signed up\. Your reading came with you:/);
});

it("a guest without a reading is told nothing about one after signing up", async () => {
  insights = [];
  open("/blocks");
  await notice();
  await vi.waitFor(() => expect(asked).toHaveBeenCalled());
  await act(async () => {});
  expect(screen.queryByText(/signed up/)).toBeNull();
});

it.each(["/new-insight", "/create-insight"])(
  "%s shows no second notice that a reading came along, and keeps its location",
  async (pathname) => {
    const router = open(pathname);
    const { key } = router.state.location;
    await act(async () => {});
    expect(screen.queryByRole("status")).toBeNull();
    expect(router.state.location.key).toBe(key);
  },
);

it("somebody who did not sign up just now is told nothing about a sign-up", async () => {
  open(READING, { spreadType: "full-pond" });
  await act(async () => {});
  expect(screen.queryByRole("status")).toBeNull();
});

it("the notice after a sign-up is shown once: the location keeps the rest of its state, and a return shows nothing", async () => {
  const router = open(READING);
  await screen.findByText(KEEPS);
  expect(router.state.location).toMatchObject({ pathname: READING, hash: "#chat" });
  expect(router.state.location.state).toEqual({ hasSignedUp: true });
  await act(() => router.navigate("/blocks"));
  expect(screen.queryByText(KEEPS)).toBeNull();
  await act(() => router.navigate(-1));
  expect(screen.queryByText(KEEPS)).toBeNull();
});

it("the notice after a sign-up can be closed", async () => {
  open(READING);
  fireEvent.click(await screen.findByRole("button", { name: "Dismiss" }));
  expect(screen.queryByText(KEEPS)).toBeNull();
});

it("the notice after a sign-up closes by itself, but not while it has the focus", async () => {
  vi.useFakeTimers({ shouldAdvanceTime: true });
  open(READING);
  (await screen.findByRole("button", { name: "Dismiss" })).focus();
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText(KEEPS)).not.toBeNull();
  cleanup();
  open(READING);
  await screen.findByText(KEEPS);
  await act(() => vi.advanceTimersByTimeAsync(10_000));
  expect(screen.queryByText(KEEPS)).toBeNull();
});
