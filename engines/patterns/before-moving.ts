// Finds what preceded a done step, a reading that resonated or was acted on, and a block that was resolved.

import { appendTo } from "#domain/append-to.ts";
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import { localClock, partOfDay } from "#domain/local-time.ts";
import type { Pattern, Source } from "#domain/patterns/pattern.ts";
import { dayOf } from "#domain/plans/day.ts";
import { capitalised } from "#domain/text/capitalised.ts";
import { counted } from "#domain/text/counted.ts";
import { DAY_MS } from "#domain/time.ts";
import { type Comparison, compareGroups, type GroupedOutcome, LEAST_A_SIDE } from "./compare-groups.ts";
import { falseAlarmRateOf } from "./false-alarms.ts";
import {
  countingTimeFinder,
  graveReadingsOf,
  type History,
  isSmall,
  type PastReading,
  rowsWithout,
  sourceOfStep,
} from "./history.ts";
import { percent, timesInTen } from "./phrases.ts";
import { type BlockSpell, spellsOf } from "./spells.ts";
import type { StepAction } from "./step-action.ts";

/** The number of days within which a block must be resolved to count as such. Younger blocks are not counted. */
const LOOSE_WITHIN_DAYS = 28;
/** The least age of a counted block. Half a day is added because lengths are rounded to days. */
const OLD_ENOUGH_MS = (LOOSE_WITHIN_DAYS + 0.5) * DAY_MS;
const ALARMS = falseAlarmRateOf("beforeMoving");
/** The first days of a spell (a time in which a block was stuck). Readings of these days belong to its beginning. */
const BEGINNING_DAYS = 2;

/** The four questions' shares of the chance of a false claim (`false-alarms.ts`), which add up to one. */
const SHARES = { steps: 0.4, resonated: 0.2, acted: 0.2, loose: 0.2 };

interface Question {
  id: keyof typeof SHARES;
  /** The words for a success, such as "got done". */
  went: string;
  /** The words for what was counted, such as "step with an answer". */
  unit: string;
  trials: readonly (GroupedOutcome & { source: Source })[];
}

/**
 * Returns a pattern for each group that differs from the rest (`compareGroups`), or one that says that there is none.
 *
 * There are four questions, each with its own share of false alarms: promised steps by their length and by what they
 * ask for (to write, to ask somebody, to decide, to do); readings by card family, spread, kind of block, part of day
 * and kinds of steps, for resonating and for being acted on; spells by their beginning, for being resolved within 28
 * days. The last question uses only what was known when the spell began, because a block that stays open longer gathers
 * more of everything.
 */
export function findBeforeMoving(history: History, now: Date): Pattern[] {
  const calm = rowsWithout(graveReadingsOf(history), history);
  const questions = [steps(calm, now), ...readings(calm), loosening(calm, now)];
  const found = questions.flatMap((question) =>
    withoutTwins(compareGroups(question.trials, ALARMS * SHARES[question.id])).map((comparison) =>
      tell(question, comparison),
    ),
  );
  return found.length > 0 ? found : [nothingYet(questions)];
}

/** Counts a promised step from the promised day on: before it, only a step that was done can have an answer. */
function steps({ steps: all, zone }: History, now: Date): Question {
  const today = dayOf(now, { timeZone: zone });
  const answered = all.filter(
    ({ wasPromised, guess, outcome, minutes, dueOn = "" }) =>
      dueOn <= today &&
      (wasPromised ?? guess !== null) &&
      outcome !== "no-longer-matters" &&
      minutes !== null,
  );
  const countsFrom = countingTimeFinder(zone);
  return {
    id: "steps",
    went: "got done",
    unit: "promised step",
    trials: answered.map((step) => ({
      at: countsFrom(step),
      isYes: step.outcome === "done",
      groups: {
        length: [isSmall(step.minutes) ? "steps of five minutes or less" : "longer steps"],
        "kind of step": step.action ? [`steps to ${ACTIONS[step.action]}`] : [],
      },
      source: sourceOfStep(step),
    })),
  };
}

const ACTIONS: Record<StepAction, string> = {
  write: "write something",
  ask: "ask or tell somebody",
  decide: "decide something",
  do: "do something",
};

function readings(history: History): Question[] {
  const groupsOf = featuresIn(history);
  const grouped = history.readings.map((reading) => ({
    reading,
    at: reading.at,
    groups: groupsOf(reading),
    source: { kind: "insight" as const, id: reading.id, at: reading.at.toISOString() },
  }));
  const trials = (hasGone: (reading: PastReading) => boolean) =>
    grouped.map(({ reading, ...trial }) => ({ ...trial, isYes: hasGone(reading) }));
  const unit = "reading";
  return [
    { id: "resonated", went: "resonated", unit, trials: trials(({ hasResonated }) => hasResonated) },
    { id: "acted", went: "were acted on", unit, trials: trials(({ hasActed }) => hasActed) },
  ];
}

/** Returns the groups of a reading. The families are those of drawn cards; a history has no chosen cards. */
function featuresIn({ zone, cardFamilies }: History): (reading: PastReading) => GroupedOutcome["groups"] {
  const localTime = localClock(zone);
  return ({ at, blockTypeId, spread, drawn, steps: offered = [] }) => ({
    "kind of block": [`readings on a ${blockTypeOf(blockTypeId)?.name.toLowerCase() ?? "block"}`],
    spread: [spread === "full-pond" ? "Full Pond Spreads" : "Quick Duck Spreads"],
    "part of day": [`readings in the ${partOfDay(localTime(at).hour)}`],
    "kind of step": offered.map(({ action }) => `readings with a step to ${ACTIONS[action]}`),
    length: offered.some(({ minutes }) => isSmall(minutes))
      ? ["readings with a step of five minutes or less"]
      : [],
    family: drawn.flatMap(({ cardId }) => {
      const family = cardFamilies?.get(cardId);
      return family ? [`readings with a card of the ${capitalised(family)}`] : [];
    }),
  });
}

