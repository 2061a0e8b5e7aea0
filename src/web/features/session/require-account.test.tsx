// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import { type Auth, AuthContext } from "./auth-context.ts";
import { RequireAccount } from "./require-account.tsx";

afterEach(cleanup);

function open(isGuest: boolean) {
  const showAuth = vi.fn();
  render(
    <AuthContext value={{ isGuest, showAuth } as unknown as Auth}>
      <MemoryRouter initialEntries={["/preferences?from=mail"]}>
        <RequireAccount>
          <p>mine alone</p>
        </RequireAccount>
      </MemoryRouter>
    </AuthContext>,
  );
  return showAuth;
}

it("RequireAccount shows the page to accounts only and opens the sign-up for guests, with a way back", () => {
  const showAuth = open(true);
  expect(showAuth).toHaveBeenCalledExactlyOnceWith(
    expect.objectContaining({ mode: "signUp", returnTo: "/preferences?from=mail" }),
  );
  expect(screen.queryByText("mine alone")).toBeNull();
  cleanup();
  expect(open(false)).not.toHaveBeenCalled();
  expect(screen.getByText("mine alone")).toBeDefined();
});
