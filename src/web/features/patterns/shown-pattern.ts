import type { PatternOutput } from "#contract/patterns.ts";

export type OpenPattern = Extract<PatternOutput, { isLocked: false }>;
export type LockedPattern = Extract<PatternOutput, { isLocked: true }>;
export type SourceRow = OpenPattern["sources"][number];
