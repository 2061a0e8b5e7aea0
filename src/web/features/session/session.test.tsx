// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Me } from "#contract/session.ts";
import { useAuth } from "./auth-context.ts";
import { AuthProvider } from "./auth-provider.tsx";
import { forgetPerson } from "./forget-person.ts";
import { RequireSession } from "./require-session.tsx";
import { returnAddress } from "./return-address.ts";
import { hasSessionHint, storeSessionHint } from "./session-hint.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  localStorage.clear();
  sessionStorage.clear();
});

const member = { id: "0190", email: "dana@example.org", isGuest: false } as Me["user"];

function answerMe(user: Me["user"]) {
  const fetched = vi.fn(async (_path: string) => Response.json({ user, advisorName: "Rob" }));
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

function Name() {
  return <p>{useAuth().user?.email ?? "nobody"}</p>;
}

function openAt(path: string, isShell: boolean) {
  const router = createMemoryRouter(
    [
      { path: "/", element: <Name /> },
      {
        path: "/insights",
        element: (
          <RequireSession>
            <Name />
          </RequireSession>
        ),
      },
      { path: "/login", element: <p>the door</p> },
    ],
    { initialEntries: [path] },
  );
  render(
    <AuthProvider isShell={isShell}>
      <RouterProvider router={router} />
    </AuthProvider>,
  );
  return router;
}

describe("the session", () => {
  it("throws an error for developers when used outside the provider", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => render(<Name />)).toThrow("useAuth must be used within an AuthProvider");
  });

  it("is not requested on a visitor's public page", () => {
    const fetched = answerMe(null);
    openAt("/", false);
    expect(screen.getByText("nobody")).toBeDefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("is requested if this browser has had a session", async () => {
    storeSessionHint(member);
    answerMe(member);
    openAt("/", false);
    expect(await screen.findByText("dana@example.org")).toBeDefined();
  });

  it("is renewed once a day while the person uses the app", async () => {
    const fetched = answerMe(member);
    for (const _ of ["in the morning", "at noon"]) {
      openAt("/insights", true);
      await screen.findByText("dana@example.org");
      cleanup();
    }
    const asked = fetched.mock.calls.map(([path]) => path);
    expect(asked).toEqual(["/api/me", "/api/auth/get-session", "/api/me"]);
  });

  it("is not requested again after it has ended", async () => {
    storeSessionHint(member);
    answerMe(null);
    openAt("/", false);
    await waitFor(() => expect(hasSessionHint()).toBe(false));
  });
});

describe("a protected page", () => {
  it("shows 'Loading...' until the person is known, then its content", async () => {
    answerMe(member);
    openAt("/insights", true);
    expect(screen.getByText("Loading...")).toBeDefined();
    expect(await screen.findByText("dana@example.org")).toBeDefined();
  });

  it("sends a visitor to sign in and remembers the way back", async () => {
    answerMe(null);
    const router = openAt("/insights?cursor=7#last", true);
    expect(await screen.findByText("the door")).toBeDefined();
    expect(router.state.location.state).toEqual({ from: "/insights?cursor=7#last" });
  });

  it("shows an error when the server does not answer, and retries on demand", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("refused")));
    openAt("/insights", true);
    const button = await screen.findByRole("button", { name: "Try again" });
    answerMe(member);
    button.click();
    expect(await screen.findByText("dana@example.org")).toBeDefined();
  });
});

describe("the return address after signing in", () => {
  it("stays on this site and is never the sign-in page", () => {
    expect(returnAddress("/insights/7?x=1#y", "/")).toBe("/insights/7?x=1#y");
    const elsewhere = [
      "https://evil.example",
      "//evil.example",
      "/\\evil.example",
      "javascript:alert(1)",
      7,
      undefined,
    ];
    for (const wanted of [...elsewhere, "/login", "/login?again"])
      expect(returnAddress(wanted, "/")).toBe("/");
  });
});

describe("signing out", () => {
  it("deletes everything of the person and keeps only the device's theme", () => {
    localStorage.setItem("rubber-arcana:draft:request:0190", "what has me stuck");
    localStorage.setItem("rubber-arcana:theme", "light");
    sessionStorage.setItem("rubber-arcana:reading", "key");
    localStorage.setItem("somebody-else", "kept");
    void forgetPerson();
    expect(Object.keys(localStorage).sort()).toEqual(["rubber-arcana:theme", "somebody-else"]);
    expect(sessionStorage.length).toBe(0);
  });
});
