import type { HomeOutput } from "#contract/home.ts";
import { dayOfMoment } from "#domain/asking/say-moment.ts";
import { formatRelativeDay } from "#domain/day-words.ts";
import type { Dates } from "../../api/dates.ts";
import { firstWords } from "../../ui/first-words.ts";
import { SITE } from "../../ui/site.ts";
import { isAhead, type PlannedFor, plannedFor, sayPlanned } from "./planned-for.ts";
import type { OpenStep, StepAtHand } from "./use-step-at-hand.ts";

/** Rob's one line for today, and what a person can do about it. */
export interface TodayLine {
  before: string;
  /** The person's own words within the line; an empty text if there are none. */
  own: string;
  after: string;
  act: { label: string; to: string; isInvitation: boolean } | null;
}

export type KnownToday = Pick<HomeOutput, "activeBlocks" | "blockCount" | "lastDone" | "nextAsk">;

interface Today {
  /** Whether something other than the step waits for an answer. */
  isAsked: boolean;
  atHand: Pick<StepAtHand, "step" | "isAsked" | "areAllPutOff" | "justDone">;
  dates: Dates;
  /** The person's own date and time, such as `2026-11-20T21:05`. */
  now: string;
}

/** The most characters of a block's name in the line. */
const NAME_MOST = 44;
const INVITATION = { label: `Tell ${SITE.advisor}`, to: "/new-insight", isInvitation: true };

/**
 * Returns what Rob says: when the step at hand was planned for, else that something waits for an answer, what was done last,
 * when he asks next, or an invitation.
 */
export function sayToday(home: KnownToday, { isAsked, atHand, dates, now }: Today): TodayLine {
  const { step, areAllPutOff, justDone } = atHand;
  if (step) {
    const line = justDone ? saying("That’s done. This one’s next.") : sayStep(step, atHand.isAsked, now);
    return { ...line, act: null };
  }
  if (isAsked) return { ...saying("First, a quick question."), act: null };
  if (areAllPutOff) return { ...saying("Not now, then. The steps stay open."), act: null };
  return sayWithoutStep(home, justDone, dates);
}

/** Returns what is said of an open step: the time that the person chose, and whether it has come. */
function sayStep(step: OpenStep, isAsked: boolean, now: string): Omit<TodayLine, "act"> {
  const planned = plannedFor(step);
  if (planned?.isPutOff) return saying(sayPutOff(planned, now));
  if (planned) {
    const said = `${sayPlanned(planned, now)}, you said.`;
    if (isAhead(planned, now)) return saying(said);
    if (planned.day === dayOfMoment(now)) return saying(`${said} It’s time.`);
    return saying(`${said} ${isAsked ? "How did it go?" : "It’s still open."}`);
  }
  // An occasion has no time at which it has come.
  if (step.when && !step.promise) return saying("You said: ", firstWords(step.when.text, NAME_MOST));
  return saying("One step is open. Two minutes will do.");
}

function sayPutOff(planned: PlannedFor, now: string): string {
  if (!isAhead(planned, now)) return "I said I’d ask again. How did it go?";
  return `${sayPlanned(planned, now)} I’ll ask again.`;
}

function sayWithoutStep(home: KnownToday, justDone: OpenStep | null, dates: Dates): TodayLine {
  // An answer that a browser kept before these fields existed has none.
  const { activeBlocks, blockCount, lastDone = null, nextAsk = null } = home;
  // Until the server's answer has the step that was done just now, another one would be recalled.
  if (justDone && lastDone?.title !== justDone.title) return { ...saying("That’s done."), act: null };
  if (lastDone) {
    const to = `/blocks/${lastDone.blockId}#resolve`;
    const did = `You did it ${dayAgo(lastDone.doneAt, dates)}: `;
    return { ...saying(did, lastDone.title), act: { label: "Is it unstuck?", to, isInvitation: false } };
  }
  const isOpen = activeBlocks.length > 0;
  const now = isOpen ? "Nothing’s due today." : "Nothing’s open.";
  // A browser keeps this answer over night, and the day may have come since.
  if (nextAsk && nextAsk.on > dates.dayOf(Date.now())) {
    const { on, blockName } = nextAsk;
    const ask = `${now} ${dayAhead(on, dates)} I’ll ask `;
    const line = blockName === null ? saying(`${ask}how the week went.`) : quoting(ask, blockName);
    return { ...line, act: INVITATION };
  }
  if (isOpen) return { ...saying(`${now} Stuck? Tell me.`), act: INVITATION };
  const empty = blockCount === 0 ? "The pond is empty." : now;
  return { ...saying(`${empty} What has you stuck?`), act: INVITATION };
}

/** Returns a line that ends with the person's own words in quotation marks, or without them if they are empty. */
function saying(words: string, own = ""): Omit<TodayLine, "act"> {
  if (own === "") return { before: words, own, after: "" };
  return { before: `${words}“`, own, after: /[.!?…]$/.test(own) ? "”" : ".”" };
}

const quoting = (ask: string, name: string) => saying(`${ask}about `, firstWords(name, NAME_MOST));

/** Returns a day to come at the beginning of a sentence: `Tomorrow`, `On Friday`, `On Dec 1`. */
function dayAhead(day: string, { dayOf }: Dates): string {
  const name = formatRelativeDay(day, dayOf(Date.now()));
  return name === "tomorrow" ? "Tomorrow" : `On ${name}`;
}

/** Returns on which day something was done: `today`, `yesterday`, `on Friday`, `on Nov 20`. */
function dayAgo(instant: string, { daysAgo, dayOf }: Dates): string {
  const days = daysAgo(instant);
  if (days < 1) return "today";
  return days === 1 ? "yesterday" : `on ${formatRelativeDay(dayOf(instant), dayOf(Date.now()))}`;
}
