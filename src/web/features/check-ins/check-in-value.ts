/** Encodes a check-in as one text, so that all of it is edited and saved as a text is. */
import type { CheckInEntry, OpenCheckIn } from "#contract/check-ins.ts";
import { TAP_WORDS, type Tap } from "#domain/check-ins/check-in.ts";

/** Returns the check-in as text. Equal check-ins have equal texts, whatever the order of their fields. */
export function encodeEntry({ state, taps, question, answer, step }: CheckInEntry): string {
  return JSON.stringify({
    state,
    taps: taps
      .map(({ blockId, tap, note }) => ({ blockId, tap, note }))
      .toSorted((one, other) => (one.blockId < other.blockId ? -1 : 1)),
    question: question && { text: question.text, blockId: question.blockId },
    answer,
    step: step && { text: step.text, minutes: step.minutes },
  });
}

export function decodeEntry(encoded: string): CheckInEntry {
  return JSON.parse(encoded) as CheckInEntry;
}

/** Sets the answer for a block. Choosing the same answer again removes the answer together with its note. */
export function toggleTap(entry: CheckInEntry, blockId: string, tap: Tap): CheckInEntry {
  const before = entry.taps.find((one) => one.blockId === blockId);
  const others = entry.taps.filter((one) => one.blockId !== blockId);
  if (before?.tap === tap) return { ...entry, taps: others };
  return { ...entry, taps: [...others, { blockId, tap, note: before?.note ?? "" }] };
}

export function withNote(entry: CheckInEntry, blockId: string, note: string): CheckInEntry {
  return { ...entry, taps: entry.taps.map((one) => (one.blockId === blockId ? { ...one, note } : one)) };
}

/** Returns the check-in as a person reads it: a line for each block that was answered, the answer and the step. */
export function sayEntry({ state, taps, answer, step }: CheckInEntry, blocks: OpenCheckIn["blocks"]): string {
  const nameOf = (id: string) => blocks.find((block) => block.id === id)?.name ?? "A block";
  return [
    state === "skipped" && "Skipped this week.",
    ...taps.map(({ blockId, tap, note }) =>
      [`${nameOf(blockId)}: ${TAP_WORDS[tap]}`, note].filter(Boolean).join("\n"),
    ),
    answer,
    step && `Your step: ${step.text}`,
  ]
    .filter(Boolean)
    .join("\n\n");
}
