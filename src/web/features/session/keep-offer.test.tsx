// @vitest-environment jsdom
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { afterEach, expect, it, vi } from "vitest";
import { type Auth, AuthContext } from "./auth-context.ts";
import { KeepOffer } from "./keep-offer.tsx";

afterEach(cleanup);

const showAuth = vi.fn();
const offerTo = (isGuest: boolean) => (
  <AuthContext value={{ isGuest, showAuth } as unknown as Auth}>
    <KeepOffer returnTo="/insights/one" />
  </AuthContext>
);

it("the offer to keep a reading leads a guest to the sign-up and back to the reading", () => {
  render(offerTo(true));
  fireEvent.click(screen.getByRole("button", { name: "Sign up to keep it" }));
  expect(showAuth).toHaveBeenCalledWith({ mode: "signUp", reason: "keep", returnTo: "/insights/one" });
});

it("the offer to keep a reading becomes the news that it is kept, in a place of the same size, when the guest signs up", () => {
  const { rerender } = render(offerTo(true));
  expect(screen.queryByText(/in your account now/)).toBeNull();
  rerender(offerTo(false));
  expect(screen.getByText(/in your account now/)).toBeDefined();
  const place = screen.getByText("Keep this reading").closest("div");
  expect(place?.className).toContain("invisible");
});

it("the offer to keep a reading is not shown to somebody who opens it with an account", () => {
  const { container } = render(offerTo(false));
  expect(container.textContent).toBe("");
});
