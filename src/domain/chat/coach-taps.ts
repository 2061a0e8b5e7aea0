/** What a person can tap in a chat: each is something that the coach can truly do. */
export const COACH_TAPS = ["smaller", "in-the-way", "did-it", "aloud", "card", "questions"] as const;
export type CoachTap = (typeof COACH_TAPS)[number];
