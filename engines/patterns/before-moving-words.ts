// The words for what preceded a done step, a reading that helped, or a resolved block.
import type { Pattern } from "#domain/patterns/pattern.ts";
import type { GroupShare } from "./compare-groups.ts";
import { percent } from "./phrases.ts";

export const SHORT_STEPS = "steps of five minutes or less";
export const OTHERS: Record<string, string> = {
  [SHORT_STEPS]: "longer steps",
  "longer steps": SHORT_STEPS,
};

/** Returns whether more than half were a success. */
export const isMost = ({ yes, of }: GroupShare): boolean => yes > of / 2;

export const sayRange = ({ lower, upper }: GroupShare): string =>
  `between ${percent(lower)} and ${percent(upper)}`;

interface Difference {
  /** Whether blocks were counted, by how they began. */
  isOfBlocks: boolean;
  /** The words for a success, such as "got done". */
  went: string;
  group: string;
  other: string;
  isMore: boolean;
}

/** Returns the sentence that one group differs from another, without its size: the picture has the counts. */
export function sayDifference({ isOfBlocks, went, group, other, isMore }: Difference): string {
  const often = `${isMore ? "more" : "less"} often than ${other}`;
  return isOfBlocks ? `Blocks that began with ${group} ${went} ${often}.` : `Your ${group} ${went} ${often}.`;
}

export function suggestionFor(
  group: string,
  { isShortSteps, isMore }: { isShortSteps: boolean; isMore: boolean },
): Pick<Pattern, "suggestion"> {
  if (isShortSteps) return { suggestion: "Ask for the smaller step before you set a day." };
  const spread = ["Full Pond Spreads", "Quick Duck Spreads"].includes(group) ? group.slice(0, -1) : null;
  return isMore && spread ? { suggestion: `Ask with a ${spread} next time, and see whether it holds.` } : {};
}
