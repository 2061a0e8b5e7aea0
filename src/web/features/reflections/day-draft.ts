import type { HomeOutput } from "#contract/home.ts";
import { autosaveDraft } from "../../api/text-draft.ts";
import { json, KEPT, keptItem } from "../../kept-items.ts";

export type DayCardOutput = HomeOutput["cardOfDay"];
/** A card on the day on which it asks. */
type AskingCard = Pick<DayCardOutput, "id" | "day" | "question">;

const askingCard = json((stored): AskingCard | null => {
  const { id, day, question } = Object(stored) as Partial<Record<keyof AskingCard, unknown>>;
  const isCard = typeof id === "string" && typeof day === "string" && typeof question === "string";
  return isCard ? { id, day, question } : null;
});

/** The card that the person has begun to answer, by user id. Its day may be over. */
const begunCard = keptItem({ ...KEPT.dayCard, schema: askingCard });

/**
 * Returns the name of the draft of an answer. A draft belongs to the day of its card, and not to the reflection on the card,
 * which is saved while it is typed.
 */
export function dayAnswerName(userId: string, { id, day }: Pick<AskingCard, "id" | "day">): string {
  return `day-answer:${userId}:${day}:${id}`;
}

export function hasDayDraft(userId: string, card: AskingCard): boolean {
  return autosaveDraft.read(dayAnswerName(userId, card)) !== null;
}

/** Keeps which card the person has begun to answer, so that the draft is found when the day is over. */
export function keepBegunCard(userId: string, { id, day, question }: AskingCard): void {
  begunCard.keep({ id, day, question }, userId);
}

/** Returns the card of an earlier day whose answer was begun and not sent; `null` if there is none. */
export function begunEarlier(userId: string, today: AskingCard): DayCardOutput | null {
  const begun = begunCard.read(userId);
  if (!begun || begun.day === today.day || !hasDayDraft(userId, begun)) return null;
  // What the server has of that answer is not known here. Sending tells, if it is another text than the draft began from.
  return { ...begun, reflection: null };
}
