// Records in this browser that the onboarding questions were shown. The server remembers it for all devices,
// but this entry keeps a person who loses the connection meanwhile from being sent back to the questions.

import { KEPT } from "../kept-items.ts";

const keyFor = (userId: string) => KEPT.onboardingShown.key + userId;

export function noteOnboardingShown(storage: Storage, userId: string): void {
  storage.setItem(keyFor(userId), "1");
}

export function wasOnboardingShownHere(storage: Storage, userId: string): boolean {
  return storage.getItem(keyFor(userId)) !== null;
}
