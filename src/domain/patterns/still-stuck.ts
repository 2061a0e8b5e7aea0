// What is likely of the open blocks in three weeks, and how kinds of blocks compare. Only Premium shows predictions.
import { BLOCK_TYPES } from "../blocks/block-types.ts";
import type { History } from "./history.ts";
import type { Pattern } from "./pattern.ts";
import { counted, countWord, numberWord, percent, timesInTen } from "./phrases.ts";
import { type BlockSpell, spellsOf } from "./spells.ts";
import { kaplanMeier, medianOf, type SurvivalStep, stillStuck } from "./statistics/survival.ts";

const SETTLED_FOR_PREDICTION = 10;
const AHEAD_DAYS = 21;
/** Open blocks with a prediction, the longest open first. */
const MOST_PREDICTED = 12;
/** Kinds of blocks are compared only with so many spells a side. */
const LEAST_A_SIDE = 40;

const predicts = { kind: "still-stuck", label: "still stuck", isPrediction: true } as const;

/** Returns a prediction for each open block that the data reaches; what is missing where there are too few settled. */
export function findStillStuck(history: History, now: Date): Pattern[] {
  const spells = spellsOf(history.blocks, now);
  const open = spells.filter(({ isOpen }) => isOpen).toSorted((one, other) => other.time - one.time);
  const [longest] = open;
  if (!longest) return [];
  const settled = spells.filter(({ isEvent }) => isEvent).length;
  if (settled < SETTLED_FOR_PREDICTION) return [tooFew(longest, settled)];
  const steps = kaplanMeier(spells);
  return open.slice(0, MOST_PREDICTED).flatMap((spell) => predict(spell, steps, spells.length));
}

function predict(spell: BlockSpell, steps: readonly SurvivalStep[], count: number): Pattern[] {
  const expected = stillStuck([...steps], spell.time, AHEAD_DAYS);
  if (!expected) return [];
  const { chance, lower, upper } = expected;
  const { name, id } = spell.block;
  const range =
    lower === null || upper === null
      ? ""
      : ` It may be anything from ${percent(lower)} to ${percent(upper)}.`;
  return [
    {
      ...predicts,
      id: `still-stuck:${id}`,
      headline: `“${name}” is still stuck three weeks from now ${timesInTen(chance)}.`,
      detail: `It has been open for ${counted(spell.time, "day")}. Of your ${count} blocks, those that got so far say ${percent(chance)}.${range} That is how others of yours went, and not what this one must do.`,
      isNothingYet: false,
      picture: { type: "chance", chance },
      table: {
        columns: ["Block", "Open for", "Still stuck in 21 days", "From", "To"],
        rows: [
          [
            ...[name, counted(spell.time, "day"), percent(chance)],
            ...[lower, upper].map((end) => (end === null ? "" : percent(end))),
          ],
        ],
      },
      ...origin(spell),
    },
  ];
}

function tooFew(longest: BlockSpell, settled: number): Pattern {
  return {
    ...predicts,
    id: "still-stuck",
    headline: `How much longer might “${longest.block.name}” take?`,
    detail: `That needs ${numberWord(SETTLED_FOR_PREDICTION)} settled blocks. You have ${countWord(settled)}, so nothing can be said yet.`,
    isNothingYet: true,
    picture: { type: "progress", have: settled, need: SETTLED_FOR_PREDICTION, unit: "settled blocks" },
    table: { columns: ["Settled", "Needed"], rows: [[String(settled), String(SETTLED_FOR_PREDICTION)]] },
    ...origin(longest),
  };
}

const origin = ({ block, begunAt }: BlockSpell) => ({
  sources: [{ kind: "block" as const, id: block.id, at: begunAt.toISOString() }],
  newestAt: begunAt.toISOString(),
});

/**
 * Returns a pattern for each pair of kinds whose medians' 95 % intervals do not overlap. Kinds with fewer than 40 spells
 * are left out.
 */
export function compareKinds(history: History, now: Date): Pattern[] {
  const spells = spellsOf(history.blocks, now);
  const kinds = BLOCK_TYPES.map(({ id, name }) => {
    const own = spells.filter(({ block }) => block.blockTypeId === id);
    return { id, name, own, median: own.length < LEAST_A_SIDE ? null : medianOf(kaplanMeier(own)) };
  });
  return kinds.flatMap((quick) =>
    kinds.flatMap((slow) => {
      const isApart =
        typeof quick.median?.upper === "number" &&
        typeof slow.median?.lower === "number" &&
        quick.median.upper < slow.median.lower;
      return isApart ? [tellKinds(quick, slow)] : [];
    }),
  );
}

interface Kind {
  id: string;
  name: string;
  own: readonly BlockSpell[];
  median: { value: number | null; lower: number | null; upper: number | null } | null;
}

function tellKinds(quick: Kind, slow: Kind): Pattern {
  const own = [...quick.own, ...slow.own];
  const days = (value: number | null | undefined) =>
    typeof value === "number" ? String(Math.round(value)) : "";
  return {
    ...{ id: `kinds:${quick.id}:${slow.id}`, kind: "time-to-unstuck", label: "time to unstuck" },
    headline: `A ${quick.name.toLowerCase()} comes loose sooner than a ${slow.name.toLowerCase()}.`,
    detail: `Half of ${quick.own.length} by day ${days(quick.median?.value)}, against ${slow.own.length} of the other kind. The 95 % intervals of the two do not overlap.`,
    ...{ isNothingYet: false, isPrediction: false },
    picture: { type: "still" },
    table: {
      columns: ["Kind", "Blocks", "Half by day", "From", "To"],
      rows: [quick, slow].map(({ name, own: all, median }) => [
        ...[name, String(all.length)],
        ...[days(median?.value), days(median?.lower), days(median?.upper)],
      ]),
    },
    sources: own.map(({ block, begunAt }) => ({ kind: "block", id: block.id, at: begunAt.toISOString() })),
    newestAt: new Date(Math.max(...own.map(({ begunAt }) => begunAt.getTime()))).toISOString(),
  };
}
