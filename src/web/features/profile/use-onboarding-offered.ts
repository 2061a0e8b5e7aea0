import { useEffect } from "react";
import { api } from "../../api/client.ts";
import { noteOnboardingShown, wasOnboardingShownHere } from "../../api/onboarding-shown.ts";

/** Tells the server, once a browser, that the person has been shown the questions. A failure is tried again next time. */
export function useOnboardingOffered(userId: string): void {
  useEffect(() => {
    if (!userId || wasOnboardingShownHere(localStorage, userId)) return;
    noteOnboardingShown(localStorage, userId);
    // The note above is enough for this browser; another device asks again where the server could not be told.
    api.settings.save({ isOnboardingOffered: true }).catch(() => undefined);
  }, [userId]);
}
