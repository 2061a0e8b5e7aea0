/**
 * `npm run stats`: the statistics behind the patterns, to be checked without the app.
 *
 *   npm run stats -- survival <file.csv>   columns time, event (1 = it happened), and group where there is one
 *   npm run stats -- beta <p> <a> <b>      the quantile of a beta distribution
 *   npm run stats -- bh <file>             a p-value a line, or a column p; prints p, adjusted
 *   npm run stats -- rayleigh <file>       an angle in radians a line, or a column angle; prints n, mean direction, resultant length, z, p
 *   npm run stats -- brier <file.csv>      columns guess, outcome, both from 0 to 1
 *   npm run stats -- repeats <cards> <draws> <times>   the chance that some card, and that one given card, comes `times`
 *                                          times or more: in draws of one card and of three; 10x3 means ten of three only
 *
 * All figures have six decimals. A file with a header may have its columns in any order. Bad input ends with one line that names the place,
 * and exit code 2.
 */
import { InputError } from "./read-table.ts";
import { runStats, USAGE } from "./run-stats.ts";

try {
  const lines = runStats(process.argv.slice(2));
  for (const line of lines) console.info(line);
} catch (error) {
  const isExpected = error instanceof InputError || error instanceof RangeError;
  if (!isExpected) throw error;
  console.error(error.message);
  if (error.message === USAGE) console.error("See evals/stats/stats-command.ts.");
  process.exitCode = 2;
}
