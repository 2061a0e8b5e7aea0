import type { InsightOutput, ReadingResultOutput } from "#contract/insights.ts";

/** A saved insight that contains a reading. */
export type SavedInsight = InsightOutput & { reading: ReadingResultOutput };
