import type { SettingsOutput } from "#contract/settings.ts";

/** The names of the tones, from soft to straight. */
export const TONE_NAMES: Record<SettingsOutput["tone"], string> = {
  gentle: "Gentle",
  even: "Even",
  blunt: "Blunt",
};

/** A sentence in each tone. */
export const TONE_SAMPLES: Record<SettingsOutput["tone"], string> = {
  gentle: "“You have carried this for a while. Let’s put it down and look.”",
  even: "“Fine. What happened, and what did you expect?”",
  blunt: "“You know which one it is. You’re just not saying it.”",
};

export const GENTLE_ON_HIS_OWN = "He turns gentle on his own when the subject gets dark.";
