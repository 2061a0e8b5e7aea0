// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it } from "vitest";
import { FIXED_COSTS, RATE_LIMITS, readingCost } from "#domain/limits/rate-limits.ts";
import { mostPerHour } from "./hourly-limits.tsx";
import { PricingPage } from "./pricing-page.tsx";
import { PrivacyPage } from "./privacy-page.tsx";
import { TermsPage } from "./terms-page.tsx";
import { UpgradePage } from "./upgrade-page.tsx";

afterEach(cleanup);

const open = (page: React.ReactNode) => render(<MemoryRouter>{page}</MemoryRouter>);
/** Returns the text of each plan's card. */
const cards = () => screen.getAllByRole("article").map((card) => card.textContent ?? "");

describe("the pricing page", () => {
  it("shows what each plan includes", () => {
    open(<PricingPage join={null} upgrade={null} />);
    const [free = "", premium = ""] = cards();
    for (const says of [
      "Free Duck",
      "$0",
      "7 per day",
      "The last 7 days",
      "The last 7 days of each block’s timeline",
      "History7 days",
    ]) {
      expect(free).toContain(says);
    }
    for (const says of [
      "Premium Duck",
      "$5",
      "Unlimited",
      "predictive analysis",
      "Trends and achievements",
    ]) {
      expect(premium).toContain(says);
    }
    expect(free).toContain("AdsSome");
    expect(premium).toContain("AdsNone");
    expect(premium).toContain("Weekly check-insOne");
  });

  it("answers the questions about usefulness, cancelling, therapy and privacy", () => {
    open(<PricingPage join={null} upgrade={null} />);
    const asked = [...document.querySelectorAll("summary")].map((line) => line.textContent);
    expect(asked).toEqual([
      "Is it any use?",
      "Can I cancel?",
      "How is this different from therapy?",
      "Who can read what I write?",
    ]);
  });

  it("and the terms say how many days Premium stays after a payment that failed", () => {
    open(<PricingPage join={null} upgrade={null} />);
    expect(screen.getByText(/Premium stays for 7 days, while the payment is/)).toBeDefined();
    cleanup();
    open(<TermsPage />);
    expect(screen.getByText(/it stays for 7 more days/)).toBeDefined();
  });

  it("says that the hourly limits apply to both plans and shows the server's numbers", () => {
    open(<PricingPage join={null} upgrade={null} />);
    const said = screen.getByText(/it is the same for Free and Premium/).textContent;
    expect(said).toContain(`10 readings and ${mostPerHour("generateInsightChat")} chat messages`);
    expect(screen.queryByRole("table")).toBeNull();
  });

  it("shows no number of calls that the hourly token limit would refuse", () => {
    for (const feature of ["generateInsightChat", "generateAdviceForUser", "generateRobsTake"] as const) {
      expect(mostPerHour(feature) * FIXED_COSTS[feature]).toBeLessThanOrEqual(RATE_LIMITS[feature].tokens);
      expect(mostPerHour(feature)).toBeLessThanOrEqual(RATE_LIMITS[feature].requests);
    }
    expect(mostPerHour("generateInsight") * readingCost("full-pond")).toBeLessThanOrEqual(14_000);
  });
});

describe("a part of Premium that this server does not offer", () => {
  /** Returns the text before each mark, from the start of its line or cell. */
  const marked = () =>
    screen
      .queryAllByText("not on this server")
      .map((mark) => mark.parentElement?.textContent?.replaceAll(/\s+/g, " ") ?? "");

  it("is marked in each plan's list and in the comparison", () => {
    open(<PricingPage join={null} upgrade={null} />);
    expect(marked()).toEqual(["Readings and steps sent there not on this server"]);
    expect(screen.getByText(/^Premium is not for sale on this server. This is what/)).toBeDefined();
    expect(screen.getByText(/Where it is: At any time, in your account’s settings/)).toBeDefined();
    cleanup();
    open(<UpgradePage upgrade={null} />);
    expect(marked()).toEqual(["Readings and steps sent there not on this server"]);
  });

  it("is not for sale: the terms say so for Premium", () => {
    open(<TermsPage />);
    expect(screen.getByText(/^Premium is not for sale on this server\./)).toBeDefined();
  });
});

describe("the legal pages", () => {
  it("say that the app is for entertainment only and that content is encrypted before it is stored", () => {
    open(<TermsPage />);
    expect(screen.getByText(/is for entertainment only/)).toBeDefined();
    expect(screen.getByText(/encrypted before it is stored/)).toBeDefined();
    cleanup();
    open(<PrivacyPage />);
    expect(screen.getByText(/encrypted before they are\s+stored/)).toBeDefined();
    expect(screen.getByRole("link", { name: /What is encrypted/ }).getAttribute("href")).toBe("/encryption");
  });

  it("have a space before every link", () => {
    for (const page of [<PrivacyPage key="privacy" />, <TermsPage key="terms" />]) {
      open(page);
      for (const link of document.querySelectorAll("li a")) {
        expect(link.previousSibling?.textContent ?? " ").toMatch(/\s$/);
      }
      cleanup();
    }
  });

  it("do not claim end-to-end encryption and have no empty heading or missing number", () => {
    open(<PrivacyPage />);
    expect(document.body.textContent).not.toMatch(/end-to-end/i);
    for (const clause of document.querySelectorAll("li[id]")) {
      expect(clause.querySelector("h2")?.textContent).not.toBe("");
      expect(clause.textContent).not.toMatch(/undefined|NaN/);
    }
  });
});
