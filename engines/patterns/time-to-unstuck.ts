// Estimates how long blocks stay stuck, by Kaplan-Meier over their spells. Open blocks count as censored.

import { blockActivityOf } from "#domain/blocks/activity.ts";
import { blockAgeOf, describeBlockAge } from "#domain/blocks/age.ts";
import type { Pattern, Picture } from "#domain/patterns/pattern.ts";
import { capitalised } from "#domain/text/capitalised.ts";
import { counted } from "#domain/text/counted.ts";
import { DAY_MS } from "#domain/time.ts";
import type { History } from "./history.ts";
import { numberWord, numberWordOrNone, percent } from "./phrases.ts";
import { type BlockSpell, spellsOf } from "./spells.ts";
import { kaplanMeier, type Median, medianOf } from "./statistics/survival.ts";

/** The least number of settled spells from which a curve is shown. */
const SETTLED_FOR_CURVE = 5;
/** The number of times in which a block was stuck from which the sentence does not say that there are few. */
const MANY_SPELLS = 30;

export interface OpenBlock {
  spell: BlockSpell;
  /** The number of days since something last happened with the block. */
  quietDays: number;
  /** True for an active block with which nothing has happened for a week, by `blockActivityOf`. */
  isStalled: boolean;
}

/** Returns the open blocks, the longest open first. A paused block never counts as stalled. */
export function openBlocksOf(history: History, spells: readonly BlockSpell[], now: Date): OpenBlock[] {
  const last = new Map<string, number>();
  const note = (blockId: string | null, at: Date) => {
    if (blockId !== null) last.set(blockId, Math.max(last.get(blockId) ?? 0, at.getTime()));
  };
  for (const { blockId, at } of [...history.readings, ...history.steps]) note(blockId, at);
  for (const { id, createdAt, changes } of history.blocks)
    for (const at of [createdAt, ...changes.map((change) => change.at)]) note(id, at);
  return spells
    .filter(({ isOpen }) => isOpen)
    .map((spell) => {
      const latest = new Date(last.get(spell.block.id) ?? 0);
      const isQuiet = blockActivityOf(latest, now, history.zone) === "stalled";
      return {
        spell,
        quietDays: Math.floor((now.getTime() - latest.getTime()) / DAY_MS),
        isStalled: spell.block.status === "active" && isQuiet,
      };
    })
    .sort((one, other) => other.spell.time - one.spell.time);
}

/** Returns the pattern of all spells; it says "Nothing yet." with fewer than five settled ones. */
export function findTimeToUnstuck(history: History, now: Date): Pattern {
  const spells = spellsOf(history.blocks, now);
  const open = openBlocksOf(history, spells, now);
  const settled = spells.filter(({ isEvent }) => isEvent).length;
  const shared = {
    id: "time-to-unstuck",
    kind: "time-to-unstuck" as const,
    label: "time to unstuck",
    isPrediction: false,
    newestAt: newestOf(spells),
    sources: spells.map(({ block, begunAt }) => ({
      kind: "block" as const,
      id: block.id,
      at: begunAt.toISOString(),
    })),
    ...suggestionFor(open),
  };
  if (settled < SETTLED_FOR_CURVE) return { ...shared, ...tooFew(settled, open) };
  const steps = kaplanMeier(spells);
  const median = medianOf(steps);
  return {
    ...shared,
    headline: sayMedian(median, spells.length),
    detail:
      `${capitalised(numberWord(settled))} resolved, ${numberWordOrNone(spells.length - settled)} still stuck when last seen. ` +
      `${saySureness(median)}In the drawing, the water is the share still stuck, and the dashed lines are how far off that may be, 19 times in 20. ` +
      "Stones at the bottom are open blocks. Time spent parked counts.",
    isNothingYet: false,
    picture: {
      type: "survival",
      curve: [
        { day: 0, share: 1, lower: null, upper: null },
        ...steps.map(({ time, survival, lower, upper }) => ({ day: time, share: survival, lower, upper })),
      ],
      settled: spells.filter(({ isEvent }) => isEvent).map(({ time }) => time),
      median: { day: median.value, lower: median.lower, upper: median.upper },
      open: stonesOf(open),
    },
    table: {
      columns: ["Day", "Still in view", "Resolved", "Still stuck", "From", "To"],
      rows: steps.map(({ time, atRisk, events, survival, lower, upper }) => [
        String(time),
        String(atRisk),
        String(events),
        percent(survival),
        ...[lower, upper].map((end) => (end === null ? "" : percent(end))),
      ]),
    },
  };
}

function tooFew(settled: number, open: readonly OpenBlock[]) {
  return {
    headline: "How long your blocks take.",
    detail: `To say how long your blocks take, I need ${numberWord(SETTLED_FOR_CURVE)} that are resolved. You have ${numberWordOrNone(settled)}.`,
    isNothingYet: true,
    picture: { type: "progress" as const, have: settled, need: SETTLED_FOR_CURVE, unit: "resolved blocks" },
    table: {
      columns: ["Block", "Open for", "Age"],
      rows: open.map(({ spell }) => [
        ...[
          spell.block.name,
          counted(spell.time, "day"),
          describeBlockAge(blockAgeOf(spell.begunAt, spell.endedAt)),
        ],
      ]),
    },
  };
}

function stonesOf(open: readonly OpenBlock[]): (Picture & { type: "survival" })["open"] {
  return open.map(({ spell: { block, time }, isStalled }) => ({
    blockId: block.id,
    name: block.name,
    blockTypeId: block.blockTypeId,
    days: time,
    isStalled,
  }));
}

function sayMedian({ value, lower, upper }: Median, count: number): string {
  if (value === null) return "How long half of your blocks take is not yet known.";
  const half = `About half of your blocks are resolved by day ${Math.round(value)}.`;
  const isSure = lower !== null && upper !== null && count >= MANY_SPELLS;
  return isSure ? half : `${half} With ${numberWord(count)} of them, that may still move.`;
}

/** Returns how far off the day of the half may be, as a sentence with a space after it; nothing without such a day. */
function saySureness({ value, lower, upper }: Median): string {
  if (value === null) return "";
  if (lower === null) return "How far off the day may be is not known. ";
  const until = upper === null ? "or much later" : `or as late as day ${Math.round(upper)}`;
  return `The day could be as early as ${Math.round(lower)}, ${until}, 19 times in 20. `;
}

/** Returns a suggestion for the stalled block that has been quiet for longest; nothing if no open block is stalled. */
function suggestionFor(open: readonly OpenBlock[]): { suggestion?: string } {
  const [quietest] = open
    .filter(({ isStalled }) => isStalled)
    .toSorted((one, other) => other.quietDays - one.quietDays);
  if (!quietest) return {};
  const { spell, quietDays } = quietest;
  return {
    suggestion: `“${spell.block.name}” has been still for ${quietDays} days. Park it until a date, or give it two minutes.`,
  };
}

function newestOf(spells: readonly BlockSpell[]): string | null {
  const newest = Math.max(
    ...spells.map(({ begunAt, endedAt, isOpen }) => (isOpen ? begunAt : endedAt).getTime()),
  );
  return Number.isFinite(newest) ? new Date(newest).toISOString() : null;
}
