import type { LimitedFeature } from "../../../domain/limits/rate-limits.ts";
import type { SpreadType } from "../../../domain/readings/spread.ts";

export const USES = ["reading", "blockName", "stepTitle", "smallerStep", "advice", "take", "chat"] as const;
export type Use = (typeof USES)[number];

/** What a provider is asked for, beside the prompt. Source: the specification, section 7; advice and take: decided. */
export interface UseSettings {
  maxTokens: number;
  temperature: number;
}

const SETTINGS: Record<Exclude<Use, "reading">, UseSettings> = {
  blockName: { maxTokens: 50, temperature: 0.8 },
  stepTitle: { maxTokens: 32, temperature: 0.2 },
  smallerStep: { maxTokens: 80, temperature: 0.4 },
  advice: { maxTokens: 300, temperature: 0.7 },
  take: { maxTokens: 200, temperature: 0.8 },
  chat: { maxTokens: 1000, temperature: 0.8 },
};

export function settingsOf(use: Exclude<Use, "reading">): UseSettings {
  return SETTINGS[use];
}

export function readingSettings(spread: SpreadType): UseSettings {
  return { maxTokens: spread === "quick-draw" ? 750 : 1400, temperature: 0.7 };
}

/** Which limit counts a use; a step's title counts with the block names, a smaller step with the advice. */
export const FEATURE_OF_USE: Record<Use, LimitedFeature> = {
  reading: "generateInsight",
  blockName: "generateUserBlockName",
  stepTitle: "generateUserBlockName",
  smallerStep: "generateAdviceForUser",
  advice: "generateAdviceForUser",
  take: "generateRobsTake",
  chat: "generateInsightChat",
};
