// @vitest-environment jsdom
import { QueryClient, QueryClientProvider } from "@tanstack/react-query";
import { cleanup, fireEvent, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, expect, it, vi } from "vitest";
import type { BillingOutput } from "#contract/billing.ts";
import { PremiumSection } from "./premium-section.tsx";

afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
});

const END = "2026-12-26T12:00:00.000Z";
const FREE: BillingOutput = {
  isForSale: true,
  isPremium: false,
  canBuy: true,
  grantedUntil: null,
  subscription: null,
};
const paying = (said: Partial<NonNullable<BillingOutput["subscription"]>> = {}): BillingOutput => ({
  ...FREE,
  isPremium: true,
  subscription: { state: "active", isEnding: false, periodEnd: END, premiumUntil: END, ...said },
});

/** Opens the section. Each request of it gets the next answer. */
function open(answers: object[], isBack = false) {
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json(answers[asked.length - 1] ?? answers.at(-1));
  });
  const onChanged = vi.fn();
  render(
    <QueryClientProvider client={new QueryClient({ defaultOptions: { queries: { retry: false } } })}>
      <MemoryRouter>
        <PremiumSection isBack={isBack} onChanged={onChanged} />
      </MemoryRouter>
    </QueryClientProvider>,
  );
  return { asked, onChanged };
}

const buttons = () => screen.queryAllByRole("button").map((button) => button.textContent);

it("Premium in the preferences can be cancelled with one press, and kept again until the month is over", async () => {
  const { asked, onChanged } = open([paying(), paying({ isEnding: true }), paying()]);
  await screen.findByText(/The next payment is on Dec 26, 2026/);
  expect(buttons()).toEqual(["Cancel Premium", "Payment card and invoices"]);
  fireEvent.click(screen.getByRole("button", { name: "Cancel Premium" }));
  await screen.findByText(/Premium Duck until Dec 26, 2026. It is canceled/);
  fireEvent.click(screen.getByRole("button", { name: "Keep Premium" }));
  await screen.findByText(/The next payment is on/);
  expect(asked).toEqual(["/api/billing", "/api/billing/cancel", "/api/billing/resume"]);
  expect(onChanged).toHaveBeenCalledTimes(2);
});

it.each([
  ["a free account", FREE, ["Upgrade to Premium"], /^Free Duck\.$/],
  ["an address to confirm", { ...FREE, canBuy: false }, [], /first confirm your email address/],
  ["a server that sells nothing", { ...FREE, isForSale: false }, [], /not for sale on this server/],
  ["Premium that was given", { ...FREE, isPremium: true }, [], /given by the people who run this server/],
  [
    "a payment that failed",
    paying({ state: "past_due" }),
    ["Cancel Premium", "Payment card and invoices"],
    /Premium stays until Dec 26, 2026/,
  ],
  [
    "a subscription that is over",
    { ...paying({ state: "ended" }), isPremium: false },
    ["Upgrade to Premium", "Payment card and invoices"],
    /^Free Duck\.$/,
  ],
] as const)(
  "Premium in the preferences shows %s and what can be done about it",
  async (_, billing, choices, words) => {
    open([billing]);
    await screen.findByText(words);
    expect(buttons()).toEqual(choices);
  },
);

it("Premium in the preferences asks Stripe once when the person comes back from paying, and thanks when it is paid", async () => {
  const { asked, onChanged } = open([FREE, paying()], true);
  await screen.findByText(/You are a Premium Duck, and a receipt is in your inbox/);
  expect(asked.toSorted()).toEqual(["/api/billing", "/api/billing/refresh"]);
  expect(onChanged).toHaveBeenCalledOnce();
});

it("Premium in the preferences says why something did not work, and stays as it was", async () => {
  open([FREE]);
  await screen.findByText("Free Duck.");
  const error = {
    code: "unavailable",
    message: "The payment service is not answering. Nothing was charged.",
  };
  vi.stubGlobal("fetch", async () => Response.json({ error }, { status: 400 }));
  fireEvent.click(screen.getByRole("button", { name: "Upgrade to Premium" }));
  await screen.findByText(/Nothing was charged/);
  expect(buttons()).toEqual(["Upgrade to Premium"]);
});
