import type { HomeOutput } from "#contract/home.ts";
import { dayOfMoment } from "#domain/asking/say-moment.ts";
import { formatRelativeDay } from "#domain/day-words.ts";
import { datesIn } from "../../api/dates.ts";

type OpenStep = HomeOutput["openSteps"][number];

/** The day that a person chose for a step, and the time of that day if they named one. */
export interface PlannedFor {
  day: string;
  clock: string | null;
  /** Whether the person put the question off to that day. */
  isPutOff: boolean;
}

/** The place of the time in a local date-time such as `2026-12-05T09:30`. */
const CLOCK_AT = "2026-12-05T".length;
/** From this time on, today is tonight. */
const EVENING = "18:00";

/**
 * Returns when the person wants to do the step: the day on which they are asked about it, else the time that they named under
 * the card. Returns `null` if there is none, or if they have answered already.
 */
export function plannedFor({ promise, when }: Pick<OpenStep, "promise" | "when">): PlannedFor | null {
  if (promise) {
    const { answer, dueOn, at = null, snoozedUntil } = promise;
    if (answer !== null) return null;
    if (snoozedUntil !== null && snoozedUntil > dueOn)
      return { day: snoozedUntil, clock: null, isPutOff: true };
    return { day: dueOn, clock: at, isPutOff: false };
  }
  if (when?.at === undefined) return null;
  return { day: dayOfMoment(when.at), clock: when.at.slice(CLOCK_AT), isPutOff: false };
}

/** Returns whether that time is still to come at `now`, a local date-time. */
export function isAhead({ day, clock }: PlannedFor, now: string): boolean {
  return clock === null ? day > dayOfMoment(now) : `${day}T${clock}` > now;
}

/** Returns that time at the beginning of a sentence: `Tonight at 9 PM`, `On Saturday at 10 AM`, `Tomorrow`, `Yesterday`. */
export function sayPlanned({ day, clock }: PlannedFor, now: string): string {
  const name = dayNameOf({ day, clock }, dayOfMoment(now));
  return clock === null ? name : `${name} at ${sayClock(clock)}`;
}

function dayNameOf({ day, clock }: Pick<PlannedFor, "day" | "clock">, today: string): string {
  if (day === today) return clock !== null && clock >= EVENING ? "Tonight" : "Today";
  const name = formatRelativeDay(day, today);
  return name === "tomorrow" ? "Tomorrow" : `On ${name}`;
}

/** Returns a time of day as the browser's locale says it, without the minutes of a full hour: `9 PM`, `9:30 PM`, `21:00`. */
function sayClock(clock: string): string {
  const said = datesIn("UTC").formatTime(`2026-01-01T${clock}:00Z`);
  return said.replace(":00 ", "\u00a0").replace(" ", "\u00a0");
}

/**
 * Returns home at `now`, a local date-time. The server knows only the days, so that what is planned for later today is not yet
 * asked about here.
 */
export function atMoment<Home extends HomeOutput>(home: Home, now: string): Home {
  const isLater = (step: Pick<OpenStep, "promise" | "when">) => {
    const planned = plannedFor(step);
    return planned !== null && isAhead(planned, now);
  };
  const first = home.openSteps.find((step) => !step.isAskedElsewhere);
  const due = home.duePromises.filter((step) => !isLater(step));
  return {
    ...home,
    isFirstStepDue: home.isFirstStepDue && first !== undefined && !isLater(first),
    duePromises: due,
    duePromiseCount: home.duePromiseCount - (home.duePromises.length - due.length),
  };
}
