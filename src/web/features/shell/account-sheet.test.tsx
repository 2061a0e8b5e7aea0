// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { AccountSheet } from "./account-sheet.tsx";

afterEach(cleanup);

it("signing out asks first if unsent text may be lost, and does not guess why it was not sent", async () => {
  const signOut = vi.fn(async ({ isSure } = { isSure: false }) => {
    if (!isSure) throw new Error("not sent");
  });
  const account = { email: "dana@example.org", onSignUp: vi.fn(), onSignIn: vi.fn(), onErase: vi.fn() };
  render(
    <MemoryRouter>
      <AccountSheet account={{ ...account, onSignOut: signOut }} onClose={() => undefined} />
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Sign out" }));
  const notice = await screen.findByText(/may not have reached the server/);
  expect(notice.textContent).not.toContain("connection");
  fireEvent.click(screen.getByRole("button", { name: "Sign out and lose it" }));
  expect(signOut.mock.calls).toEqual([[{ isSure: false }], [{ isSure: true }]]);
});
