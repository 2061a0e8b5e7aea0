import { useQueryClient } from "@tanstack/react-query";
import { useState } from "react";
import { api } from "../api/client.ts";
import { invalidateAreas } from "../api/queries/changed-answers.ts";
import { useAuth } from "../features/session/auth-context.ts";
import { KEPT, keptItem, oneOf, SET } from "../kept-items.ts";

const justReads = keptItem({ ...KEPT.justReads, schema: oneOf(SET) });

/**
 * Returns whether the duck asks its questions before it reads, and a function that changes it for the next readings. It is a
 * setting of an account; for a guest, who has no settings, the browser keeps it.
 */
export function useAsksFirst(): { asksFirst: boolean; setAsksFirst: (asksFirst: boolean) => void } {
  const { me, isGuest, reload } = useAuth();
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
        await reload();
      },
      // If it cannot be saved, the questions come again, and can be skipped again.
      () => undefined,
    );
  }
  return { asksFirst: isGuest ? !isKept : (me?.settings?.asksFirst ?? true), setAsksFirst };
}
