import { describe, expect } from "vitest";
import { DECK_SIZE } from "#domain/deck/card.ts";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";

describe("the card library", () => {
  journey(
    "the card library is opened from the landing page, searched, and left through a card",
    app,
    async ({ someone }) => {
      const visitor = await someone();
      await visitor.opens("/");
      await visitor.presses("View Cards");
      await visitor.isAt("/cards");
      await visitor.sees("Card Library");
      await visitor.sees(`${DECK_SIZE} cards in the ethereal deck`);
      // The card of the day stands beside the list, so two links have its name.
      const tiles = visitor.page.getByRole("main").getByRole("listitem").getByRole("link");
      expect(await tiles.count()).toBe(DECK_SIZE);

      await visitor.types("Search cards", "MERGE");
      await visitor.sees(new RegExp(`^Showing \\d+ of ${DECK_SIZE} cards$`));
      await visitor.types("Search cards", "no card says this");
      await visitor.sees("No cards found");
      await visitor.presses("Clear Search");
      await visitor.sees(`${DECK_SIZE} cards in the ethereal deck`);

      await tiles.filter({ hasText: "The Merge Conflict" }).click();
      await visitor.isAt("/cards/the-merge-conflict");
      await visitor.sees("This card doesn't know you yet");
      await visitor.sees("Rob's Take");
      expect(await visitor.page.locator("ol li").count()).toBe(3);
      await visitor.presses("Explore More Cards");
      await visitor.isAt("/cards");
    },
  );

  journey("the card library can be read without JavaScript, card by card", app, async ({ someone }) => {
    const reader = await someone({ javaScriptEnabled: false, viewport: { width: 360, height: 740 } });
    await reader.opens("/cards");
    await reader.presses(/The Cache/);
    await reader.isAt("/cards/the-cache");
    expect(await reader.page.title()).toBe("The Cache · Rubber Arcana");
    const description = await reader.page.locator('meta[name="description"]').getAttribute("content");
    expect(description?.length).toBeGreaterThan(40);
    await reader.sees("Where it applies");
    await reader.opens("/");
    await reader.sees("What's got you stuck");
  });

  journey(
    "the card library shows an error for an unknown card, and a link back",
    app,
    async ({ someone }) => {
      const visitor = await someone({ viewport: { width: 360, height: 740 } });
      const answer = await visitor.page.goto("/cards/the-horoscope");
      expect(answer?.status()).toBe(404);
      await visitor.sees("Card not found");
      await visitor.presses("View All Cards");
      await visitor.isAt("/cards");
    },
  );
});

describe("a wrong address", () => {
  journey("a wrong address is answered with 404 and a page that leads on", app, async ({ someone }) => {
    const visitor = await someone({ colorScheme: "light" });
    const answer = await visitor.page.goto("/horoscope");
    expect(answer?.status()).toBe(404);
    await visitor.sees("There is nothing at this address.");
    await visitor.presses("Home");
    await visitor.isAt("/");
    await visitor.sees("Tell the duck.");
  });
});

describe("the theme", () => {
  journey("the theme follows the system's light or dark theme", app, async ({ someone }) => {
    for (const colorScheme of ["dark", "light"] as const) {
      const visitor = await someone({ colorScheme });
      await visitor.opens("/cards/the-breakpoint");
      const ground = await visitor.page.evaluate(
        () => getComputedStyle(document.documentElement).backgroundColor,
      );
      expect(ground).toBe(colorScheme === "dark" ? "rgb(11, 22, 32)" : "rgb(244, 235, 214)");
    }
  });
});
