// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { EnterByLink } from "./enter-by-link.tsx";
import { MailSignIn } from "./mail-sign-in.tsx";

let asked: [path: string, body: unknown][];
let answers: Response[];
const refusal = (status: number, code: string) => Response.json({ code, message: code }, { status });

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

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
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
  it("signing in by a letter takes the code, and says so when it is wrong", async () => {
    const entered = await sendLetter();
    answers = [refusal(401, "INVALID_CODE")];
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

  it("signing in by a letter asks what becomes of a password that was there before, and does what was chosen", async () => {
    const entered = await sendLetter();
    answers = [refusal(409, "FORMER_PASSWORD")];
    press("Sign in");
    await screen.findByText(/Was that you\?/);
    expect(entered).not.toHaveBeenCalled();
    press("It was not me. Remove the password");
    await vi.waitFor(() => expect(entered).toHaveBeenCalledOnce());
    expect(asked.at(-1)).toEqual(["sign-in/mail-code", { email, code: "123 456", formerPassword: "end" }]);
  });
});

it("a right code and a right link lead to the second step where the account has a second factor", async () => {
  await sendLetter();
  answers = [refusal(403, "SECOND_FACTOR_REQUIRED")];
  press("Sign in");
  await vi.waitFor(() => expect(secondStep).toHaveBeenCalledOnce());
  cleanup();
  render(
    <EnterByLink
      {...{ token: "abc", onEntered: async () => undefined, onSecondStep: secondStep }}
      onAskAgain={() => undefined}
    />,
  );
  answers = [refusal(403, "SECOND_FACTOR_REQUIRED")];
  press("Sign in");
  await vi.waitFor(() => expect(secondStep).toHaveBeenCalledTimes(2));
});

describe("the page behind a letter's link", () => {
  const open = (token: string | null) => {
    const entered = vi.fn(async () => undefined);
    render(
      <EnterByLink
        {...{ token, onEntered: entered, onSecondStep: secondStep }}
        onAskAgain={() => undefined}
      />,
    );
    return entered;
  };

  it("the page behind a letter's link signs in when it is pressed, not before", async () => {
    const entered = open("abc");
    expect(asked).toEqual([]);
    answers = [refusal(409, "FORMER_PASSWORD")];
    press("Sign in");
    await screen.findByText(/Was that you\?/);
    press("It was me. Keep the password");
    await vi.waitFor(() => expect(entered).toHaveBeenCalledOnce());
    expect(asked.at(-1)).toEqual(["sign-in/mail-link", { token: "abc", formerPassword: "keep" }]);
  });

  it("the page behind a letter's link says when the link is spent, or cut short", async () => {
    open("abc");
    answers = [refusal(401, "INVALID_TOKEN")];
    press("Sign in");
    await screen.findByText("This link no longer works.");
    cleanup();
    open(null);
    expect(screen.getByText("This link no longer works.")).toBeDefined();
  });
});
