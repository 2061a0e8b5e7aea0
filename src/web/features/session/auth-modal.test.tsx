// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it } from "vitest";
import { type AuthMode, useAuth } from "./auth-context.ts";
import { AuthProvider } from "./auth-provider.tsx";

afterEach(cleanup);

function SomePage({ mode }: { mode: AuthMode }) {
  const { showAuth } = useAuth();
  return (
    <button type="button" onClick={() => showAuth(mode)}>
      Come in
    </button>
  );
}

it.each([
  ["signUp", "How do you want to start?", "Sign up"],
  ["signIn", "Sign in", "Sign in"],
] as const)("any page can open the auth dialog in mode %s", async (mode, title, action) => {
  render(
    <MemoryRouter initialEntries={["/cards"]}>
      <AuthProvider isShell={false}>
        <SomePage mode={mode} />
      </AuthProvider>
    </MemoryRouter>,
  );
  fireEvent.click(screen.getByRole("button", { name: "Come in" }));
  const door = await screen.findByRole("dialog", { name: title });
  expect(door.querySelector("button[type=submit]")?.textContent).toBe(action);
});
