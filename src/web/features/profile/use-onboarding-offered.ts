import { useEffect } from "react";
import { api } from "../../api/client.ts";
import { onboardingShown } from "../../api/onboarding-shown.ts";
import { SET } from "../../kept-items.ts";

/** Tells the server once per browser that the person has seen the onboarding questions. */
export function useOnboardingOffered(userId: string): void {
  useEffect(() => {
    if (!userId || onboardingShown.read(userId) !== null) return;
    onboardingShown.keep(SET, userId);
    // The record in this browser is enough for this browser. If the request fails, another device shows the
    // questions again.
    api.settings.save({ isOnboardingOffered: true }).catch(() => undefined);
  }, [userId]);
}
