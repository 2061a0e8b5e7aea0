import type { InsightOutput, ReadingResultOutput } from "#contract/insights.ts";

/** A saved insight that has a reading. */
export type SavedInsight = InsightOutput & { reading: ReadingResultOutput };
