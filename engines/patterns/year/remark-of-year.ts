import { capitalised } from "#domain/text/capitalised.ts";
import { counted } from "#domain/text/counted.ts";
import type { Year } from "#domain/year/year.ts";
import { numberWordOrNone } from "../phrases.ts";

type Known = Omit<Year, "remark">;

/** The number of days from which a block took long, and up to which it was quick. */
const LONG_DAYS = 60;
const QUICK_DAYS = 5;

/** The cases, in the order in which they are tried. The first that applies gives the remark. */
const CASES: readonly [(year: Known) => boolean, (year: Known) => string][] = [
  [
    ({ leftOut }) => leftOut > 0,
    () => "Some of this year was heavy. I’ll keep the jokes, and you keep the page.",
  ],
  [
    ({ blocks }) => blocks.length === 0,
    ({ counts }) =>
      `${counted(counts.readings, "reading")} and no block with a name. Either nothing was stuck, or it went by an alias.`,
  ],
  [
    ({ counts }) => counts.closed > counts.opened,
    () => "More closed than opened. I’ve worked with release branches that never managed that.",
  ],
  [
    ({ fastest, longest }) => isApart(fastest, longest),
    ({ fastest, longest }) =>
      `One came loose in ${counted(fastest?.days ?? 0, "day")}, another held on for ${longest?.days}. Same pond. I stopped giving estimates, too.`,
  ],
  [
    ({ counts }) => counts.parked > 0 && counts.parked >= counts.closed,
    ({ counts }) =>
      `${capitalised(numberWordOrNone(counts.parked))} parked on purpose. Closing tabs is also engineering.`,
  ],
  [
    ({ counts }) => counts.closed === 0,
    ({ counts }) =>
      `${capitalised(numberWordOrNone(counts.opened))} opened, none closed yet. That’s not a verdict, that’s a backlog.`,
  ],
  [
    ({ counts }) => counts.smallSteps > counts.closed * 2,
    ({ counts }) =>
      `${counted(counts.smallSteps, "small step")}. Commits that size get reviewed. Mine never did, and look at me.`,
  ],
];

/** Returns Rob's one-sentence remark on a year. If something grave was left out, it is no joke. */
export function remarkOn(year: Known): string {
  const found = CASES.find(([holds]) => holds(year));
  if (found) return found[1](year);
  const { closed, opened } = year.counts;
  const both = `${capitalised(numberWordOrNone(opened))} opened, ${numberWordOrNone(closed)} closed.`;
  return opened === closed
    ? `${both} That balances, which my own books never did.`
    : `${both} The difference isn’t lost, it’s work in progress.`;
}

function isApart(fastest: Year["fastest"], longest: Year["longest"]): boolean {
  if (!fastest || !longest || fastest.blockId === longest.blockId) return false;
  return fastest.days <= QUICK_DAYS && longest.days >= LONG_DAYS;
}