function loosening(history: History, now: Date): Question {
  const groupsOf = featuresIn(history);
  const isOld = ({ begunAt }: BlockSpell) => now.getTime() - begunAt.getTime() >= OLD_ENOUGH_MS;
  // What was archived within the four weeks may have come loose or not. What was archived later had not by then.
  const isKnown = ({ isEvent, isOpen, time }: BlockSpell) => isEvent || isOpen || time > LOOSE_WITHIN_DAYS;
  const old = spellsOf(history.blocks, now).filter((spell) => isOld(spell) && isKnown(spell));
  const readingsOf = new Map<string, PastReading[]>();
  for (const reading of history.readings) {
    if (reading.blockId) appendTo(readingsOf, reading.blockId, reading);
  }
  return {
    id: "loose",
    went: "were resolved within four weeks",
    unit: "block",
    trials: old.map(({ block, begunAt, time, isEvent }) => {
      const first = readingsOf.get(block.id)?.find(({ at }) => {
        const days = (at.getTime() - begunAt.getTime()) / DAY_MS;
        return days >= -1 && days <= BEGINNING_DAYS;
      });
      return {
        at: begunAt,
        isYes: isEvent && time <= LOOSE_WITHIN_DAYS,
        groups: first ? groupsOf(first) : {},
        source: { kind: "block" as const, id: block.id, at: begunAt.toISOString() },
      };
    }),
  };
}

/** Returns the comparisons without the second of two groups of one feature, which only repeats the first. */
function withoutTwins(comparisons: readonly Comparison[]): Comparison[] {
  const told = new Set<string>();
  return comparisons
    .toSorted((one, other) => other.inside.share - one.inside.share)
    .filter(({ feature, inside, outside }) => {
      const key = `${feature}:${Math.min(inside.of, outside.of)}:${Math.max(inside.of, outside.of)}`;
      return !told.has(key) && told.add(key);
    });
}

const OTHERS: Record<string, string> = {
  "steps of five minutes or less": "longer steps",
  "longer steps": "steps of five minutes or less",
};

function tell({ id, went, unit, trials }: Question, { group, inside, outside }: Comparison): Pattern {
  const other = OTHERS[group] ?? "all others";
  const rows = [
    { label: group, ...inside },
    { label: other, ...outside },
  ];
  const isShortSteps = group === "steps of five minutes or less" && inside.share > outside.share;
  return {
    id: `before-moving:${id}:${group.replaceAll(" ", "-").toLowerCase()}`,
    kind: "before-moving",
    label: "what came before moving",
    headline: isShortSteps
      ? "Short steps moved you. Long ones mostly moved to next week."
      : `${capitalised(group)} ${went} ${timesInTen(inside.share)}. For ${other} it was ${timesInTen(outside.share)}.`,
    detail:
      `${counted(trials.length, unit)} counted: ${inside.yes} of ${inside.of} against ${outside.yes} of ${outside.of}. ` +
      "The thick lines are 90% intervals, and they do not overlap, so this is worth acting on and not worth a tattoo.",
    ...suggestionFor(group, { isShortSteps, isMore: inside.share > outside.share }),
    isNothingYet: false,
    isPrediction: false,
    picture: { type: "shares", rows },
    table: {
      columns: ["Group", "Yes", "Of", "Share", "From", "To"],
      rows: rows.map(({ label, yes, of, share, lower, upper }) => [
        label,
        String(yes),
        String(of),
        percent(share),
        percent(lower),
        percent(upper),
      ]),
    },
    sources: trials.map(({ source }) => source),
    newestAt: newestOf(trials),
  };
}

function suggestionFor(
  group: string,
  { isShortSteps, isMore }: { isShortSteps: boolean; isMore: boolean },
): Pick<Pattern, "suggestion"> {
  if (isShortSteps) return { suggestion: "Ask for the smaller step before you set a day." };
  const spread = ["Full Pond Spreads", "Quick Duck Spreads"].includes(group) ? group.slice(0, -1) : null;
  return isMore && spread ? { suggestion: `Ask with a ${spread} next time, and see whether it holds.` } : {};
}

function newestOf(trials: readonly { source: Source }[]): string | null {
  return trials.reduce<string | null>(
    (newest, { source: { at } }) => (newest === null || at > newest ? at : newest),
    null,
  );
}

function nothingYet(questions: readonly Question[]): Pattern {
  const all = questions.flatMap(({ trials }) => trials);
  const rows = questions.map(({ unit, went, trials }) => [
    `${capitalised(unit)}s that ${went}`,
    String(trials.filter(({ isYes }) => isYes).length),
    String(trials.length),
  ]);
  return {
    id: "before-moving",
    kind: "before-moving",
    label: "what came before moving",
    headline: "Nothing yet.",
    detail:
      `Looked at ${counted(questions[1]?.trials.length ?? 0, "reading")} and ${counted(questions[0]?.trials.length ?? 0, "promised step")}. ` +
      `A difference needs at least ${LEAST_A_SIDE} on each side and has to be larger than chance would make it. None is.`,
    isNothingYet: true,
    isPrediction: false,
    picture: { type: "still" },
    table: { columns: ["What", "Yes", "Of"], rows },
    sources: [...new Map(all.map(({ source }) => [`${source.kind}:${source.id}`, source])).values()],
    newestAt: newestOf(all),
  };
}
