import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import type { Person } from "./support/person.ts";
import {
  asksAbout,
  cardsOn,
  comesToAReading,
  drawsAndReads,
  getsReading,
  REQUEST_FIELD,
  sendsAndReads,
  skipsQuestions,
  WORDS,
  waitsForInsightId,
  waitsForPage,
} from "./support/reading-steps.ts";

const PHONE = { viewport: { width: 360, height: 740 } };

/**
 * Waits for the scene that is shown before the reading begins: a still image with reduced motion, or else a film that
 * plays.
 */
async function looksAtTheScene(person: Person): Promise<void> {
  const { page } = person;
  const asked: string[] = [];
  page.on("request", (request) => asked.push(request.url()));
  const looked = Promise.withResolvers<void>();
  await page.route("**/api/readings", async (route) => {
    await looked.promise;
    await route.continue();
  });
  await skipsQuestions(person);
  const [still, film] = [page.locator("img[src*=waiting]"), page.locator("video")];
  await still.waitFor();
  expect(await film.count()).toBe(0);
  expect(asked.filter((url) => /\.(webm|mp4)$/.test(url))).toEqual([]);
  await page.emulateMedia({ reducedMotion: "no-preference" });
  await film.waitFor();
  await page.waitForFunction(() => (document.querySelector("video")?.currentTime ?? 0) > 0);
  await page.emulateMedia({ reducedMotion: "reduce" });
  await still.waitFor();
  looked.resolve();
}

/** Waits until the cards turn over in their places, as they do with reduced motion. */
async function seesCardsComeUp({ page }: Person): Promise<void> {
  const card = page.locator("li[data-turning]").first();
  await card.waitFor();
  const motion = await card.evaluate((element) => {
    const { animationName, transform } = getComputedStyle(element);
    const fronts = Array.from(
      element.querySelectorAll(".card-front"),
      (front) => getComputedStyle(front).animationName,
    );
    return { animationName, transform, fronts };
  });
  expect(motion).toEqual({ animationName: "none", transform: "none", fronts: ["fade-up", "fade-up"] });
}

