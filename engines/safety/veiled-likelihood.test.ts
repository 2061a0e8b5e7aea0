import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { assessDistress } from "./assess-distress.ts";
import { veiledLikelihood } from "./veiled-likelihood.ts";

interface JudgedText {
  language: string;
  expected: "none" | "worry" | "danger";
  text: string;
}

/** The file of texts by writers whose texts the classifiers were not trained on. */
const file = new URL("test-data/veiled/sealed.json", import.meta.url);
const sealed = JSON.parse(readFileSync(file, "utf8")) as JudgedText[];

/**
 * The counts of the final run (`evals/safety/README.md`), which no later change may worsen. The tests' names contain
 * them, and the tests print nothing else about these texts.
 */
const REACHED = [
  { language: "en", found: 41, dark: 54, crises: 0, distress: 0, harmless: 180 },
  { language: "de", found: 23, dark: 44, crises: 0, distress: 2, harmless: 138 },
  { language: "es", found: 28, dark: 42, crises: 0, distress: 2, harmless: 140 },
];

describe("a veiled sign of danger", () => {
  it.each(REACHED)(
    "is found in texts by writers outside the training data as often as measured ($language: $found of $dark; of $harmless harmless $crises crises, $distress distress)",
    ({ language, ...reached }) => {
      const own = sealed.filter((text) => text.language === language);
      const levelsOf = (isDark: boolean) =>
        own
          .filter(({ expected }) => (expected !== "none") === isDark)
          .map(({ text }) => assessDistress(text).level);
      const [dark, harmless] = [levelsOf(true), levelsOf(false)];
      const countOf = (level: string) => harmless.filter((each) => each === level).length;
      expect([dark.length, harmless.length]).toEqual([reached.dark, reached.harmless]);
      expect(dark.filter((level) => level !== "none").length).toBeGreaterThanOrEqual(reached.found);
      expect(countOf("crisis")).toBeLessThanOrEqual(reached.crises);
      expect(countOf("distress")).toBeLessThanOrEqual(reached.distress);
    },
  );

  it.each([
    "this deadline is killing me",
    "they would be fine without me at the meeting, and it would be shorter",
    "I gave away my guitar because we are moving to a smaller flat.",
    "Ich verschenke mein Rad, weil ich nach Wien ziehe.",
    "Le regalé la guitarra a mi primo por la mudanza.",
  ])("is not found in: %s", (text) => {
    expect(assessDistress(text).level).toBe("none");
  });

  it("makes the draw gentler and does not stop it", () => {
    const text = "The morphine is still in the tin. I keep them. It helps me get through a shift.";
    expect(assessDistress(text)).toEqual({ level: "distress", isGuess: true });
  });

  it("does not confirm a hint when the whole text is harmless", () => {
    const text =
      "Counting pills is literally my job, I'm a pharmacy tech, and the till is out by eleven tonight.";
    expect(veiledLikelihood(text)).toMatchObject({ bearsOut: false });
    expect(assessDistress(text).level).toBe("none");
  });

  it("is not looked for in a language without a classifier", () => {
    expect(veiledLikelihood("Je ne peux pas commencer mon roman, je tourne en rond")).toBeNull();
    expect(veiledLikelihood("")).toBeNull();
  });
});
