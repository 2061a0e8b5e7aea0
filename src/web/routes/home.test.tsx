// @vitest-environment jsdom
import { useQuery } from "@tanstack/react-query";
import { act, cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { homeQuery } from "../api/queries/home.ts";
import { queryCacheOf } from "../app/query-cache.ts";
import { type Auth, AuthContext } from "../features/session/auth-context.ts";
import { storeSessionHint } from "../features/session/session-hint.ts";
import Home from "./home.tsx";

vi.mock("virtual:landing", () => ({ LANDING: {} }));
vi.mock("../features/shell/is-shell.ts", () => ({ isShell: true }));
vi.mock("../features/landing/landing.tsx", () => ({ Landing: () => <p>the landing page</p> }));
vi.mock("../app/app-pages.tsx", async () => {
  const { QueryClientProvider } = await import("@tanstack/react-query");
  const { useAuth } = await import("../features/session/auth-context.ts");
  return {
    AppPages: ({ children }: { children: React.ReactNode }) => (
      <QueryClientProvider client={queryCacheOf(useAuth().user?.id ?? "")}>{children}</QueryClientProvider>
    ),
  };
});
vi.mock("../features/home/home-page.tsx", () => ({
  /** Shows what home's query holds, and asks the server if it holds nothing. */
  HomePage: () => {
    const { data } = useQuery(homeQuery);
    return <p>{data ? JSON.stringify(data) : "home is empty"}</p>;
  },
}));

const EARLY = { name: "Ada", activeBlocks: [] };
const LATER = { name: "Ben", activeBlocks: [] };
const LOADING = { status: "loading", user: null, isGuest: false } as Auth;
const FAILED = { ...LOADING, status: "failed" } as Auth;
const fetched = vi.fn<() => Promise<Response>>(async () => Response.json(LATER));

function signedIn(id: string): Auth {
  return { ...LOADING, status: "ready", user: { id } } as Auth;
}

beforeEach(() => {
  vi.stubGlobal("fetch", fetched);
  storeSessionHint({ id: "ada", isGuest: false });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  fetched.mockClear();
  globalThis.earlyAnswers = undefined;
  // Another person's cache replaces and clears the one of the test.
  queryCacheOf("nobody");
});

/** Lets the shell have asked for home's answer. Returns the function that gives the answer. */
function asksEarly(): () => Promise<void> {
  const { promise, resolve } = Promise.withResolvers<Response>();
  globalThis.earlyAnswers = { "/api/home": promise };
  return () => act(async () => resolve(Response.json(EARLY)));
}

/** Opens home before the server has said who is signed in. Returns the function that says it. */
async function opens(): Promise<(auth: Auth) => Promise<void>> {
  const router = createMemoryRouter([{ path: "/", element: <Home /> }]);
  const page = (auth: Auth) => (
    <AuthContext value={auth}>
      <RouterProvider router={router} />
    </AuthContext>
  );
  const { rerender } = await act(async () => render(page(LOADING)));
  // The code of a member's home is loaded as soon as the page opens.
  await act(() => vi.dynamicImportSettled());
  return (auth) => act(async () => rerender(page(auth)));
}

const cached = (id: string) => queryCacheOf(id).getQueryData(homeQuery.queryKey);

describe("home's answer that the app's shell requested", () => {
  it("is shown to the person who was signed in last, without another request", async () => {
    const answer = asksEarly();
    const says = await opens();
    await answer();
    await says(signedIn("ada"));
    screen.getByText(JSON.stringify(EARLY));
    expect(fetched).not.toHaveBeenCalled();
  });

  it.each([
    ["before", true],
    ["after", false],
  ])(
    "is not shown to another person, if it came %s the server said who is signed in",
    async (_when, isFirst) => {
      const answer = asksEarly();
      const says = await opens();
      if (isFirst) await answer();
      await says(signedIn("ben"));
      if (!isFirst) await answer();
      await screen.findByText(JSON.stringify(LATER));
      expect(screen.queryByText(JSON.stringify(EARLY))).toBeNull();
      expect(cached("ben")).toEqual(LATER);
    },
  );

  it.each([
    ["before", true],
    ["after", false],
  ])(
    "is dropped if the server does not say who is signed in, also if it came %s that",
    async (_when, isFirst) => {
      const answer = asksEarly();
      const says = await opens();
      if (isFirst) {
        await answer();
        expect(cached("ada")).toEqual(EARLY);
      }
      await says(FAILED);
      if (!isFirst) await answer();
      expect(cached("ada")).toBeUndefined();
      expect(screen.queryByText(JSON.stringify(EARLY))).toBeNull();
    },
  );

  it.each([
    ["a guest was here last", () => storeSessionHint({ id: "ada", isGuest: true })],
    ["nobody was here before", () => storeSessionHint(null)],
  ])("is put into no cache if %s", async (_who, before) => {
    before();
    const answer = asksEarly();
    await opens();
    await answer();
    expect(cached("ada")).toBeUndefined();
    expect(globalThis.earlyAnswers?.["/api/home"]).toBeDefined();
  });
});

it.each([
  ["a visitor", { ...LOADING, status: "ready" } as Auth],
  ["a guest", { ...signedIn("ada"), isGuest: true } as Auth],
])("the app's shell shows %s the landing page", async (_who, auth) => {
  const says = await opens();
  await says(auth);
  screen.getByText("the landing page");
});
