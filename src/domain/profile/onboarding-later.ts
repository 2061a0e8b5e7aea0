/**
 * Where the browser remembers that somebody chose 'Finish later', or was already sent to onboarding: Home then shows a
 * banner and sends nobody away. Any value says yes. The beginning is that of all keys which signing out wipes.
 */
export function onboardingLaterKey(userId: string): string {
  return `rubber-arcana:onboarding-later:${userId}`;
}