describe("a stuck person", () => {
  journey(
    "a stuck person writes a request, draws cards, reads the reading, and finds it in the history",
    app,
    async ({ someone }) => {
      const person = await someone({ ...PHONE, colorScheme: "dark" });
      await person.signsUp();
      await person.sees("When you're stuck, consult the duck");
      await person.sees("7 readings left today");
      expect(await person.page.getByText("Quick Duck Spread").count()).toBe(0);
      await asksAbout(person);
      expect(await person.faults()).toEqual([]);
      await person.agreesAndSends();
      await person.presses("Draw for me");
      await seesCardsComeUp(person);
      await person.sees("situation");
      await looksAtTheScene(person);
      await waitsForInsightId(person);

      expect(await cardsOn(person)).toHaveLength(3);
      await person.sees("For entertainment only. Rob is a dead fictional duck, not a therapist.");
      const saved = person.page.waitForResponse(
        (answer) => answer.request().method() === "PATCH" && /\/steps\/0$/.test(answer.url()),
      );
      await person.presses("Mark it done");
      expect((await saved).status()).toBe(200);
      await person.page.reload();
      await person.page.getByRole("button", { name: "Done", pressed: true }).waitFor();

      const headline = await person.page.getByRole("heading", { level: 1 }).locator("q").textContent();
      await person.opens("/insights");
      await person.sees(headline ?? "");
      expect(await person.faults()).toEqual([]);
      await person.presses("View Insight");
      await person.sees(headline ?? "");
      await person.opens("/new-insight");
      await person.sees("6 readings left today");
      expect(await person.page.getByText(WORDS).count()).toBe(0);
    },
  );

  journey("a stuck person loses nothing of what they typed", app, async ({ someone }) => {
    const person = await someone();
    await person.comesToTheRequest();
    await asksAbout(person, { spread: "Quick Duck Spread" });
    await person.sees(/^kept on this device \d{1,2}:\d\d [AP]M$/);
    await person.sees(`${WORDS.length} / 2000`);
    const hearsOfChanges = new Promise((resolve) => {
      person.page.on("websocket", (socket) => socket.once("framereceived", resolve));
    });
    await person.page.reload();
    const text = person.page.getByLabel(REQUEST_FIELD);
    await text.waitFor();
    expect(await text.inputValue()).toBe(WORDS);

    // A person who is signed out before the page gets live updates is asked to sign in at once.
    await hearsOfChanges;
    await person.context.clearCookies();
    await person.presses("Send to Rob");
    await person.sees("You have been signed out");
    await person.page.getByRole("main").getByRole("button", { name: "Sign in" }).click();
    await person.types("Email", person.email);
    await person.types("Password", person.password);
    await person.page.getByRole("dialog").getByRole("button", { name: "Sign in" }).click();
    await person.agreesInDialog();
    await drawsAndReads(person);
    await person.page.getByText("What you wrote").click();
    await person.sees(WORDS);
  });

  journey("a stuck person requests a reading by keyboard alone", app, async ({ someone }) => {
    const person = await someone();
    await person.comesToTheRequest();
    const { keyboard } = person.page;
    const main = person.page.getByRole("main");
    await person.page.getByLabel(REQUEST_FIELD).focus();
    await keyboard.type("Which of the two jobs do I not want to explain?");
    await keyboard.press("Tab");
    await person.isOn(main.getByRole("button", { name: "Work block, one card · change" }));
    await keyboard.press("Enter");
    await keyboard.press("Tab");
    await person.isOn(main.getByRole("radio", { name: "Work block", checked: true }));
    await keyboard.press("ArrowDown");
    await person.isOn(main.getByRole("radio", { name: "Life block", checked: true }));
    await keyboard.press("Tab");
    await keyboard.press("Tab");
    await person.isOn(main.getByRole("button", { name: "Or connect to an existing block" }));
    await keyboard.press("Tab");
    await person.isOn(main.getByRole("button", { name: "Three cards instead" }));
    await keyboard.press("Tab");
    await person.isOn(main.getByRole("button", { name: "What we keep, and who reads it" }));
    await keyboard.press("Tab");
    await keyboard.press("Space");
    await keyboard.press("Tab");
    await person.isOn(main.getByRole("button", { name: "Send to Rob" }));
    await keyboard.press("Enter");
    await person.sees("Shuffle and lift one, or let me draw.");
    await person.page.getByRole("button", { name: "Shuffle", disabled: false }).focus();
    for (const next of ["Stop", "Fan them out"]) {
      await keyboard.press("Enter");
      await person.isOn(main.getByRole("button", { name: next }));
    }
    await keyboard.press("Enter");
    await person.sees("0 of 1 lifted");
    await person.isOn(person.page.getByRole("listbox"));
    await keyboard.press("ArrowRight");
    await keyboard.press("Enter");
    await person.isOn(person.page.getByRole("heading", { level: 1, name: /^If this moved a little/ }));
    await keyboard.press("Shift+Tab");
    await person.isOn(main.getByRole("button", { name: "Just read it" }));
    await keyboard.press("Enter");
    await waitsForPage(person);
    expect(await cardsOn(person)).toHaveLength(1);
  });
});

