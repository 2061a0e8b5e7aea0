import { useEffect, useState } from "react";
import { dropDraft, keepDraft, type RequestDraft, readDraft } from "./request-draft.ts";

/**
 * The draft of this owner (`draftOwner`) in this browser; every change is kept at once. `start` wins over what was kept. Whoever
 * signs in while the page is open takes along what stands on it.
 */
export function useRequestDraft(owner: string, start: Partial<RequestDraft>) {
  const [draft, setDraft] = useState<RequestDraft>(() => ({ ...readDraft(localStorage, owner), ...start }));
  const [keptFor, setKeptFor] = useState(owner);

  useEffect(() => {
    if (keptFor === owner) return;
    dropDraft(localStorage, keptFor);
    keepDraft(localStorage, owner, draft);
    setKeptFor(owner);
  }, [owner, keptFor, draft]);

  function change(fields: Partial<RequestDraft>): void {
    const next = { ...draft, ...fields };
    if (fields.text !== undefined) next.keptAt = Date.now();
    const isKept = keepDraft(localStorage, owner, next);
    setDraft(isKept ? next : { ...next, keptAt: null });
  }

  return { draft, change };
}
