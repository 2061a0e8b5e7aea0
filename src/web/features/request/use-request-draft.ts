import { useState } from "react";
import { dropDraft, keepDraft, type RequestDraft, readDraft } from "./request-draft.ts";

/** The draft of this person in this browser; every change is kept at once. `start` wins over what was kept. */
export function useRequestDraft(userId: string, start: Partial<RequestDraft>) {
  const [draft, setDraft] = useState<RequestDraft>(() => ({ ...readDraft(localStorage, userId), ...start }));

  function change(fields: Partial<RequestDraft>): void {
    const next = { ...draft, ...fields };
    if (fields.text !== undefined) next.keptAt = Date.now();
    setDraft(next);
    keepDraft(localStorage, userId, next);
  }

  return { draft, change, drop: () => dropDraft(localStorage, userId) };
}