describe("a block that is tracked already", () => {
  journey(
    "a tracked block is found by a part of its name, and gets another reading",
    app,
    async ({ someone }) => {
      const person = await someone();
      await person.getsAnAccount();
      const first = await getsReading(person, { spread: "Quick Duck Spread" });
      const insight = await person.page.request.get(`/api/insights/${first}`);
      const { associatedBlock: block } = await insight.json();

      await person.opens("/new-reading");
      await person.isAt("/new-insight");
      await person.presses("Or connect to an existing block");
      await person.sees("Link this insight to one of your existing blocks to track progress over time.");
      const search = person.page.getByPlaceholder("Search your blocks...");
      await search.fill("no block says this");
      await person.sees("No blocks found.");
      await search.fill(block.name.slice(2, 9).toUpperCase());
      await person.page.getByRole("option", { name: block.name }).click();
      expect(await person.page.getByLabel("Tell the duck more:").getAttribute("placeholder")).toBe(
        "Add more details or updates about this block. What’s changed, or what else is important?",
      );
      await person.presses("Start a new block");
      await person.sees("What has you stuck?");

      await person.opens(`/new-insight?blockId=${block.id}`);
      await person.sees("Get More Insight");
      await person.sees(block.name);
      expect(await person.page.getByLabel(REQUEST_FIELD).inputValue()).toBe("");
      await person.types(REQUEST_FIELD, "Dana answered. It was shorter than my question.");
      const second = await sendsAndReads(person);
      const linked = await (await person.page.request.get(`/api/insights/${second}`)).json();
      expect(linked.associatedBlock.id).toBe(block.id);
    },
  );

  journey(
    "a tracked block shows an error if it was deleted, and keeps the typed text",
    app,
    async ({ someone }) => {
      const person = await someone();
      await person.comesToTheRequest();
      await asksAbout(person);
      await person.opens("/new-insight?blockId=01a1fb94-4879-7000-b880-92006106be74");
      await person.sees("Block not found");
      await person.presses("New reading");
      const text = person.page.getByLabel(REQUEST_FIELD);
      await text.waitFor();
      expect(await text.inputValue()).toBe(WORDS);
    },
  );
});

describe("a card chosen in the library", () => {
  journey(
    "a card chosen in the library is the only card of the reading, and upright",
    app,
    async ({ someone }) => {
      const person = await someone(PHONE);
      await person.getsAnAccount();
      await person.opens("/new-insight?cardId=the-merge-conflict");
      await person.sees("the card you chose, alone and upright");
      await person.types(REQUEST_FIELD, "We both meant well, in the same file.");
      await person.agreesAndSends();
      await person.sees(/^If this moved a little/);
      const [card] = await cardsOn(person);
      expect(card).toContain("Merge Conflict");
      expect(card).not.toContain("reversed");
      const id = await waitsForInsightId(person);
      const { cardsDrawn } = await (await person.page.request.get(`/api/insights/${id}`)).json();
      expect(cardsDrawn).toEqual([{ id: "the-merge-conflict", reversed: false, chosen: true }]);
    },
  );
});

describe("a reading that is deleted", () => {
  journey(
    "a reading that is deleted can be restored, reported, and deleted for good",
    app,
    async ({ someone }) => {
      const person = await someone();
      const id = await comesToAReading(person, { spread: "Quick Duck Spread" });
      await person.presses("More");
      await person.page.getByRole("menuitem", { name: "Delete this reading" }).click();
      await person.sees("The reading is deleted.");
      await person.sees("Get your first insight");
      await person.presses("Undo");
      await person.isAt(`/insights/${id}`);

      await person.presses("More");
      await person.page.getByRole("menuitem", { name: "Report this reading" }).click();
      await person.page.getByLabel("It is wrong").check();
      await person.page.getByRole("dialog").getByRole("button", { name: "Send" }).click();
      await person.sees("Thank you");
      await person.page.getByRole("dialog").getByRole("button", { name: "Close" }).first().click();

      await person.presses("More");
      await person.page.getByRole("menuitem", { name: "Delete this reading" }).click();
      await person.sees("The reading is deleted.");
      await person.opens(`/insights/${id}`);
      await person.sees("No such reading");
    },
  );
});

describe("a page whose data is missing", () => {
  journey("a page whose data is missing shows an error and a link to home", app, async ({ someone }) => {
    const person = await someone(PHONE);
    await person.getsAnAccount();
    await person.opens("/create-insight");
    await person.sees("Something went wrong. Please try again.");
    await person.page.getByRole("main").getByRole("link", { name: "Home" }).click();
    await person.isAt("/");
  });
});
