import { describe, expect, it } from "vitest";
import { readPdf } from "#test-support/read-pdf.ts";
import { appForAll as app } from "./support/app-for-all.ts";
import { Person } from "./support/person.ts";
import { comesToAReading, WORDS } from "./support/reading-steps.ts";

const NOTE = "I will open draft three tomorrow, at nine.";
/** What nobody can press on paper, and what says nothing there. A chosen country is printed: it says for whom numbers are. */
const CONTROLS =
  "nav, button, textarea:placeholder-shown, input:not([type=radio]), select:has([value='']:checked)";

/** Prints the open page. Returns the text on the paper, the controls on it, and the brightness of ink and paper, from 0 to 1. */
async function print({ page }: Person) {
  await page.emulateMedia({ media: "print" });
  const { controls, ink, paper } = await page.evaluate((selector) => {
    const brightness = (colour: string) =>
      Math.max(...(colour.match(/[\d.]+/g) ?? []).slice(0, 3).map(Number)) / 255;
    return {
      controls: [...document.querySelectorAll(selector)]
        .filter(
          (control) => control.checkVisibility({ visibilityProperty: true }) && control.clientHeight > 1,
        )
        .map(({ outerHTML }) => outerHTML.slice(0, 200)),
      ink: brightness(getComputedStyle(document.body).color),
      paper: brightness(getComputedStyle(document.documentElement).backgroundColor),
    };
  }, CONTROLS);
  const { text } = await readPdf(await page.pdf({ format: "A4" }));
  return { text: text.replaceAll(/\s+/g, " "), controls, ink, paper };
}

describe.each(["dark", "light"] as const)("a page that is printed from the %s theme", (colorScheme) => {
  it("a page that is printed has dark ink on bright paper, no controls, and the person's words: a reading", async () => {
    const person = await Person.comes(app().url, { colorScheme });
    await comesToAReading(person);
    await person.types("Your note", NOTE);
    const { text, controls, ink, paper } = await print(person);
    expect(controls).toEqual([]);
    expect(ink).toBeLessThan(0.3);
    expect(paper).toBeGreaterThan(0.9);
    expect(text).toContain(WORDS);
    expect(text).toContain(NOTE);
    await person.leaves();
  });

  it("a page that is printed has dark ink on bright paper, and no controls: the help page", async () => {
    const person = await Person.comes(app().url, { colorScheme });
    await person.opens("/help");
    await person.sees("Pages that list people you can call");
    const { text, controls, ink, paper } = await print(person);
    expect(controls).toEqual([]);
    expect(ink).toBeLessThan(0.3);
    expect(paper).toBeGreaterThan(0.9);
    expect(text).toContain("findahelpline.com");
    await person.leaves();
  });
});
