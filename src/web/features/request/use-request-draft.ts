import { useEffect, useState } from "react";
import { dropDraft, keepDraft, type RequestDraft, readDraft } from "./request-draft.ts";

/**
 * The draft of this person in this browser; every change is kept at once. `start` wins over what was kept. Whoever
 * signs in while the page is open takes along what stands on it.
 */
export function useRequestDraft(userId: string, start: Partial<RequestDraft>) {
  const [draft, setDraft] = useState<RequestDraft>(() => ({ ...readDraft(localStorage, userId), ...start }));
  const [keptFor, setKeptFor] = useState(userId);

  useEffect(() => {
    if (keptFor === userId) return;
    dropDraft(localStorage, keptFor);
    keepDraft(localStorage, userId, draft);
    setKeptFor(userId);
  }, [userId, keptFor, draft]);

  function change(fields: Partial<RequestDraft>): void {
    const next = { ...draft, ...fields };
    if (fields.text !== undefined) next.keptAt = Date.now();
    setDraft(next);
    keepDraft(localStorage, userId, next);
  }

  return { draft, change };
}
