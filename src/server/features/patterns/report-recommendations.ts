import { shrunkShare } from "#engines/patterns/index.ts";
import type { Database } from "../../platform/db/database.ts";
import { selectAnswerCounts } from "./patterns.queries.ts";

/**
 * A flat prior for estimating shares (Bayes and Laplace): before anything is counted, every share is equally likely.
 */
const FLAT = { mean: 0.5, weight: 2 };

interface Counts {
  kind: string;
  answer: string;
  times: number;
}

/**
 * Returns a text table of the recommendations of all people together, with one line for each kind: how many were shown,
 * what shares were taken and dismissed, and what share of the taken ones helped, each with its 90 % interval.
 */
export async function reportRecommendations(database: Database): Promise<string[]> {
  const [counts] = await database.shared((tx) => [selectAnswerCounts(tx)]);
  return formatRecommendationReport(counts);
}

export function formatRecommendationReport(counts: readonly Counts[]): string[] {
  const kinds = [...new Set(counts.map(({ kind }) => kind))].sort();
  if (kinds.length === 0) return ["No recommendation was shown yet."];
  const rows = kinds.map((kind) => {
    const times = (answer: string) =>
      counts.find((each) => each.kind === kind && each.answer === answer)?.times ?? 0;
    const shown = times("shown");
    const taken = times("taken");
    const answers = [sayShare(times("helped"), taken), sayShare(times("not-helped"), taken)];
    return [kind, String(shown), sayShare(taken, shown), sayShare(times("dismissed"), shown), ...answers];
  });
  return align([
    ["kind", "shown", "taken", "dismissed", "helped, of taken", "did not help, of taken"],
    ...rows,
  ]);
}

/**
 * Formats a count with the interval of its share, as "12 (9 to 23 %)". Leaves out the interval if the count is larger
 * than its total, which happens when counting of the total began later.
 */
function sayShare(yes: number, of: number): string {
  if (of === 0 || yes > of) return String(yes);
  const { lower, upper } = shrunkShare({ yes, of }, FLAT);
  return `${yes} (${Math.round(100 * lower)} to ${Math.round(100 * upper)} %)`;
}

function align(rows: readonly (readonly string[])[]): string[] {
  const [heads = []] = rows;
  const widths = heads.map((_, column) => Math.max(...rows.map((row) => row[column]?.length ?? 0)));
  return rows.map((row) =>
    row
      .map((cell, column) => cell.padEnd(widths[column] ?? 0))
      .join("  ")
      .trimEnd(),
  );
}
