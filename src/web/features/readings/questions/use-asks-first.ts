import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import type { Me } from "#contract/session.ts";
import { api } from "#web/api/client.ts";
import { invalidateAreas } from "#web/api/queries/changed-answers.ts";
import { KEPT, keptItem, oneOf, SET } from "#web/kept-items.ts";

const justReads = keptItem({ ...KEPT.justReads, schema: oneOf(SET) });

interface Asked {
  settings: Me["settings"] | undefined;
  isGuest: boolean;
  /** Called when the setting of an account was saved. */
  onSaved: () => Promise<unknown>;
}

/**
 * Returns whether the duck asks its questions before it reads, and a function that changes it for the next readings. It is a
 * setting of an account; for a guest, who has no settings, the browser keeps it.
 */
export function useAsksFirst({ settings, isGuest, onSaved }: Asked) {
  const queryClient = useQueryClient();
  const [isKept, setKept] = useState(() => justReads.read() === SET);

  function setAsksFirst(asksFirst: boolean): void {
    if (isGuest) {
      if (asksFirst) justReads.drop();
      else justReads.keep(SET);
      setKept(!asksFirst);
      return;
    }
    void api.settings.save({ asksFirst }).then(
      async () => {
        await invalidateAreas(queryClient, [{ area: "settings" }]);
        await onSaved();
      },
      // If it cannot be saved, the questions come again, and can be skipped again.
      () => undefined,
    );
  }
  return { asksFirst: isGuest ? !isKept : (settings?.asksFirst ?? true), setAsksFirst };
}
