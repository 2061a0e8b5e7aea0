import { KEPT, keptItem, oneOf, SET } from "../kept-items.ts";

/**
 * Records in this browser that the onboarding questions were shown, by person. The server remembers it for all
 * devices, but this entry keeps a person who loses the connection meanwhile from being sent back to the questions.
 */
export const onboardingShown = keptItem({ ...KEPT.onboardingShown, schema: oneOf(SET) });
