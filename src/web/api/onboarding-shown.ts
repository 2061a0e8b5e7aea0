// Remembers in this browser that the questions of onboarding were shown. The server remembers it for every device; this
// note keeps a person who loses the connection there from being sent back.

/** The key begins like every key that signing out wipes. */
const keyFor = (userId: string) => `rubber-arcana:onboarding-later:${userId}`;

export function noteOnboardingShown(storage: Storage, userId: string): void {
  storage.setItem(keyFor(userId), "1");
}

export function wasOnboardingShownHere(storage: Storage, userId: string): boolean {
  return storage.getItem(keyFor(userId)) !== null;
}
