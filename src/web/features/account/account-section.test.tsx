// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, beforeAll, beforeEach, describe, expect, it, vi } from "vitest";
import { isApiError } from "../../api/api-error.ts";
import { loadDialogs } from "../../ui/dialog.tsx";
import { useProof } from "../session/use-proof.tsx";
import type { Leave } from "./account-form.tsx";
import { AccountSection } from "./account-section.tsx";

beforeAll(loadDialogs);

let asked: { path: string; body: unknown }[];
let answer: Response;
let proofs: string[];
const refusal = (status: number, error: object) => new Response(JSON.stringify({ error }), { status });

beforeEach(() => {
  asked = [];
  proofs = ["password", "mail"];
  vi.stubGlobal("fetch", async (path: string, { body }: RequestInit) => {
    if (path.startsWith("/api/account/proofs")) return Response.json({ ways: proofs });
    if (path.startsWith("/api/auth/ways-in")) return Response.json({ ways: [] });
    asked.push({ path, body: body ? JSON.parse(String(body)) : undefined });
    return answer;
  });
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

/**
 * Explains an error as the sign-in form does: with the server's sentence, next to the field that the error is about.
 */
const explain = (error: unknown) => ({
  field: isApiError(error) && error.field === "password" ? ("password" as const) : null,
  sentence: error instanceof Error ? error.message : "",
});

/** Stands in for the function that leaves the page: it only makes the call that ends the session. */
const leaves = vi.fn<Leave>(async ({ by }) => {
  await by();
});

function Section(account: { email: string; isVerified: boolean; sendsEmail: boolean }) {
  const proof = useProof();
  return (
    <AccountSection
      {...account}
      linking={{ isDone: false, problem: null }}
      explain={explain}
      proof={proof}
      renderWays={() => null}
      onLeave={leaves}
    />
  );
}

function open({ email = "sam@example.org", isVerified = true, sendsEmail = true } = {}) {
  leaves.mockClear();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <Section {...{ email, isVerified, sendsEmail }} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
}

const press = (name: string) => fireEvent.click(screen.getByRole("button", { name }));
const type = (label: string, value: string) =>
  fireEvent.change(screen.getByLabelText(label), { target: { value } });

describe("the account's address", () => {
  it("is shown as verified, or with an offer to send the letter again", async () => {
    open({ isVerified: false });
    answer = new Response("{}");
    press("Send the email again");
    await screen.findByText(/An email is on its way/);
    expect(asked).toEqual([
      {
        path: "/api/auth/send-verification-email",
        body: { email: "sam@example.org", callbackURL: "/preferences?address=verified" },
      },
    ]);
    cleanup();
    open();
    expect(screen.getByText("verified")).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Send the email again" })).toBeNull();
  });

  it("cannot be verified where the server sends no email, and the page says so", () => {
    open({ isVerified: false, sendsEmail: false });
    expect(screen.getByText(/This server sends no email/)).toBeTruthy();
    expect(screen.queryByRole("button", { name: "Send the email again" })).toBeNull();
  });
});

describe("an account without an address", () => {
  it("offers to add one, says nothing about a former one, and offers no password", async () => {
    proofs = [];
    open({ email: "", isVerified: false });
    expect(screen.queryByRole("button", { name: "Change email" })).toBeNull();
    press("Add an email address");
    type("New email", "new@example.org");
    answer = new Response("{}");
    press("Send the link");
    const sent = await screen.findByText(/an email with a link is on its way/);
    expect(sent.textContent).toContain("The account has the address once you open the link.");
    expect(sent.textContent).not.toContain("old address");
    expect(screen.queryByRole("button", { name: /password/ })).toBeNull();
  });
});

describe("an account form", () => {
  it("a form of the account page keeps the typed values after a refusal and is empty after a success", async () => {
    open();
    press("Change email");
    type("New email", "new@example.org");
    answer = refusal(400, { code: "invalid_input", message: "That is the address you have already." });
    press("Send the link");
    await screen.findByText("That is the address you have already.");
    expect(screen.getByLabelText<HTMLInputElement>("New email").value).toBe("new@example.org");
    answer = new Response("{}");
    press("Send the link");
    await screen.findByText(/an email with a link is on its way/);
    expect(screen.getByLabelText<HTMLInputElement>("New email").value).toBe("");
  });
});

describe("a field with an error", () => {
  it("a field of the account page with an error gets the focus", async () => {
    open();
    press("Change password");
    await screen.findByLabelText("New password");
    type("New password", "short");
    answer = refusal(400, { code: "invalid_input", field: "password", message: "Too short." });
    press("Set password");
    await screen.findByText("Too short.");
    await vi.waitFor(() => expect(document.activeElement).toBe(screen.getByLabelText("New password")));
  });
});

describe("a download that fails", () => {
  it("says that nothing was downloaded, and why", async () => {
    open();
    answer = refusal(429, { code: "rate_limited", message: "Again in 12 minute(s)." });
    press("Download everything");
    await screen.findByText("Nothing was downloaded. Again in 12 minute(s).");
  });
});

describe("a download of everything long after the sign-in", () => {
  it("asks for a proof in place", async () => {
    open();
    answer = refusal(403, { code: "proof_required", message: "Please prove once more that it is you." });
    press("Download everything");
    await screen.findByRole("dialog", { name: "Confirm it’s you" });
  });
});

describe("deleting the account", () => {
  it("asks for a proof when the sign-in was long ago, reports a wrong password next to its field, and goes on afterwards", async () => {
    open();
    press("Delete your account");
    answer = refusal(403, { code: "proof_required", message: "Please prove once more that it is you." });
    press("Delete everything");
    await screen.findByRole("dialog", { name: "Confirm it’s you" });
    await screen.findByLabelText("Your password");
    type("Your password", "not this one");
    answer = refusal(400, { code: "invalid_password", message: "Invalid password" });
    press("Yes, it is me");
    await screen.findByText("That is not your current password.");
    type("Your password", "a pond");
    answer = new Response('{"erased":true}');
    press("Yes, it is me");
    await vi.waitFor(() => expect(leaves).toHaveBeenCalledTimes(2));
    expect(asked.map(({ path, body }) => [path, body])).toEqual([
      ["/api/account", undefined],
      ["/api/auth/prove", { password: "not this one" }],
      ["/api/auth/prove", { password: "a pond" }],
      ["/api/account", undefined],
    ]);
  });

  it("stops with the reason when the proof is not given", async () => {
    open();
    press("Delete your account");
    answer = refusal(403, { code: "proof_required", message: "Please prove once more that it is you." });
    press("Delete everything");
    await screen.findByRole("dialog", { name: "Confirm it’s you" });
    fireEvent.keyDown(document.activeElement ?? document.body, { key: "Escape" });
    await screen.findByText("Please prove once more that it is you.");
    expect(asked).toHaveLength(1);
  });

  it("ends on the goodbye page", async () => {
    open();
    press("Delete your account");
    answer = new Response('{"erased":true}');
    press("Delete everything");
    await vi.waitFor(() => expect(leaves).toHaveBeenCalledWith(expect.objectContaining({ to: "/goodbye" })));
    expect(screen.queryByRole("alert")).toBeNull();
  });
});
