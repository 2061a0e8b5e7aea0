/**
 * `npm run stats`: the statistics behind the patterns, to be checked without the app.
 *
 *   npm run stats -- survival <file.csv>   columns time, event (1 = it happened), and group where there is one
 *   npm run stats -- beta <p> <a> <b>      the quantile of a beta distribution
 *   npm run stats -- bh <file>             a p-value a line; prints p, adjusted
 *   npm run stats -- rayleigh <file>       an angle in radians a line; prints n, mean direction, resultant length, z, p
 *   npm run stats -- brier <file.csv>      columns guess, outcome, both from 0 to 1
 *   npm run stats -- repeats <cards> <draws> <times>   draws of one card; draws may be 10x3 for ten of three
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
  if (error.message === USAGE) console.error("See bench/stats/stats-command.ts.");
  process.exitCode = 2;
}
