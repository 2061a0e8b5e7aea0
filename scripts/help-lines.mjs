// npm run help-lines [-- --check]: the help lines that nobody has verified within a year. With --check it fails where there are any.
import { onPinnedNode } from "./on-pinned-node.mjs";

await onPinnedNode(import.meta.url);
const { COUNTRY_HELP } = await import("#domain/safety/help-lines.ts");
const { findStaleLines } = await import("#domain/safety/stale-lines.ts");

const stale = findStaleLines(COUNTRY_HELP, new Date());
for (const { country, line, days } of stale) {
  const number = line.phone ?? line.text ?? "no number";
  const age = days === null ? "never verified" : `verified ${days} days ago`;
  console.info(`${country}  ${line.name}: ${number}, ${age}, see ${line.source}`);
}
const all = COUNTRY_HELP.reduce((sum, { lines }) => sum + lines.length, 0);
console.info(
  `${stale.length} of ${all} lines need to be compared with their source (docs/runbook.md tells how).`,
);
if (process.argv.includes("--check") && stale.length > 0) process.exitCode = 1;
