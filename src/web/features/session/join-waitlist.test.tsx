// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { type Context, useContext } from "react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Auth, AuthDoor, AuthMode } from "./auth-context.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.unstubAllGlobals();
  vi.resetModules();
});

const CLOSED = { code: "waitlist", message: "Sign-up is by invitation for now." };
const INVITATION = { email: "dana@example.org", token: "the-letters" };

/** Replaces `fetch` by a server that gives each address of the API these answers in order, and records the requests. */
function answering(answers: Record<string, Response[]>) {
  const asked: { path: string; body: unknown }[] = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    asked.push({ path, body: body ? JSON.parse(String(body)) : null });
    return answers[path]?.shift() ?? Response.json({ user: null });
  });
  return asked;
}

const failing = (status: number, error: Record<string, unknown>) => Response.json({ error }, { status });

function SomePage({ context, wanted }: { context: Context<Auth | null>; wanted: AuthMode | AuthDoor }) {
  const auth = useContext(context);
  return (
    <button type="button" onClick={() => auth?.showAuth(wanted)}>
      Come in
    </button>
  );
}

async function openDoor(waitlist: "on" | "off", wanted: AuthMode | AuthDoor = "signUp") {
  vi.resetModules();
  vi.stubEnv("WAITLIST", waitlist);
  const { AuthContext } = await import("./auth-context.ts");
  const { AuthProvider } = await import("./auth-provider.tsx");
  render(
    <MemoryRouter>
      <AuthProvider isShell={false}>
        <SomePage context={AuthContext} wanted={wanted} />
      </AuthProvider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Come in" }));
  return await screen.findByRole("dialog");
}

const address = () => screen.getByLabelText<HTMLInputElement>("Email");
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));

describe("the sign-up dialog while there is a waitlist", () => {
  it("asks only for an email address and confirms that an email was sent", async () => {
    const asked = answering({ "/api/waitlist": [Response.json({ sent: true })] });
    const door = await openDoor("on");
    expect(door.textContent).toContain("Join Waitlist");
    expect(screen.queryByLabelText("Password")).toBeNull();
    expect(screen.queryByRole("button", { name: "Try one reading first" })).toBeNull();
    type("Email", "dana@example.org");
    press("Join Waitlist");
    await screen.findByText(/An email is on its way to/);
    expect(screen.getByRole("status").textContent).toContain("dana@example.org");
    expect(screen.getByRole("status").textContent).toContain("press the button there");
    expect(asked).toEqual([{ path: "/api/waitlist", body: { email: "dana@example.org" } }]);
    const again = screen.getByRole("button", { name: /No email/ });
    await waitFor(() => expect(document.activeElement).toBe(again));
    fireEvent.click(again);
    expect(address().value).toBe("dana@example.org");
  });

  it("shows an invalid-address error beside the field and keeps the input", async () => {
    const fault = { code: "invalid_input", field: "email", message: "email must be an email address." };
    answering({ "/api/waitlist": [failing(400, fault)] });
    await openDoor("on");
    type("Email", "the pond");
    press("Join Waitlist");
    expect((await screen.findByRole("alert")).textContent).toBe("This does not look like an email address.");
    expect(address().value).toBe("the pond");
    expect(address().getAttribute("aria-invalid")).toBe("true");
    await waitFor(() => expect(document.activeElement).toBe(address()));
  });

  it("shows an error when the email could not be sent, and retries on the next press", async () => {
    const message = "The letter could not be sent. Please try again in a moment.";
    const answers = [failing(503, { code: "unavailable", message }), Response.json({ sent: true })];
    answering({ "/api/waitlist": answers });
    await openDoor("on");
    type("Email", "dana@example.org");
    press("Join Waitlist");
    expect((await screen.findByRole("alert")).textContent).toBe(message);
    press("Join Waitlist");
    await screen.findByText(/An email is on its way to/);
  });

  it("says how long to wait after too many letters", async () => {
    answering({
      "/api/waitlist": [failing(429, { code: "rate_limited", message: "Slow.", retryAfter: 3600 })],
    });
    await openDoor("on");
    press("Join Waitlist");
    expect((await screen.findByRole("alert")).textContent).toContain("60 minutes");
  });

  it("switches to sign-in and back and keeps the address", async () => {
    answering({});
    await openDoor("on");
    type("Email", "dana@example.org");
    press("I have an account");
    expect(screen.getByRole("dialog").querySelector("button[type=submit]")?.textContent).toBe("Sign in");
    expect(address().value).toBe("dana@example.org");
    press("I am new here");
    expect(screen.getByRole("heading", { name: "Join Waitlist" })).toBeDefined();
    expect(address().value).toBe("dana@example.org");
  });

  it("lets an invited person sign up with the invitation's address", async () => {
    const user = { id: "one", email: INVITATION.email, isGuest: false };
    const asked = answering({ "/api/auth/sign-up/email": [Response.json({ user })] });
    await openDoor("on", { mode: "signUp", invitation: INVITATION });
    expect([address().value, address().readOnly]).toEqual([INVITATION.email, true]);
    await waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("Password")));
    expect(screen.queryByRole("button", { name: "Try one reading first" })).toBeNull();
    type("Password", "a pond, a lantern");
    press("Sign up");
    await waitFor(() => expect(screen.queryByRole("dialog")).toBeNull());
    expect(asked[0]).toEqual({
      path: "/api/auth/sign-up/email",
      body: {
        email: INVITATION.email,
        password: "a pond, a lantern",
        invitation: INVITATION.token,
        callbackURL: "/new-insight",
      },
    });
  });
});

describe("a page that was opened before there was a waitlist", () => {
  it("switches to the waitlist when the server refuses a sign-up, and keeps the address", async () => {
    answering({ "/api/auth/sign-up/email": [failing(403, CLOSED)] });
    await openDoor("off");
    type("Email", "dana@example.org");
    type("Password", "a pond, a lantern");
    press("Sign up");
    await screen.findByRole("heading", { name: "Join Waitlist" });
    expect(address().value).toBe("dana@example.org");
  });

  it("switches to the waitlist when the server takes no guests", async () => {
    answering({ "/api/auth/sign-in/anonymous": [failing(403, CLOSED)] });
    await openDoor("off");
    press("Try one reading first");
    await screen.findByRole("heading", { name: "Join Waitlist" });
  });
});
