// Predicts which open blocks are still open in three weeks. Only Premium shows predictions.

import type { Pattern } from "#domain/patterns/pattern.ts";
import { counted } from "#domain/text/counted.ts";
import type { History } from "./history.ts";
import { describeInterval, numberWord, numberWordOrNone, percent, timesInTen } from "./phrases.ts";
import { type BlockSpell, spellsOf } from "./spells.ts";
import { kaplanMeier, stillStuck } from "./statistics/survival.ts";

const SETTLED_FOR_PREDICTION = 10;
const AHEAD_DAYS = 21;
/** The number of open blocks with a prediction of their own, the longest open first. The others share one. */
const MOST_ALONE = 1;

const predicts = { kind: "still-stuck", label: "still stuck", isPrediction: true } as const;

interface Prediction {
  spell: BlockSpell;
  chance: number;
  lower: number | null;
  upper: number | null;
}

/**
 * Returns a prediction for each open block that the data cover, and one pattern that names the others. If too few
 * blocks are settled, it says how many are missing.
 */
export function findStillStuck(history: History, now: Date): Pattern[] {
  const spells = spellsOf(history.blocks, now);
  const open = spells.filter(({ isOpen }) => isOpen).toSorted((one, other) => other.time - one.time);
  const [longest] = open;
  if (!longest) return [];
  const settled = spells.filter(({ isEvent }) => isEvent).length;
  if (settled < SETTLED_FOR_PREDICTION) return [tooFew(longest, settled)];
  const steps = kaplanMeier(spells);
  const known = open.flatMap((spell): Prediction[] => {
    const expected = stillStuck(steps, spell.time, AHEAD_DAYS);
    return expected ? [{ spell, ...expected }] : [];
  });
  const predicted = new Set(known.map(({ spell }) => spell));
  return [
    ...known.slice(0, MOST_ALONE).map((each) => tellOne(each, spells.length)),
    ...tellOthers(known.slice(MOST_ALONE)),
    ...tellUnknown(open.filter((spell) => !predicted.has(spell))),
  ];
}

function tellOne(prediction: Prediction, count: number): Pattern {
  const { spell, chance, lower, upper } = prediction;
  const { name, id } = spell.block;
  return {
    ...predicts,
    id: `still-stuck:${id}`,
    isNothingYet: false,
    headline: `Blocks of yours as old as “${name}” were still stuck three weeks later ${timesInTen(chance)}.`,
    detail: `It has been open for ${counted(spell.time, "day")}. Of your ${count} blocks, those that stayed stuck this long say ${percent(chance)}; ${describeInterval(lower, upper)}. That is how your other blocks went, not what this one has to do.`,
    ...chartOf([prediction]),
    ...originOf([spell]),
  };
}

function tellOthers(predictions: readonly Prediction[]): Pattern[] {
  if (predictions.length === 0) return [];
  return [
    {
      ...predicts,
      id: "still-stuck:others",
      isNothingYet: false,
      headline: `How ${counted(predictions.length, "more open block")} may stand three weeks from now.`,
      detail:
        "How likely each of them is still stuck then, and how far off that may be, 19 times in 20. That is how your other blocks went, not what these have to do.",
      ...chartOf(predictions),
      ...originOf(predictions.map(({ spell }) => spell)),
    },
  ];
}

/**
 * Returns a pattern for blocks without a prediction: they have been open longer than the data cover, or fewer than five
 * others lasted as long.
 */
function tellUnknown(spells: readonly BlockSpell[]): Pattern[] {
  if (spells.length === 0) return [];
  const names = spells.map(({ block }) => `“${block.name}”`).join(", ");
  return [
    {
      ...predicts,
      id: "still-stuck:unknown",
      isNothingYet: true,
      headline: `Not yet known for ${spells.length === 1 ? "one open block" : `${numberWord(spells.length)} open blocks`}.`,
      detail: `A look three weeks ahead takes at least five blocks of yours that stayed open longer and were followed for three more weeks. There are not enough yet for: ${names}.`,
      picture: { type: "still" },
      table: {
        columns: ["Block", "Open for"],
        rows: spells.map(({ block, time }) => [block.name, counted(time, "day")]),
      },
      ...originOf(spells),
    },
  ];
}

function chartOf(predictions: readonly Prediction[]): Pick<Pattern, "picture" | "table"> {
  return {
    picture: {
      type: "whiskers",
      unit: "share",
      rows: predictions.map(({ spell, chance, lower, upper }) => ({
        id: spell.block.id,
        label: spell.block.name,
        value: chance,
        lower,
        upper,
      })),
    },
    table: {
      columns: ["Block", "Open for", "Still stuck in 21 days", "From", "To"],
      rows: predictions.map(({ spell, chance, lower, upper }) => [
        spell.block.name,
        counted(spell.time, "day"),
        percent(chance),
        ...[lower, upper].map((end) => (end === null ? "not known" : percent(end))),
      ]),
    },
  };
}

function tooFew(longest: BlockSpell, settled: number): Pattern {
  return {
    ...predicts,
    id: "still-stuck",
    isNothingYet: true,
    headline: `How much longer “${longest.block.name}” might take.`,
    detail: `That needs ${numberWord(SETTLED_FOR_PREDICTION)} resolved blocks. You have ${numberWordOrNone(settled)}, so nothing can be said yet.`,
    picture: { type: "progress", have: settled, need: SETTLED_FOR_PREDICTION, unit: "resolved blocks" },
    table: { columns: ["Resolved", "Needed"], rows: [[String(settled), String(SETTLED_FOR_PREDICTION)]] },
    ...originOf([longest]),
  };
}

function originOf(spells: readonly BlockSpell[]): Pick<Pattern, "sources" | "newestAt"> {
  const times = spells.map(({ begunAt }) => begunAt.getTime());
  return {
    sources: spells.map(({ block, begunAt }) => ({ kind: "block", id: block.id, at: begunAt.toISOString() })),
    newestAt: new Date(Math.max(...times)).toISOString(),
  };
}
