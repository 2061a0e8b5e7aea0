/** A question that is being edited, kept until it is saved; signing out wipes it with the other drafts. */
function keyOf(insightId: string): string {
  return `rubber-arcana:draft:question:${insightId}`;
}

export function readQuestionDraft(storage: Storage, insightId: string): string | null {
  return storage.getItem(keyOf(insightId));
}

/** `null` lets go of it. */
export function keepQuestionDraft(storage: Storage, insightId: string, text: string | null): void {
  try {
    if (text === null) storage.removeItem(keyOf(insightId));
    else storage.setItem(keyOf(insightId), text);
  } catch {
    // A browser that keeps nothing still lets one edit and save.
  }
}
