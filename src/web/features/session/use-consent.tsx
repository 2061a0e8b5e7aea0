import { type ReactNode, useState } from "react";
import type { Me } from "#contract/session.ts";
import { isApiError, sayFault } from "../../api/api-error.ts";
import { ConsentLine } from "./consent-line.tsx";
import { sendConsent } from "./send-consent.ts";

/**
 * Returns the line that asks for consent, whether its box is still to be ticked, and a function that stores the consent
 * before a request is sent: it resolves with false if the server refused. A request goes on without the tick, because the server looks for a
 * crisis first and only then demands consent; the page of the reading asks for it in a dialog.
 */
export function useConsent(
  me: Pick<Me, "duck" | "isConsentCurrent"> | null,
  onAgreed: (me: Me) => void,
): { line: ReactNode; isTickMissing: boolean; agree: () => Promise<boolean> } {
  const [isTicked, setTicked] = useState(false);
  const [error, setError] = useState<string | null>(null);
  async function agree(): Promise<boolean> {
    if (me?.isConsentCurrent || !isTicked) return true;
    try {
      onAgreed(await sendConsent());
      return true;
    } catch (fault) {
      // The page of the reading asks a person to sign in again, and then to consent.
      if (isApiError(fault, "unauthenticated")) return true;
      setError(sayFault(fault));
      return false;
    }
  }
  const isDue = me !== null && !me.isConsentCurrent;
  const line = isDue && (
    <ConsentLine
      duck={me.duck}
      isTicked={isTicked}
      onTick={(ticked) => {
        setTicked(ticked);
        setError(null);
      }}
      error={error}
    />
  );
  return { line, isTickMissing: isDue && !isTicked, agree };
}
