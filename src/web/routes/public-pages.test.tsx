// @vitest-environment jsdom
import { cleanup, render, screen } from "@testing-library/react";
import { MemoryRouter } from "react-router";
import { afterEach, describe, expect, it, vi } from "vitest";
import type { Auth } from "../features/session/auth-context.ts";

afterEach(() => {
  cleanup();
  vi.unstubAllEnvs();
  vi.resetModules();
});

const VISITOR = { me: null, user: null, isGuest: false, status: "ready" };

/** Returns the public pages of a build with or without the waitlist. */
async function pagesOf(waitlist: "on" | "off", settings: Record<string, string>) {
  vi.resetModules();
  vi.stubEnv("WAITLIST", waitlist);
  for (const [name, value] of Object.entries(settings)) vi.stubEnv(name, value);
  const { AuthContext } = await import("../features/session/auth-context.ts");
  const { JoinButton } = await import("../features/session/join-button.tsx");
  const { UpgradeButton } = await import("../app/upgrade-button.tsx");
  const { PricingPage } = await import("../features/marketing/pricing-page.tsx");
  const { UpgradePage } = await import("../features/marketing/upgrade-page.tsx");
  const { TermsPage } = await import("../features/marketing/terms-page.tsx");
  const { WelcomePage } = await import("../features/marketing/welcome-page.tsx");
  const { PrivacyPage } = await import("../features/marketing/privacy-page.tsx");
  const { Closing } = await import("../features/landing/closing.tsx");
  const join = <JoinButton />;
  const upgrade = <UpgradeButton />;
  return {
    AuthContext,
    pages: {
      pricing: <PricingPage join={join} upgrade={upgrade} />,
      upgrade: <UpgradePage upgrade={upgrade} />,
      welcome: <WelcomePage join={join} />,
      terms: <TermsPage />,
      privacy: <PrivacyPage />,
      closing: <Closing join={join} />,
    },
  };
}

type Page = "pricing" | "upgrade" | "welcome" | "terms" | "privacy" | "closing";

async function open(
  page: Page,
  waitlist: "on" | "off",
  settings: Record<string, string> = { CONTACT_ADDRESS: "duck@pond.example" },
  who: object = {},
) {
  const { AuthContext, pages } = await pagesOf(waitlist, settings);
  const showAuth = vi.fn();
  render(
    <AuthContext value={{ ...VISITOR, ...who, showAuth } as unknown as Auth}>
      <MemoryRouter>{pages[page]}</MemoryRouter>
    </AuthContext>,
  );
  return { showAuth };
}

const buttons = () => screen.getAllByRole("button").map((button) => button.textContent);

describe("with a waitlist", () => {
  it.each([
    ["pricing", 2, "signUp"],
    ["upgrade", 1, { mode: "signUp", reason: "upgrade" }],
    ["closing", 1, "signUp"],
  ] as const)(
    "with a waitlist, the button on the page %s says 'Join Waitlist' and opens the sign-up",
    async (page, count, door) => {
      const { showAuth } = await open(page, "on");
      expect(buttons()).toEqual(Array.from({ length: count }, () => "Join Waitlist"));
      screen.getAllByRole("button")[0]?.click();
      expect(showAuth).toHaveBeenCalledWith(door);
    },
  );

  it("with a waitlist, the welcome page confirms the sign-up, explains the next steps and links to further pages", async () => {
    await open("welcome", "on");
    expect(screen.getByRole("heading", { level: 1 }).textContent).toBe("Successfully Added to Waitlist");
    const next = screen.getByRole("region", { name: "What Happens Next" });
    expect(next.querySelectorAll("li")).toHaveLength(3);
    expect(screen.getByRole("link", { name: "Explore Features" }).getAttribute("href")).toBe("/features");
    expect(screen.getByRole("link", { name: "Return Home" }).getAttribute("href")).toBe("/");
    expect(document.querySelector("a[href^='mailto:']")).not.toBeNull();
    expect(screen.getByText("It detects loops")).toBeDefined();
    expect(screen.getByText("It learns from your successes")).toBeDefined();
    expect(screen.getByText("It recommends")).toBeDefined();
  });
});

