/**
 * The answers that a person may give about a block with one tap. A block without a tap was not answered; that is not a
 * no.
 */
export const TAPS = ["moved", "a-little", "stuck", "let-lie"] as const;
export type Tap = (typeof TAPS)[number];

export const TAP_WORDS: Record<Tap, string> = {
  moved: "moved",
  "a-little": "a little",
  stuck: "stuck",
  "let-lie": "let it lie",
};

/** The states of a check-in. `open` means begun and not finished. */
export const CHECK_IN_STATES = ["open", "done", "skipped"] as const;
export type CheckInState = (typeof CHECK_IN_STATES)[number];

interface Today {
  /** The weekday of the person's day; 0 is Monday. */
  weekday: number;
  /** The weekday that the person chose; `null` if the check-in is off. */
  chosen: number | null;
  /** The state of this week's check-in; `null` if it was not begun. */
  state: CheckInState | null;
  hasOpenBlocks: boolean;
}

/**
 * Returns whether the check-in is due: today is the chosen weekday, it is neither done nor skipped, and a block is
 * open.
 */
export function isCheckInDue({ weekday, chosen, state, hasOpenBlocks }: Today): boolean {
  return hasOpenBlocks && weekday === chosen && (state === null || state === "open");
}
