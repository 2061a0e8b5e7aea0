import type { LimitedFeature } from "#domain/limits/rate-limits.ts";
import type { SpreadType } from "#domain/readings/spread.ts";

export const USES = ["reading", "blockName", "stepTitle", "smallerStep", "advice", "take", "chat"] as const;
export type Use = (typeof USES)[number];

/**
 * The model settings for each use of the duck, besides the prompt. They come from section 7 of the
 * specification; those for advice and the take are our choice.
 */
export interface UseSettings {
  maxTokens: number;
  temperature: number;
  /** The name of the time limit that applies to the whole call. */
  longest: "wholeCallMs" | "paragraphCallMs" | "lineCallMs";
}

const SETTINGS: Record<Exclude<Use, "reading">, UseSettings> = {
  blockName: { maxTokens: 50, temperature: 0.8, longest: "lineCallMs" },
  stepTitle: { maxTokens: 32, temperature: 0.2, longest: "lineCallMs" },
  smallerStep: { maxTokens: 80, temperature: 0.4, longest: "lineCallMs" },
  advice: { maxTokens: 300, temperature: 0.7, longest: "paragraphCallMs" },
  take: { maxTokens: 200, temperature: 0.8, longest: "paragraphCallMs" },
  chat: { maxTokens: 1000, temperature: 0.8, longest: "wholeCallMs" },
};

export function settingsOf(use: Exclude<Use, "reading">): UseSettings {
  return SETTINGS[use];
}

export function readingSettings(spread: SpreadType): UseSettings {
  return { maxTokens: spread === "quick-draw" ? 750 : 1400, temperature: 0.7, longest: "wholeCallMs" };
}

/**
 * The tokens that a model may think with, although it is asked not to. Servers count its
 * thoughts among the tokens of the answer, of which none would be left.
 */
export const TOKENS_FOR_THOUGHTS = 2000;

/**
 * The limit that counts a use. A step's title shares the limit of block names, a smaller step that of advice.
 */
export const FEATURE_OF_USE: Record<Use, LimitedFeature> = {
  reading: "generateInsight",
  blockName: "generateUserBlockName",
  stepTitle: "generateUserBlockName",
  smallerStep: "generateAdviceForUser",
  advice: "generateAdviceForUser",
  take: "generateRobsTake",
  chat: "generateInsightChat",
};
