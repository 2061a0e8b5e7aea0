// Achievements of a person: getting unstuck, and stopping for the day. Merely using the app is no achievement.

import { localClock } from "#domain/local-time.ts";
import type { Achievement } from "#domain/patterns/pattern.ts";
import { DAY_MS } from "#domain/time.ts";
import { type History, isSmall } from "./history.ts";

/** The least length of a break, in days, after which a return counts as an achievement. */
const BREAK_DAYS = 21;

const TITLES: Record<Achievement["id"], string> = {
  closed: "Closed a block",
  parked: "Parked one on purpose",
  "small-step": "Did the small step",
  "came-back": "Came back after a break",
  "kept-promise": "Did what you said you would",
  reopened: "Reopened a block",
  smaller: "Asked for a smaller step",
  "said-enough": "Said enough for today",
};

/** Returns the achievements that were reached. The one that was first reached most recently comes first. */
export function findAchievements(history: History): Achievement[] {
  const { steps } = history;
  const done = steps.filter(({ outcome }) => outcome === "done");
  const times: Partial<Record<Achievement["id"], readonly Date[]>> = {
    closed: changesTo(history, "resolved"),
    parked: changesTo(history, "paused"),
    "small-step": timesOf(done.filter(({ minutes }) => isSmall(minutes))),
    "came-back": comebacks(history),
    "kept-promise": timesOf(done.filter(({ wasPromised, guess }) => wasPromised ?? guess !== null)),
    reopened: reopenings(history),
    smaller: timesOf(steps.filter(({ usedSmaller }) => usedSmaller === true)),
    "said-enough": stops(history),
  };
  return Object.entries(times)
    .flatMap(([id, all]) => {
      const [first] = all.toSorted((one, other) => one.getTime() - other.getTime());
      const known = id as Achievement["id"];
      return first ? [{ id: known, title: TITLES[known], at: first.toISOString(), count: all.length }] : [];
    })
    .sort((one, other) => other.at.localeCompare(one.at));
}

const timesOf = (rows: readonly { at: Date }[]): Date[] => rows.map(({ at }) => at);

/** Returns when the person said that it was enough and then drew no further card on that day of theirs. */
function stops({ saidEnough, readings, zone }: History): Date[] {
  if (saidEnough.length === 0) return [];
  const localTime = localClock(zone);
  return saidEnough.filter(
    (said) => !readings.some(({ at }) => at > said && localTime(at).day === localTime(said).day),
  );
}

function changesTo({ blocks }: History, status: string): Date[] {
  return timesOf(blocks.flatMap(({ changes }) => changes.filter(({ to }) => to === status)));
}

function reopenings({ blocks }: History): Date[] {
  return blocks.flatMap(({ changes }) =>
    timesOf(
      changes.filter(
        ({ to }, index) => to === "active" && ["resolved", "archived"].includes(changes[index - 1]?.to ?? ""),
      ),
    ),
  );
}

/** Returns the first moment after each break of at least `BREAK_DAYS` days. */
function comebacks({ readings, steps, words }: History): Date[] {
  const moments = [...readings, ...steps, ...words]
    .map(({ at }) => at.getTime())
    .sort((one, other) => one - other);
  return moments
    .filter((at, index) => index > 0 && at - (moments[index - 1] ?? at) >= BREAK_DAYS * DAY_MS)
    .map((at) => new Date(at));
}
