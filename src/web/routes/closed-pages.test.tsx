// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { type Auth, AuthContext } from "../features/session/auth-context.ts";
import routes from "../routes.ts";
import AppLayout from "./app-layout.tsx";

afterEach(cleanup);

const VISITOR = { me: null, user: null, isGuest: false, status: "ready" } as unknown as Auth;

/** Every address under the layout that requires a session, with `:id` filled in. */
const behindTheDoor = (routes.find(({ file }) => file === "routes/app-layout.tsx")?.children ?? []).map(
  ({ path = "" }) => `/${path.replace(/:\w+/, "7")}`,
);

describe("a page that requires a session", () => {
  it("is every page that shows personal data", () => {
    const closed = [
      ...["/onboarding", "/new-insight", "/create-insight", "/insights", "/insights/7"],
      ...["/blocks", "/blocks/archived", "/blocks/7", "/preferences"],
    ];
    expect(behindTheDoor).toEqual(expect.arrayContaining(closed));
  });

  it.each(behindTheDoor)("%s sends a visitor to sign-in, which remembers the address", (path) => {
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
  });
});
