import { readFileSync } from "node:fs";
import { describe, expect, it } from "vitest";
import { assessDistress } from "./assess-distress.ts";
import { veiledLikelihood } from "./veiled-likelihood.ts";

interface JudgedText {
  language: string;
  expected: "none" | "worry" | "danger";
  text: string;
}

/** Texts of writers from whom the classifiers have not learned. */
const file = new URL("../../../bench/judged/veiled/sealed.json", import.meta.url);
const sealed = JSON.parse(readFileSync(file, "utf8")) as JudgedText[];

/** Measured results (README of bench/judged). Aims: 60 % found, 1 % false crises, 2 % false distress. */
const REACHED = [
  { language: "en", leastFound: 0.5, mostFalse: 0.05 },
  { language: "de", leastFound: 0.2, mostFalse: 0.05 },
  { language: "es", leastFound: 0.2, mostFalse: 0.05 },
];

describe("a veiled sign of danger", () => {
  it.each(REACHED)(
    "a veiled sign of danger is found in texts by writers outside the training data: $language",
    (reached) => {
      const own = sealed.filter(({ language }) => language === reached.language);
      const levelsOf = (isDark: boolean) =>
        own
          .filter(({ expected }) => (expected !== "none") === isDark)
          .map(({ text }) => assessDistress(text).level);
      const [dark, harmless] = [levelsOf(true), levelsOf(false)];
      const found = dark.filter((level) => level !== "none").length;
      const [crises, distress] = ["crisis", "distress"].map(
        (level) => harmless.filter((each) => each === level).length,
      ) as [number, number];
      process.stdout.write(
        `veiled, ${reached.language}: ${found} of ${dark.length} found; ` +
          `of ${harmless.length} harmless ${crises} crisis, ${distress} distress\n`,
      );
      expect(found / dark.length).toBeGreaterThanOrEqual(reached.leastFound);
      expect((crises + distress) / harmless.length).toBeLessThanOrEqual(reached.mostFalse);
    },
  );

  it.each([
    "this deadline is killing me",
    "they would be fine without me at the meeting, and it would be shorter",
    "I gave away my guitar because we are moving to a smaller flat.",
    "Ich verschenke mein Rad, weil ich nach Wien ziehe.",
    "Le regalé la guitarra a mi primo por la mudanza.",
  ])("a veiled sign of danger is not found in: %s", (text) => {
    expect(assessDistress(text).level).toBe("none");
  });

  it("a veiled sign of danger makes the draw gentler and does not stop it", () => {
    const text = "The morphine is still in the tin. I keep them. It helps me get through a shift.";
    expect(assessDistress(text)).toEqual({ level: "distress", isGuess: true });
  });

  it("a veiled sign of danger does not confirm a hint when the whole text is harmless", () => {
    const text =
      "Counting pills is literally my job, I'm a pharmacy tech, and the till is out by eleven tonight.";
    expect(veiledLikelihood(text)).toMatchObject({ bearsOut: false });
    expect(assessDistress(text).level).toBe("none");
  });

  it("a veiled sign of danger is not looked for in a language without a classifier", () => {
    expect(veiledLikelihood("Je ne peux pas commencer mon roman, je tourne en rond")).toBeNull();
    expect(veiledLikelihood("")).toBeNull();
  });
});
