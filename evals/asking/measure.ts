/**
 * Prints how many answers of a file are asked about, and every miss: `node scripts/with-node.mjs evals/asking/measure.ts FILE`. The file is
 * a list as `src/domain/asking/test-data/answers.json`, which is measured where no file is named.
 */
import { readFileSync } from "node:fs";
import { measure } from "#domain/asking/test-data/measure-answers.ts";

const [, , file = "src/domain/asking/test-data/answers.json"] = process.argv;
for (const { group, answers, askedAbout, misses } of measure(JSON.parse(readFileSync(file, "utf8")))) {
  const share = Math.round((100 * askedAbout) / answers);
  console.log(`${group}: ${askedAbout} of ${answers} asked about (${share} %)`);
  if (!group.startsWith("all")) for (const miss of misses) console.log(`    ${miss}`);
}
