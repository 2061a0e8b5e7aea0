// npm run help-lines [-- --check]: every help line with its source, the least known first. With --check it fails where a line
// was last compared with its source more than a year ago.
import { onPinnedNode } from "./on-pinned-node.mjs";

await onPinnedNode(import.meta.url);
const { COUNTRY_HELP } = await import("#domain/help/help-lines.ts");
const { sortByAge } = await import("#domain/help/stale-lines.ts");

const aged = sortByAge(COUNTRY_HELP, new Date());
for (const { country, line, days, isStale } of aged) {
  const { name, phone, text, url, source } = line;
  const known = source
    ? `${source.by}, ${source.dated ? `page of ${source.dated}` : "page without a date"}, compared ${days} days ago: ${source.page}`
    : "no source";
  console.info(`${isStale ? "!" : " "} ${country}  ${name}: ${phone ?? text ?? url}, ${known}`);
}
const stale = aged.filter(({ isStale }) => isStale);
console.info(
  `${stale.length} of ${aged.length} lines (!) need to be compared with a page (docs/runbook.md tells how).`,
);
if (process.argv.includes("--check") && stale.some(({ days }) => days !== null)) process.exitCode = 1;
