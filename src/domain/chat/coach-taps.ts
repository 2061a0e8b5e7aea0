import type { HelpKind } from "../help/help-line.ts";

/** What a person can tap in a chat: each is something that the coach can truly do. The last one leads to the taps below. */
export const COACH_TAPS = [
  "ask",
  "smaller",
  "in-the-way",
  "did-it",
  "aloud",
  "card",
  "questions",
  "more",
] as const;
export type CoachTap = (typeof COACH_TAPS)[number];

/** What a person can tap where somebody may be in danger. It says what no program can tell from words. */
export const DANGER_TAPS = ["now", "dying", "hurt", "harm", "young", "other", "nobody"] as const;
export type DangerTap = (typeof DANGER_TAPS)[number];

/** Which help comes first for what a tap says. */
export const HELP_KIND_OF_TAP: Record<Exclude<DangerTap, "nobody">, HelpKind> = {
  now: "emergency",
  dying: "suicide",
  hurt: "abuse",
  harm: "suicide",
  young: "child",
  other: "emergency",
};

/** The taps that change which help stands beside a conversation. */
export type HelpTap = DangerTap | "more";
