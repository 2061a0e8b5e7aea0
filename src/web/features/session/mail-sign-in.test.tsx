// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { api } from "../../api/client.ts";
import type { Keep } from "../../api/sign-in.ts";
import { ConfirmByLink } from "./confirm-by-link.tsx";
import { EnterByLink } from "./enter-by-link.tsx";
import { MailSignIn } from "./mail-sign-in.tsx";

let asked: [path: string, body: unknown][];
let answers: Response[];
const refusal = (status: number, code: string) =>
  Response.json({ error: { code, message: code } }, { status });
const since = "2026-11-01T12:00:00.000Z";
/** The refusal of an account that nobody has confirmed, with what opens it. */
const mustChoose = () =>
  Response.json(
    {
      error: {
        code: "former_ways",
        message: "Please choose.",
        ways: [
          { id: "password", kind: "password", name: null, since, usedAt: null },
          { id: "calendar", kind: "calendar", name: null, since, usedAt: since },
        ],
      },
    },
    { status: 409 },
  );

beforeEach(() => {
  asked = [];
  answers = [];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    asked.push([path.replace("/api/auth/", ""), JSON.parse(String(body))]);
    return answers.shift() ?? Response.json({});
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const signInByLink = (keep?: Keep) => api.signIn.byMailLink({ token: "abc", keep });
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const hasFocus = (element: HTMLElement) => vi.waitFor(() => expect(document.activeElement).toBe(element));
const email = "dana@pond.example";
const secondStep = vi.fn(() => undefined);

async function sendLetter() {
  const entered = vi.fn(async () => undefined);
  render(
    <MailSignIn
      {...{ email, returnTo: "/insights", onEntered: entered, onSecondStep: secondStep }}
      onBack={() => undefined}
    />,
  );
  press("Send the email");
  fireEvent.change(await screen.findByLabelText("Six digits"), { target: { value: "123 456" } });
  return entered;
}

describe("signing in by a letter", () => {
  it("takes the code, and says so when it is wrong", async () => {
    const entered = await sendLetter();
    answers = [refusal(401, "invalid_code")];
    press("Sign in");
    await screen.findByText(/That is not the code/);
    press("Sign in");
    await vi.waitFor(() => expect(entered).toHaveBeenCalledOnce());
    expect(asked).toEqual([
      ["send-sign-in-mail", { email, callbackURL: "/insights" }],
      ["sign-in/mail-code", { email, code: "123 456" }],
      ["sign-in/mail-code", { email, code: "123 456" }],
    ]);
  });

  it("lists what opens an account that nobody confirmed, and ends what is not ticked", async () => {
    const entered = await sendLetter();
    answers = [mustChoose(), mustChoose()];
    press("Sign in");
    await hasFocus(await screen.findByText(/Was that you\?/));
    expect(entered).not.toHaveBeenCalled();
    expect(screen.getAllByRole<HTMLInputElement>("checkbox").map(({ checked }) => checked)).toEqual([
      false,
      false,
    ]);
    press("It was not me. End everything");
    await vi.waitFor(() => expect(asked.at(-1)?.[1]).toMatchObject({ keep: [] }));
    fireEvent.click(await screen.findByLabelText(/The secret address of the calendar/));
    press("End what is not ticked");
    await vi.waitFor(() => expect(entered).toHaveBeenCalledOnce());
    const chosen = { email, code: "123 456", keep: ["calendar"] };
    expect(asked.at(-1)).toEqual(["sign-in/mail-code", chosen]);
  });
});

it("a right code and a right link lead to the second step where the account has a second factor", async () => {
  await sendLetter();
  answers = [refusal(403, "second_factor_required")];
  press("Sign in");
  await vi.waitFor(() => expect(secondStep).toHaveBeenCalledOnce());
  cleanup();
  render(
    <EnterByLink
      {...{ signIn: signInByLink, onEntered: async () => undefined, onSecondStep: secondStep }}
      onAskAgain={() => undefined}
    />,
  );
  answers = [refusal(403, "second_factor_required")];
  press("Sign in");
  await vi.waitFor(() => expect(secondStep).toHaveBeenCalledTimes(2));
});

describe("the page behind a letter's link", () => {
  const open = (signIn: typeof signInByLink | null) => {
    const entered = vi.fn(async () => undefined);
    render(
      <EnterByLink
        {...{ signIn, onEntered: entered, onSecondStep: secondStep }}
        onAskAgain={() => undefined}
      />,
    );
    return entered;
  };

  it("signs in when it is pressed, not before", async () => {
    const entered = open(signInByLink);
    expect(asked).toEqual([]);
    answers = [mustChoose()];
    press("Sign in");
    await hasFocus(await screen.findByText(/Was that you\?/));
    press("It was me. Keep everything");
    await vi.waitFor(() => expect(entered).toHaveBeenCalledOnce());
    expect(asked.at(-1)).toEqual(["sign-in/mail-link", { token: "abc", keep: ["password", "calendar"] }]);
  });

  it("says when the link is spent, or cut short", async () => {
    open(signInByLink);
    answers = [refusal(401, "invalid_token")];
    press("Sign in");
    const title = { name: "This link no longer works." };
    await hasFocus(await screen.findByRole("heading", title));
    cleanup();
    open(null);
    screen.getByRole("heading", title);
    expect(document.activeElement).toBe(document.body);
  });

  it("says when the link was spent while the person chose what to keep", async () => {
    open(signInByLink);
    answers = [mustChoose(), refusal(401, "invalid_token")];
    press("Sign in");
    await screen.findByText(/Was that you\?/);
    press("It was not me. End everything");
    const title = await screen.findByRole("heading", { name: "This link no longer works." });
    await hasFocus(title);
  });

  it("that confirms an address asks and answers where the focus is", async () => {
    const page = (
      <MemoryRouter>
        <ConfirmByLink token="abc" onDone={async () => false} onSignIn={() => undefined} />
      </MemoryRouter>
    );
    render(page);
    answers = [mustChoose()];
    press("Yes, it is mine");
    await hasFocus(await screen.findByText(/Was that you\?/));
    press("It was me. Keep everything");
    await hasFocus(await screen.findByRole("heading", { name: "Noted." }));
    cleanup();
    render(page);
    press("Yes, it is mine");
    await hasFocus(await screen.findByRole("heading", { name: "Noted." }));
  });

  it("that makes an account lets the person set the password in another browser, and says if it is too short", async () => {
    const done = vi.fn(async () => true);
    render(
      <MemoryRouter>
        <ConfirmByLink token="abc" onDone={done} onSignIn={() => undefined} />
      </MemoryRouter>,
    );
    answers = [refusal(409, "other_browser"), refusal(400, "password_too_short")];
    press("Yes, it is mine");
    const field = await screen.findByLabelText("Password");
    await hasFocus(field);
    fireEvent.change(field, { target: { value: "a pond, a lantern" } });
    press("Open my account");
    await screen.findByRole("alert");
    press("Open my account");
    await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
    expect(asked.at(-1)).toEqual(["confirm-address", { token: "abc", password: "a pond, a lantern" }]);
  });
});
