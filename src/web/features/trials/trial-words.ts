import type { FoundOutput } from "#contract/trials.ts";
import type { Arm } from "#domain/trials/trial-plan.ts";

/** The duck's words for each result of a toss, and what that result asks the person to do. */
export const TOSSED: Record<Arm, { said: string; meant: string }> = {
  write: {
    said: "Write it.",
    meant: "Two minutes: put that step into words, on paper or on a screen. Nothing else.",
  },
  do: { said: "Do it.", meant: "Two minutes with your hands on the thing itself. No notes about it." },
};

export const ARM_WORDS: Record<Arm, string> = { write: "Written", do: "Done" };

/** Returns a sentence that says whether anything was found. */
export function sayFound({ found, moved }: FoundOutput): string {
  if (found === null) return "Nothing found.";
  const [better, worse] = found === "write" ? [moved.write, moved.do] : [moved.do, moved.write];
  const what = found === "write" ? "Writing" : "Doing";
  return `${what} moved it more often: ${better.yes} of ${better.of} against ${worse.yes} of ${worse.of}.`;
}

/** Returns a sentence such as `Written minus done: 80 points, 90% interval 29 to 95.` */
export function sayDifference({ difference: { value, lower, upper } }: FoundOutput): string {
  return `Written minus done: ${points(value)} points, 90% interval ${points(lower)} to ${points(upper)}.`;
}

/** Returns a sentence on how much ten steps can show. */
export function sayLimit({ found, p }: FoundOutput): string {
  if (found === null) {
    return "Ten steps are few. There may be a difference that they are too few to show; this trial cannot tell you.";
  }
  const times = Math.max(1, Math.round(p * 100));
  return `If it made no difference, about ${times} in 100 orders of the tosses would look this lopsided. Ten steps are few: this is about these ten.`;
}

function points(share: number): string {
  const rounded = Math.round(share * 100);
  return rounded < 0 ? `−${-rounded}` : String(rounded);
}
