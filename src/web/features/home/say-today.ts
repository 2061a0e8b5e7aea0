import type { HomeOutput } from "#contract/home.ts";
import { formatRelativeDay } from "#domain/day-words.ts";
import type { Dates } from "../../api/dates.ts";
import { firstWords } from "../../ui/first-words.ts";
import { SITE } from "../../ui/site.ts";

/** Rob's one line for today, and what a person can do about it. */
export interface TodayLine {
  before: string;
  /** The person's own words within the line; an empty text if there are none. */
  own: string;
  after: string;
  act: { label: string; to: string; isInvitation: boolean } | null;
}

export type KnownToday = Pick<HomeOutput, "activeBlocks" | "blockCount" | "lastDone" | "nextAsk">;

/** The most characters of a block's name in the line. */
const NAME_MOST = 44;
const INVITATION = { label: `Tell ${SITE.advisor}`, to: "/new-insight", isInvitation: true };

/**
 * Returns what Rob says where no step is open: that something waits for an answer, what was done last, when he asks next,
 * or an invitation. `isAsked` says whether something waits.
 */
export function sayToday(
  home: KnownToday,
  { isAsked, dates }: { isAsked: boolean; dates: Dates },
): TodayLine {
  // An answer that a browser kept before these fields existed has none.
  const { activeBlocks, blockCount, lastDone = null, nextAsk = null } = home;
  if (isAsked) return { ...saying("First, a quick question."), act: null };
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
