// Prints how well the word lists tell themes, by language, on a file of texts whose theme is known:
//   node scripts/with-node.mjs evals/patterns/measure-themes.ts engines/patterns/test-data/themes-held-out.json
// The file is a list of {text, language, theme}, where theme is null for texts about none. No text is printed.
import { readFileSync } from "node:fs";
import { measureThemes, type ThemeText } from "#engines/patterns/test-data/theme-measures.ts";

const [path] = process.argv.slice(2);
if (path === undefined) throw new Error("Name a file of texts.");
const rows = JSON.parse(readFileSync(path, "utf8")) as ThemeText[];

const groups = [...Map.groupBy(rows, ({ language }) => language ?? "unknown"), ["all", rows] as const];
for (const [language, group] of groups) {
  const { texts, themed, named, right, area } = measureThemes(group);
  const counts = `${texts} texts, ${themed} with a theme, ${named} named, ${right} right, ${named - right} wrong`;
  process.stdout.write(`${language}: ${counts}, mean area under the curve ${area.toFixed(2)}\n`);
}
