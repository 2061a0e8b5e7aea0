import { useEffect, useState } from "react";
import { deleteDraft, type RequestDraft, readDraft, storeDraft } from "./request-draft.ts";

/**
 * Returns the stored draft of this owner (`draftOwner`) and stores every change at once. `start` overrides
 * stored values. If the person signs in while the page is open, the draft moves to the account.
 */
export function useRequestDraft(owner: string, start: Partial<RequestDraft>) {
  const [draft, setDraft] = useState<RequestDraft>(() => ({ ...readDraft(owner), ...start }));
  const [keptFor, setKeptFor] = useState(owner);

  useEffect(() => {
    if (keptFor === owner) return;
    deleteDraft(keptFor);
    storeDraft(owner, draft);
    setKeptFor(owner);
  }, [owner, keptFor, draft]);

  function change(fields: Partial<RequestDraft>): void {
    const next = { ...draft, ...fields };
    if (fields.userContext !== undefined) next.keptAt = Date.now();
    const isKept = storeDraft(owner, next);
    setDraft(isKept ? next : { ...next, keptAt: null });
  }

  return { draft, change };
}
