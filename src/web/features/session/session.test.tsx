// @vitest-environment jsdom
import { cleanup, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Me } from "../../../contract/me.ts";
import { useAuth } from "./auth-context.ts";
import { AuthProvider } from "./auth-provider.tsx";
import { forgetPerson } from "./forget-person.ts";
import { RequireSession } from "./require-session.tsx";
import { returnAddress } from "./return-address.ts";
import { accountOfHint, hasSessionHint, keepSessionHint } from "./session-hint.ts";

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

describe("who is asking", () => {
  it("is unknown outside of the provider, and a developer is told so", () => {
    vi.spyOn(console, "error").mockImplementation(() => undefined);
    expect(() => render(<Name />)).toThrow("useAuth must be used within an AuthProvider");
  });

  it("is not asked on a visitor's public page", () => {
    const fetched = answerMe(null);
    openAt("/", false);
    expect(screen.getByText("nobody")).toBeDefined();
    expect(fetched).not.toHaveBeenCalled();
  });

  it("is asked where this browser has had a session", async () => {
    keepSessionHint(member);
    answerMe(member);
    openAt("/", false);
    expect(await screen.findByText("dana@example.org")).toBeDefined();
  });

  it("stays signed in by being here: the session is renewed, once a day", async () => {
    const fetched = answerMe(member);
    for (const _ of ["in the morning", "at noon"]) {
      openAt("/insights", true);
      await screen.findByText("dana@example.org");
      cleanup();
    }
    const asked = fetched.mock.calls.map(([path]) => path);
    expect(asked).toEqual(["/api/me", "/api/auth/get-session", "/api/me"]);
  });

  it("loses no draft to a note of an earlier release, which said that there is a session and not whose", async () => {
    localStorage.setItem("rubber-arcana:has-session", "1");
    localStorage.setItem("rubber-arcana:draft:request:0190", "what has me stuck");
    answerMe(member);
    openAt("/", false);
    await screen.findByText("dana@example.org");
    expect(localStorage.getItem("rubber-arcana:draft:request:0190")).toBe("what has me stuck");
    expect(accountOfHint()).toBe("0190");
  });

  it("is asked again no more once the session is gone", async () => {
    keepSessionHint(member);
    answerMe(null);
    openAt("/", false);
    await waitFor(() => expect(hasSessionHint()).toBe(false));
  });
});

describe("a protected page", () => {
  it("shows 'Loading...' until it is known who is there, then itself", async () => {
    answerMe(member);
    openAt("/insights", true);
    expect(screen.getByText("Loading...")).toBeDefined();
    expect(await screen.findByText("dana@example.org")).toBeDefined();
  });

  it("sends a visitor to the door with the way back", async () => {
    answerMe(null);
    const router = openAt("/insights?cursor=7#last", true);
    expect(await screen.findByText("the door")).toBeDefined();
    expect(router.state.location.state).toEqual({ from: "/insights?cursor=7#last" });
  });

  it("says so when the server does not answer, and asks again on demand", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("refused")));
    openAt("/insights", true);
    const button = await screen.findByRole("button", { name: "Try again" });
    answerMe(member);
    button.click();
    expect(await screen.findByText("dana@example.org")).toBeDefined();
  });
});

describe("the way back from the door", () => {
  it("stays on this site and does not end at the door again", () => {
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
  it("leaves nothing of the person behind, and the theme of the device alone", () => {
    localStorage.setItem("rubber-arcana:draft:request:0190", "what has me stuck");
    localStorage.setItem("rubber-arcana:theme", "light");
    sessionStorage.setItem("rubber-arcana:reading", "key");
    localStorage.setItem("somebody-else", "kept");
    void forgetPerson();
    expect(Object.keys(localStorage).sort()).toEqual(["rubber-arcana:theme", "somebody-else"]);
    expect(sessionStorage.length).toBe(0);
  });
});
