import { describe, expect, it } from "vitest";
import site from "../react-router.config.ts";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";

/** By path: the first heading of every page that anybody may read. */
const PAGES = {
  "/": "Tell the duck.",
  "/features": "A deck, a duck, and a memory for both",
  "/pricing": "What a duck costs",
  "/upgrade": "This is for the pattern.",
  "/reviews": "Messages from the living",
  "/welcome": "There is no waitlist. Walk in.",
  "/privacy": "Privacy",
  "/terms": "Terms",
  "/safety": "Safety",
  "/help": "If it’s more than being stuck",
  "/help/countries": "Help in every country",
  "/encryption": "What is encrypted, and what is not",
  "/fair": "Is the deck fair?",
};

describe("the public pages", () => {
  it("are all visited by these journeys, except for the card library, which has its own journey", () => {
    expect(Object.keys(PAGES).sort()).toEqual(
      site.prerender.filter((path) => !path.startsWith("/cards")).sort(),
    );
  });

  journey(
    "the public pages pass the accessibility scan in both themes, and each has its own title",
    app,
    async ({ someone }) => {
      for (const [colorScheme, viewport] of [
        ["dark", { width: 1280, height: 800 }],
        ["light", { width: 360, height: 740 }],
      ] as const) {
        const reader = await someone({ colorScheme, viewport });
        const titles = new Set<string>();
        for (const [path, heading] of Object.entries(PAGES)) {
          await reader.opens(path);
          expect(await reader.page.getByRole("heading", { level: 1 }).textContent()).toContain(heading);
          titles.add(await reader.page.title());
          const tooWide = await reader.page.evaluate(() => {
            const { scrollWidth, clientWidth } = document.documentElement;
            return scrollWidth - clientWidth;
          });
          expect(tooWide, path).toBe(0);
          expect(await reader.faults(), `${path} ${colorScheme}`).toEqual([]);
        }
        expect(titles.size).toBe(Object.keys(PAGES).length);
      }
    },
  );

  journey("the public pages keep their scroll position after a reload", app, async ({ someone }) => {
    const reader = await someone({});
    await reader.opens("/privacy");
    await reader.page.evaluate(() => window.scrollTo(0, 700));
    await reader.page.reload({ waitUntil: "networkidle" });
    expect(await reader.page.evaluate(() => window.scrollY)).toBeCloseTo(700, -2);
  });

  journey(
    "the public pages have no broken link, and all link to privacy and terms",
    app,
    async ({ someone }) => {
      const reader = await someone({ javaScriptEnabled: false });
      const known = new Set<string>();
      for (const path of Object.keys(PAGES)) {
        await reader.opens(path);
        const links = await reader.page
          .locator("a[href]")
          .evaluateAll((found) => found.map((link) => link.getAttribute("href") ?? ""));
        expect(links, path).toEqual(expect.arrayContaining(["/privacy", "/terms"]));
        const year = new Date().getFullYear();
        expect(await reader.page.getByRole("contentinfo").textContent(), path).toContain(`© ${year}`);
        for (const link of links) if (link.startsWith("/")) known.add(link);
      }
      expect(known).toEqual(new Set([...known, "/features", "/pricing", "/upgrade", "/reviews", "/cards"]));
      for (const link of known) {
        const answer = await reader.context.request.get(link);
        expect(answer.status(), link).toBe(200);
      }
    },
  );

  journey(
    "the public pages lead from a card to the prices and to a reading without an account, show the questions, and open the sign-up",
    app,
    async ({ someone }) => {
      const visitor = await someone();
      await visitor.opens("/cards/the-cache");
      await visitor.page.getByRole("link", { name: "This card doesn't know you yet" }).press("Enter");
      await visitor.isAt("/pricing");
      // Links far down are pressed by keyboard: sections above get their height as they come near the screen, which
      // can move the link away from the mouse.
      await visitor.page.getByText("Can I cancel?").press("Enter");
      await visitor.sees(/At any time, in your account’s settings/);
      await visitor.presses("Start Free Debugging");
      await visitor.page.getByRole("dialog").getByLabel("Email").waitFor();
      await visitor.page.keyboard.press("Escape");
      await visitor.opens("/cards/the-cache");
      await visitor.page.getByRole("button", { name: "Get Started" }).press("Enter");
      await visitor.isAt("/new-insight?cardId=the-cache");
      await visitor.page.getByLabel("What has you stuck?").waitFor();
      await visitor.opens("/features#spreads");
      expect(await visitor.page.getByRole("heading", { name: "Two spreads" }).isVisible()).toBe(true);
    },
  );
});
