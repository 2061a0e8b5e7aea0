/** What a person may say of a block in one tap. A block without a tap has no answer, which is not a no. */
export const TAPS = ["moved", "a-little", "stuck", "let-lie"] as const;
export type Tap = (typeof TAPS)[number];

export const TAP_WORDS: Record<Tap, string> = {
  moved: "moved",
  "a-little": "a little",
  stuck: "stuck",
  "let-lie": "let it lie",
};

/** `open`: begun, and not finished. A skipped check-in counts nothing against anyone. */
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

/** Whether the check-in is due: on the chosen weekday, until it is done or skipped, while a block is open. */
export function isCheckInDue({ weekday, chosen, state, hasOpenBlocks }: Today): boolean {
  return hasOpenBlocks && weekday === chosen && (state === null || state === "open");
}
