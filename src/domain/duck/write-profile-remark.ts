import { INTRODUCTIONS } from "./frames.ts";
import type { Preparation } from "./prepare-reading.ts";

/**
 * Weak spots of a profile: what the person calls it, and the words that show it in a text. Only then is it mentioned.
 */
const IN_PLAY: readonly (readonly [RegExp, RegExp])[] = [
  [
    /perfect|detail|polish/i,
    /^(?:finished-not-released|thesis-stuck|deadline-and-nothing|being-seen|stopped-in-the-middle|preparing-instead|unfinished|blank)$/,
  ],
  [
    /pleas|saying no|say no|conflict|confront|nice|approval/i,
    /^(?:said-yes-again|new-lead|moving-away|different-futures|family-expectations|credit-taken|lent-money|too-cheap|unpaid-invoices|walked-over-border|unsaid|friction)$/,
  ],
  [
    /procrastinat|later|avoid|paperwork|admin|starting/i,
    /^(?:paperwork|unopened-message|doctor-avoided|task-dodged|preparing-instead|putoff|blank)$/,
  ],
  [
    /overthink|ruminat|decid|indecis|doubt/i,
    /^(?:two-good-options|untold-liking|stay-or-quit|another-child|ready-to-leap|fork|fear)$/,
  ],
  [
    /compar|envy|jealous|impost|confidence/i,
    /^(?:envied-friend|being-seen|behind-the-others|nodded-along|worth)$/,
  ],
  [
    /overcommit|too much|workahol|rest|delegat|multitask/i,
    /^(?:overbooked|said-yes-again|worn-out-parent|overload)$/,
  ],
  [
    /focus|distract|phone|scroll|finish|shiny/i,
    /^(?:phone-and-sleep|starts-and-drops|preparing-instead|unfinished)$/,
  ],
];
const MAX_LENGTH = 60;

/** Writes one sentence about the profile; none if nothing fits or the matter is painful. */
export function writeProfileRemark({
  pen,
  request,
  situation,
  isGrave,
  isTender,
}: Preparation): string | null {
  const { profile } = request;
  if (!profile || isGrave || isTender || situation.form !== "account") return null;
  const weakness = wordsOf(profile.kryptonite);
  const shown = [situation.scene?.id ?? "", situation.knots[0] ?? ""];
  const isInPlay = IN_PLAY.some(
    ([called, place]) => called.test(weakness) && shown.some((where) => place.test(where)),
  );
  if (isInPlay)
    return pen.write(INTRODUCTIONS.profile.kryptonite, { trait: { words: weakness, isPlural: false } });
  const mode = wordsOf(profile.debuggingMode);
  return mode && pen.next() < 0.5
    ? pen.write(INTRODUCTIONS.profile.debuggingMode, { trait: { words: mode, isPlural: false } })
    : null;
}

function wordsOf(trait: string | undefined): string {
  const words = (trait ?? "")
    .trim()
    .replace(/[.!?“”‘’"{}]+/g, "")
    .slice(0, MAX_LENGTH)
    .trim();
  return /^[A-Z][a-z]/.test(words) ? words.charAt(0).toLowerCase() + words.slice(1) : words;
}
