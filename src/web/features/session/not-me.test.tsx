// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { NewPasswordForm } from "./new-password-form.tsx";
import { NotMe } from "./not-me.tsx";

let asked: [path: string, body: unknown][];
let answers: Response[];

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
const spent = () => Response.json({ error: { code: "invalid_token", message: "Gone." } }, { status: 401 });

describe("the page behind 'This was not me'", () => {
  const open = (what: string | null) => {
    const undone = vi.fn(async () => undefined);
    render(<NotMe token="abc" what={what} onUndone={undone} onAskAgain={() => undefined} />);
    return undone;
  };

  it("says what its button does, does it when it is pressed, and leads to a new password", async () => {
    const undone = open("token-made");
    expect(screen.getByText(/The access token ends\./)).toBeDefined();
    expect(asked).toEqual([]);
    answers = [Response.json({ resetToken: "next" })];
    press("This was not me");
    await vi.waitFor(() => expect(undone).toHaveBeenCalledWith("next"));
    expect(asked).toEqual([["not-me", { token: "abc" }]]);
  });

  it("says when its link is spent", async () => {
    open("nothing we know");
    answers = [spent()];
    press("This was not me");
    await screen.findByText("This link no longer works.");
  });
});

describe("a new password by a letter's link", () => {
  const open = () => {
    const done = vi.fn();
    // Without a cache of answers, as on the page, which lies outside the app.
    render(<NewPasswordForm token="abc" onDone={done} onNewLink={() => undefined} />);
    return done;
  };

  it("ends what is listed, except what is ticked", async () => {
    const since = "2026-11-01T12:00:00.000Z";
    const one = { kind: "token", name: null, since, usedAt: null };
    answers = [
      Response.json({
        ways: [
          { ...one, id: "mine" },
          { ...one, id: "theirs", kind: "webhook" },
        ],
      }),
    ];
    const done = open();
    fireEvent.click(await screen.findByLabelText(/An access token/));
    expect(screen.getByLabelText<HTMLInputElement>(/A webhook/).checked).toBe(false);
    fireEvent.change(screen.getByLabelText("New password"), { target: { value: "a lantern on the shore" } });
    press("Set password");
    await vi.waitFor(() => expect(done).toHaveBeenCalledOnce());
    const sent = { token: "abc", newPassword: "a lantern on the shore", keep: ["mine"] };
    expect(asked.at(-1)).toEqual(["reset-password", sent]);
  });

  it("is not asked for where the link is spent", async () => {
    answers = [spent()];
    open();
    await screen.findByText(/This link has been used or has expired/);
    expect(screen.queryByLabelText("New password")).toBeNull();
  });
});
