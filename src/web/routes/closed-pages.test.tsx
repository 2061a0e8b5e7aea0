// @vitest-environment jsdom
import type { RouteConfigEntry } from "@react-router/dev/routes";
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import AppLayout from "../app/app-layout.tsx";
import { type Auth, AuthContext } from "../features/session/auth-context.ts";
import routes from "../routes.ts";

afterEach(cleanup);

const VISITOR = { me: null, user: null, isGuest: false, status: "ready" } as unknown as Auth;

/** Returns the addresses of all pages, including those in nested layouts, with `:id` replaced by an id. */
function addressesIn(entries: readonly RouteConfigEntry[]): string[] {
  return entries.flatMap(({ path, children, index }) => [
    ...(path || index ? [`/${(path ?? "").replace(/:\w+/, "7")}`] : []),
    ...addressesIn(children ?? []),
  ]);
}

/** The addresses of all pages in the layout that requires a session. */
const behindTheDoor = addressesIn(routes.find(({ file }) => file === "app/app-layout.tsx")?.children ?? []);

describe("a page that requires a session", () => {
  it("is every page that shows personal data", () => {
    const closed = [
      "/onboarding",
      "/new-insight",
      "/create-insight",
      "/insights",
      "/insights/7",
      "/blocks",
      "/blocks/archived",
      "/blocks/7",
      "/preferences",
    ];
    expect(behindTheDoor).toEqual(expect.arrayContaining(closed));
  });

  it.each(behindTheDoor)(
    "the page %s requires a session: it sends a visitor to sign-in, which remembers the address",
    (path) => {
      const router = createMemoryRouter(
        [
          { element: <AppLayout />, children: [{ path, element: <p>somebody's own</p> }] },
          { path: "/login", element: <p>the door</p> },
        ],
        { initialEntries: [path] },
      );
      render(
        <AuthContext value={VISITOR}>
          <RouterProvider router={router} />
        </AuthContext>,
      );
      expect(screen.getByText("the door")).toBeDefined();
      expect(screen.queryByText("somebody's own")).toBeNull();
      expect(router.state.location.state).toEqual({ from: path });
    },
  );
});