describe("the terms", () => {
  it.each([
    ["on", /by invitation only, and there are no guest/],
    ["off", /A guest may try it without one for 30 days, with 1 reading a day/],
  ] as const)("say who can get access with the waitlist %s", async (waitlist, words) => {
    await open("terms", waitlist);
    expect(document.body.textContent).toMatch(words);
  });
});

describe("the contact address", () => {
  it.each(["welcome", "terms", "privacy", "closing"] as const)(
    "appears on the page %s only when the server has one",
    async (page) => {
      await open(page, "off");
      expect(document.querySelectorAll("a[href='mailto:duck@pond.example']")).toHaveLength(1);
      cleanup();
      await open(page, "off", { CONTACT_ADDRESS: "" });
      expect(document.querySelectorAll("a[href^='mailto:']")).toHaveLength(0);
      expect(document.body.textContent).not.toContain("@");
    },
  );
});

describe("the backups of keys", () => {
  it("the backups of data and keys are mentioned on the privacy page only when the server makes them", async () => {
    const sentence =
      /their backups are kept for 30 days; after that an old backup of your account cannot be read by anybody/;
    await open("privacy", "off", { KEY_BACKUPS: "on" });
    expect(document.body.textContent).toMatch(sentence);
    cleanup();
    await open("privacy", "off", { KEY_BACKUPS: "" });
    expect(document.body.textContent).not.toMatch(sentence);
    expect(document.body.textContent).toContain("This server makes no backups of keys.");
    expect(document.body.textContent).not.toContain("backed up every night");
    cleanup();
    await open("privacy", "off", { KEY_BACKUPS: "on", NIGHTLY_BACKUPS: "on" });
    expect(document.body.textContent).toMatch(sentence);
    expect(document.body.textContent).toContain(
      "The data is backed up every night, and the last 14 backups are kept.",
    );
  });
});

describe("without a waitlist", () => {
  it("without a waitlist, pricing and upgrade say that Premium is not for sale, without asking for a sign-up", async () => {
    const { showAuth } = await open("pricing", "off");
    expect(buttons()).toEqual(["Start Free Debugging", "Tell me when"]);
    screen.getByRole("button", { name: "Tell me when" }).click();
    expect(await screen.findByText(/^Premium is not for sale on this server yet/)).toBeDefined();
    expect(screen.getByLabelText("Email")).toBeDefined();
    expect(showAuth).not.toHaveBeenCalled();
    cleanup();
    await open("upgrade", "off");
    expect(buttons()).toEqual(["Tell me when"]);
  });

  it("without a waitlist, pricing and upgrade sell Premium where it is for sale: a visitor signs up first, an account goes to Stripe", async () => {
    const settings = { PREMIUM_FOR_SALE: "on" };
    const { showAuth } = await open("upgrade", "off", settings);
    expect(buttons()).toEqual(["Upgrade to Premium"]);
    expect(document.body.textContent).not.toContain("not for sale");
    screen.getByRole("button", { name: "Upgrade to Premium" }).click();
    expect(showAuth).toHaveBeenCalledWith({ mode: "signUp", reason: "upgrade" });
    cleanup();
    const refusal = { error: { code: "conflict", message: "Please confirm your address first." } };
    vi.stubGlobal("fetch", async () => Response.json(refusal, { status: 409 }));
    await open("pricing", "off", settings, { user: { email: "dana@example.org" } });
    screen.getByRole("button", { name: "Upgrade to Premium" }).click();
    expect(await screen.findByText(/Please confirm your address first/)).toBeDefined();
    expect(screen.getByRole("link", { name: "Open preferences" }).getAttribute("href")).toBe(
      "/preferences#premium",
    );
    vi.unstubAllGlobals();
  });

  it("without a waitlist, the end of the landing page shows 'Start Free Debugging' and the contact address", async () => {
    await open("closing", "off");
    expect(buttons()).toEqual(["Start Free Debugging"]);
    expect(screen.getByRole("link", { name: /@/ }).getAttribute("href")).toMatch(/^mailto:/);
  });

  it("without a waitlist, the welcome page does not mention a waitlist", async () => {
    await open("welcome", "off");
    expect(screen.queryByText("Successfully Added to Waitlist")).toBeNull();
    expect(screen.getByRole("button", { name: "Start Free Debugging" })).toBeDefined();
  });
});
