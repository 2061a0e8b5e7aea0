// Runs attacks one after the other and prints a row for each. None is left out silently: one that cannot start, or that tried
// nothing, fails as one that succeeded against the product does, and the others still run.
import type { AttackCase, Outcome } from "./attack-case.ts";
import type { Target } from "./target.ts";

const SHOWN_FAULTS = 12;
const NAME_WIDTH = 26;

/** Runs all of these attacks. Returns whether each of them was tried and the product held against it. */
export async function runCases(
  cases: readonly AttackCase[],
  target: Target,
  say: (line: string) => void,
): Promise<boolean> {
  const verdicts: string[] = [];
  for (const attack of cases) verdicts.push(await runCase(attack, target, say));
  const held = verdicts.filter((verdict) => verdict === "held").length;
  say(`${held} of ${cases.length} held`);
  return cases.length > 0 && held === cases.length;
}

async function runCase(attack: AttackCase, target: Target, say: (line: string) => void): Promise<string> {
  const start = performance.now();
  const outcome = await attack.run(target).catch(reasonOf);
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  const verdict = verdictOf(outcome);
  const figures = typeof outcome === "string" ? "" : `${outcome.broken.length} of ${outcome.tried}`;
  say(
    `${verdict.padEnd(7)} ${attack.class.padEnd(NAME_WIDTH)} ${figures.padStart(12)}  ${seconds} s  ${attack.holds}`,
  );
  for (const line of linesOf(outcome)) say(`        ${line}`);
  return verdict;
}

function verdictOf(outcome: Outcome | string): "held" | "BROKEN" | "FAILED" {
  if (typeof outcome === "string" || outcome.tried === 0) return "FAILED";
  return outcome.broken.length === 0 ? "held" : "BROKEN";
}

function linesOf(outcome: Outcome | string): string[] {
  if (typeof outcome === "string") return [`It could not be tried: ${outcome}`];
  if (outcome.tried === 0) return ["It could not be tried: nothing was found to try it on"];
  return [...(outcome.note === undefined ? [] : [outcome.note]), ...outcome.broken.slice(0, SHOWN_FAULTS)];
}

function reasonOf(error: unknown): string {
  return error instanceof Error ? (error.stack ?? error.message) : String(error);
}
