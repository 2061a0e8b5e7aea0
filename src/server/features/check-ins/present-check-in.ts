import type { CheckInEntry, EarlierCheckIn } from "#contract/check-ins.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { CheckInRow } from "./check-ins.queries.ts";
import { openCheckIn } from "./check-ins.ts";

/** Returns this week's check-in as the person saved it; `null` if there is none or it cannot be decrypted. */
export function presentCheckInEntry(key: UserKey, row: CheckInRow | undefined): CheckInEntry | null {
  const opened = row && openCheckIn(key, row);
  if (!opened?.ok) return null;
  const { step, ...body } = opened.value;
  return {
    ...body,
    step: step && { text: step.text, minutes: step.minutes },
    state: row?.state ?? "open",
  };
}

/** `nameOf` returns the name of a block, `null` if it was deleted. */
export function presentEarlierCheckIn(
  key: UserKey,
  row: CheckInRow,
  nameOf: (blockId: string) => string | null,
): EarlierCheckIn {
  const { weekStart, state } = row;
  const opened = openCheckIn(key, row);
  if (!opened.ok) {
    return { weekStart, state, taps: [], question: null, answer: "", step: null, isUnreadable: true };
  }
  const { taps, question, answer, step } = opened.value;
  return {
    weekStart,
    state,
    taps: taps.map((tap) => ({ ...tap, name: nameOf(tap.blockId) })),
    question: question?.text ?? null,
    answer,
    step: step && { ...step, answer: step.answer ?? null },
    isUnreadable: false,
  };
}
