import { keepText, readKeptText } from "../../api/kept.ts";

/** A question that is being edited, kept until it is saved; signing out wipes it with the other drafts. */
function keyOf(insightId: string): string {
  return `rubber-arcana:draft:question:${insightId}`;
}

export function readQuestionDraft(storage: Storage, insightId: string): string | null {
  return readKeptText(storage, keyOf(insightId));
}

/** `null` lets go of it. */
export function keepQuestionDraft(storage: Storage, insightId: string, text: string | null): void {
  keepText(storage, keyOf(insightId), text);
}
