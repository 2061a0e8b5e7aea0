import type { Locator } from "playwright-core";
import { describe, expect } from "vitest";
import { appForAll as app } from "./support/app-for-all.ts";
import { journey } from "./support/journey.ts";
import type { Person } from "./support/person.ts";

const MOST_TABS = 60;
/** A text with which no city's name begins. */
const NOWHERE = "Xqzv jjj";

/** Presses Tab until the element has the focus. */
async function reaches(person: Person, target: Locator): Promise<void> {
  await target.waitFor();
  for (let tabs = 0; tabs < MOST_TABS; tabs += 1) {
    if (await target.evaluate((element) => element === document.activeElement)) return;
    await person.page.keyboard.press("Tab");
  }
  throw new Error(`Tab does not lead to ${target}`);
}

/** Chooses an option with the arrow keys: `down` is the number of steps down from the first option. */
async function chooses(person: Person, question: string, down: number): Promise<void> {
  const group = person.page.getByRole("group", { name: question });
  await reaches(person, group.getByRole("radio").first());
  await person.page.keyboard.press("Space");
  for (let step = 0; step < down; step += 1) await person.page.keyboard.press("ArrowDown");
}

async function goesOn(person: Person, action = "Continue"): Promise<void> {
  await reaches(person, person.page.getByRole("button", { name: action }));
  await person.page.keyboard.press("Enter");
}

describe("onboarding", () => {
  journey(
    "onboarding is done by keyboard alone, and a save that fails is tried again",
    app,
    async ({ someone }) => {
      const person = await someone();
      const { keyboard } = person.page;
      await person.signsUp();
      await person.opens("/");
      await person.isAt("/onboarding");

      await person.sees("Step 1 of 2");
      await reaches(person, person.page.getByLabel("Name"));
      await keyboard.type("Sam");
      await goesOn(person);
      await person.sees("Step 2 of 2");
      await reaches(person, person.page.getByRole("radio", { name: /^Even/ }));
      await keyboard.press("ArrowDown");
      await person.page.getByRole("radio", { name: /^Blunt/, checked: true }).waitFor();
      await goesOn(person, "More about you");

      await person.sees("Step 1 of 7");
      expect(await person.page.getByLabel("Name").inputValue()).toBe("Sam");
      await reaches(person, person.page.getByLabel("Birthday"));
      await keyboard.type("02292000");
      await person.sees("Zodiac sign: Pisces");
      await reaches(person, person.page.getByLabel("Place of birth"));
      await keyboard.type("zuri");
      await person.page.getByRole("option", { name: /Zürich, Switzerland/ }).waitFor();
      await keyboard.press("Enter");
      expect(await person.page.getByLabel("Place of birth").inputValue()).toBe("Zürich, Switzerland");
      await goesOn(person);

      await chooses(person, "Creative identity", 1);
      await chooses(person, "Work context", 10);
      await reaches(person, person.page.getByLabel("What, then?"));
      await keyboard.type("Lighthouse keeper");
      await goesOn(person);
      await chooses(person, "When something goes wrong", 2);
      await goesOn(person);
      await chooses(person, "Where you get stuck most", 1);
      await goesOn(person);
      await chooses(person, "Superpower", 0);
      await chooses(person, "Kryptonite", 0);
      await goesOn(person);
      await chooses(person, "Problem-solving spirit animal", 2);
      await goesOn(person);

      await person.sees("Step 7 of 7");
      for (const words of ["Feb 29, 2000", "Pisces", "Lighthouse keeper", "Fox"]) await person.sees(words);
      expect(await person.faults()).toEqual([]);
      await person.page.route("**/api/profile", (route) => route.abort());
      await goesOn(person, "Complete & See Your Profile");
      await person.sees("Saving...");
      await person.sees("Failed to save your preferences. Please try again.");
      await person.page.unroute("**/api/profile");
      await goesOn(person, "Complete & See Your Profile");
      await person.isAt("/preferences#profile");
      await person.page.getByRole("heading", { name: "Profile", level: 2 }).waitFor();
      await person.sees("Zodiac sign: Pisces");
      await person.opens("/");
      await person.sees("The pond is empty. What has you stuck?");
      expect(await person.page.getByRole("link", { name: /profile/i }).count()).toBe(0);
    },
  );

  journey(
    "onboarding asks a name and how blunt the duck may be, leads home, and waits there as a line",
    app,
    async ({ someone }) => {
      const person = await someone({ viewport: { width: 360, height: 740 } });
      await person.signsUp();
      await person.opens("/");
      await person.isAt("/onboarding");
      await person.presses("Continue");
      await person.page.getByRole("radio", { name: /^Gentle/ }).check();
      expect(await person.faults()).toEqual([]);
      await person.presses("Done");
      await person.isAt("/");
      await person.sees(/^The pond is empty\./);
      await person.opens("/preferences");
      expect(await person.page.getByRole("radio", { name: "Gentle" }).isChecked()).toBe(true);
      await person.opens("/");
      await person.page.getByRole("link", { name: "Finish your profile" }).click();
      await person.isAt("/onboarding");
    },
  );

  journey("onboarding can be postponed, and continues at the same step", app, async ({ someone }) => {
    const person = await someone({ viewport: { width: 360, height: 740 } });
    await person.signsUp();
    await person.opens("/onboarding");
    await person.presses("Continue");
    await person.presses("More about you");
    await person.types("Name", "Sam");
    await person.types("Birthday", "2000-02-29");
    await person.types("Place of birth", NOWHERE);
    await person.presses("Keep it as typed");
    await person.presses("Continue");
    await person.page.getByLabel("Artist with a day job").check();
    await person.presses("Finish later");
    await person.isAt("/");
    await person.sees("The pond is empty. What has you stuck?");
    await person.opens("/onboarding");
    await person.sees("Step 2 of 7");
    expect(await person.page.getByLabel("Artist with a day job").isChecked()).toBe(true);
    await person.presses("Back");
    expect(await person.page.getByLabel("Place of birth").inputValue()).toBe(NOWHERE);
  });
});
