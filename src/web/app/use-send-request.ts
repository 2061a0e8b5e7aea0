import { type ReactNode, useEffect } from "react";
import { useNavigate } from "react-router";
import type { CompletedDraft } from "../features/readings/request/request-draft.ts";
import { orderOf, storeOrder } from "../features/readings/stream/reading-order.ts";
import { useAuth } from "../features/session/auth-context.ts";
import { useConsent } from "../features/session/use-consent.tsx";
import { preloadPage } from "../ui/preload-page.ts";

const READING = "/create-insight";

/** Requests the code of the page at `pathname` at the person's first input, so that opening the form costs nothing more. */
function usePreloadOnInput(pathname: string): void {
  useEffect(() => {
    const preload = () => preloadPage(pathname);
    document.addEventListener("input", preload, { once: true });
    return () => document.removeEventListener("input", preload);
  }, [pathname]);
}

/**
 * Returns the line that asks for consent, whether its box is still to be ticked, and a function that sends a completed request: it stores the consent, then the
 * request in this tab, and opens the page that carries it out. `cardId` is the card that was chosen in the library.
 */
export function useSendRequest(cardId: string | null): {
  consent: ReactNode;
  isConsentMissing: boolean;
  onSend: (draft: CompletedDraft, owner: string) => Promise<void>;
} {
  const { me, user, update } = useAuth();
  const navigate = useNavigate();
  const { line, isTickMissing, agree } = useConsent(me, update);
  usePreloadOnInput(READING);
  return {
    consent: line,
    isConsentMissing: isTickMissing,
    async onSend(draft, owner) {
      if (!user || !(await agree())) return;
      storeOrder(user.id, orderOf(draft, owner, cardId));
      await navigate(READING);
    },
  };
}
