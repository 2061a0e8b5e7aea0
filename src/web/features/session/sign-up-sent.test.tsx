// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { createMemoryRouter, RouterProvider } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type AuthDoor, useAuth } from "./auth-context.ts";
import { AuthProvider } from "./auth-provider.tsx";

const EMAIL = "dana@pond.example";
const PASSWORD = "a pond, a lantern";
const account = { id: "one", email: EMAIL, isGuest: false, isEmailVerified: true };

let asked: unknown[];
let signUps: Response[];
let me: object;
beforeEach(() => {
  asked = [];
  signUps = [];
  me = { user: null, sessionEnd: null };
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit = {}) => {
    if (path === "/api/me") return Response.json(me);
    if (path !== "/api/auth/sign-up/email") return Response.json({ providers: [], hasDomains: false });
    asked.push(JSON.parse(String(body)));
    return signUps.shift() ?? Response.json({ user: null });
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function SomePage({ door }: { door: AuthDoor }) {
  const { showAuth } = useAuth();
  return (
    <button type="button" onClick={() => showAuth(door)}>
      Come in
    </button>
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

/** Signs up in the dialog. Resolves once it says that an email is on its way. */
async function signUp(door: Partial<AuthDoor> = {}) {
  const element = (
    <AuthProvider isShell={false}>
      <SomePage door={{ mode: "signUp", ...door }} />
    </AuthProvider>
  );
  const router = createMemoryRouter([{ path: "*", element }], { initialEntries: ["/cards"] });
  render(<RouterProvider router={router} />);
  press("Come in");
  await screen.findByRole("dialog");
  type("Email", EMAIL);
  type("Password", PASSWORD);
  press("Sign up");
  await waitFor(() => expect(document.activeElement?.textContent).toContain(`We have written to ${EMAIL}`));
  return router;
}

describe("after a sign-up whose email is on its way, the dialog", () => {
  it("says so and signs nobody in, and the link leads to the page that was wanted", async () => {
    const router = await signUp({ returnTo: "/blocks" });
    expect(screen.getByRole("dialog", { name: "Check your email" }).textContent).toContain(
      "Open the email and you are in. Until then everything here stays as it is.",
    );
    expect(router.state.location.pathname).toBe("/cards");
    expect(asked).toEqual([{ email: EMAIL, password: PASSWORD, callbackURL: "/blocks" }]);
  });

  it("sends the email again, and says if that fails", async () => {
    await signUp();
    signUps = [Response.json({ error: { code: "rate_limited", message: "Slow." } }, { status: 429 })];
    press("Send again");
    await screen.findByText(/Too many tries from here/);
    press("Send again");
    await screen.findByText("Another email is on its way.");
    expect(asked).toHaveLength(3);
  });

  it("goes back to the form for another address, and keeps what was typed", async () => {
    await signUp();
    press("Wrong address?");
    expect(screen.getByLabelText<HTMLInputElement>("Email").value).toBe(EMAIL);
    expect(screen.getByLabelText<HTMLInputElement>("Password").value).toBe(PASSWORD);
  });

  it("goes on when the email was opened in another tab", async () => {
    const router = await signUp();
    fireEvent.focus(window);
    await waitFor(() => expect(screen.queryByRole("dialog")).not.toBeNull());
    me = { user: account, sessionEnd: null };
    fireEvent.focus(window);
    await waitFor(() => expect(router.state.location.pathname).toBe("/new-insight"));
    expect(screen.queryByRole("dialog")).toBeNull();
  });
});
