// Tests that each test title is a sentence that names its subject, because a list of failures shows the titles alone.
import { globSync, readFileSync } from "node:fs";
import { join } from "node:path";
import { expect, it } from "vitest";
import { projectFolder } from "./pinned-node.mjs";

/** The titles of `it` and `it.each`; the last alternative matches the end of a table over several lines. */
const TITLE =
  /(?:^[ \t]*it(?:\.(?!each)\w+)*\(|^[ \t]*it\.each(?:<[^\n]*?>)?\([^\n]*\)\(|^[ \t]*[\])}]+(?: as const)?\)\()\s*(["'`])((?:(?!\1)[^\\]|\\.)*)\1/gm;
/** Matches the beginning of a title that continues the sentence of its `describe` and names no subject. */
const FRAGMENT =
  /^(?:that|about|beside|otherwise|for|and|or|but|it|they|also|still|never|is|are|was|has|have|does|can|may|goes|waits|runs|turns|returns|shows|says|stays|keeps|gives|takes|makes|throws|stops|sends|holds|opens|counts|asks|begins|ends|calls?|stands|comes|uses|finds|reads|writes|saves|lists|answers|refuses|ignores|allows|leaves|lets|puts|sets|seals|marks|names|tells)[ ,]/;
const FEWEST_WORDS = 3;

/** @param {string} title */
function isFragment(title) {
  return FRAGMENT.test(title) || title.split(" ").length < FEWEST_WORDS;
}

/** @param {string} text the text of a test file */
function titlesIn(text) {
  return [...text.matchAll(TITLE)].map(([, , title = ""]) => title);
}

it("the guard of test titles finds titles that name no subject", () => {
  const text =
    'it("goes with the account", () => {});\nit.each([\n  1,\n])("for %s begins on Monday", () => {});';
  expect(titlesIn(text)).toEqual(["goes with the account", "for %s begins on Monday"]);
  expect(titlesIn(text).every(isFragment)).toBe(true);
  expect(isFragment("a file is deleted with the account")).toBe(false);
});

it("every test title names its subject", () => {
  const files = globSync("{src,scripts,e2e,bench,test-support,deck}/**/*.{test,journey}.{ts,tsx,mjs}", {
    cwd: projectFolder,
    exclude: ["src/domain/duck/**", "src/domain/patterns/**"],
  });
  const titles = files.flatMap((file) =>
    titlesIn(readFileSync(join(projectFolder, file), "utf8")).map((title) => ({ file, title })),
  );
  expect(titles.length).toBeGreaterThan(2000);
  expect(titles.filter(({ title }) => isFragment(title))).toEqual([]);
});
