import { readStoredText, storeText } from "../../api/kept.ts";
import { KEPT } from "../../kept-items.ts";

/** The storage key of an unsaved question. Signing out deletes it with the other drafts. */
function keyOf(insightId: string): string {
  return KEPT.questionDraft.key + insightId;
}

export function readQuestionDraft(storage: Storage, insightId: string): string | null {
  return readStoredText(storage, keyOf(insightId));
}

/** Saves the draft of an edited question; `null` deletes it. */
export function keepQuestionDraft(storage: Storage, insightId: string, text: string | null): void {
  storeText(storage, keyOf(insightId), text);
}
