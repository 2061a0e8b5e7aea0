// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen, waitFor } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import { readLetterLink } from "./letter-link.ts";
import { LetterPage } from "./letter-page.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

function open(hash: string, isMember = false) {
  const told = { onConfirmed: vi.fn(), onAskAgain: vi.fn(), onInvited: vi.fn() };
  render(
    <MemoryRouter>
      <LetterPage
        link={readLetterLink(hash)}
        isMember={isMember}
        join={<button type="button">Join Waitlist</button>}
        {...told}
      />
    </MemoryRouter>,
  );
  return told;
}

function answer(...answers: Response[]) {
  const fetched = vi.fn(async (_path: string, _call: RequestInit) => answers.shift() ?? Response.error());
  vi.stubGlobal("fetch", fetched);
  return fetched;
}

const heading = () => screen.getByRole("heading", { level: 1 }).textContent;
const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const SPENT = { error: { code: "not_found", message: "This link has been used or has expired." } };

describe("the waitlist's confirmation link", () => {
  it("does nothing until the button is pressed, and then reports the success", async () => {
    const fetched = answer(Response.json({ confirmed: true }));
    const { onConfirmed } = open("#confirm=abc");
    expect(fetched).not.toHaveBeenCalled();
    press("Join Waitlist");
    await waitFor(() => expect(onConfirmed).toHaveBeenCalled());
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/waitlist/confirm");
    expect(fetched.mock.calls[0]?.[1].body).toBe('{"token":"abc"}');
  });

  it("says that it was used and how to get another one", async () => {
    answer(Response.json(SPENT, { status: 404 }));
    const { onAskAgain, onConfirmed } = open("#confirm=abc");
    press("Join Waitlist");
    await waitFor(() => expect(heading()).toBe("This link no longer works."));
    press("Ask for a new email");
    expect(onAskAgain).toHaveBeenCalled();
    expect(onConfirmed).not.toHaveBeenCalled();
  });

  it("can be retried if no answer came", async () => {
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("refused")));
    const { onConfirmed } = open("#confirm=abc");
    press("Join Waitlist");
    await screen.findByText(/No answer from the pond/);
    answer(Response.json({ confirmed: true }));
    press("Join Waitlist");
    await waitFor(() => expect(onConfirmed).toHaveBeenCalled());
  });
});

describe("the link in every letter to leave the waitlist", () => {
  it("removes the address from the list, for a member as well", async () => {
    const fetched = answer(Response.json({ left: true }));
    open("#leave=abc", true);
    press("Take me off");
    await waitFor(() => expect(heading()).toBe("You are off the list."));
    expect(fetched.mock.calls[0]?.[0]).toBe("/api/waitlist/leave");
  });
});

describe("an invitation link", () => {
  it("shows its address and passes it on to sign-up", () => {
    const { onInvited } = open("#invitation=abc&email=dana%2Bpond%40example.org");
    expect(heading()).toBe("It is your turn.");
    expect(screen.getByText("dana+pond@example.org")).toBeDefined();
    press("Sign up");
    expect(onInvited).toHaveBeenCalledWith(
      expect.objectContaining({ email: "dana+pond@example.org", token: "abc" }),
    );
  });

  it("asks nothing of a person who already has an account", () => {
    open("#invitation=abc&email=dana%40example.org", true);
    expect(heading()).toBe("You are already in.");
    expect(screen.queryByRole("button")).toBeNull();
  });
});

it.each(["", "#", "#invitation=abc", "#somewhere"])(
  "an incomplete link, '%s', says so and offers to join the waitlist",
  (hash) => {
    open(hash);
    expect(heading()).toBe("Part of this link is missing.");
    expect(screen.getByRole("button", { name: "Join Waitlist" })).toBeDefined();
  },
);
