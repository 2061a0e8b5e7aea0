import type { StepOutput } from "#contract/steps.ts";
import type { KeyRow } from "../../platform/crypto/data-keys.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { type InsightWords, openInsightBody, presentSteps, type StepRowId } from "../insights/insights.ts";
import type { selectInsightOfStep } from "./steps.queries.ts";

export interface StepAddress {
  userId: string;
  insightId: string;
  index: number;
}

export interface FoundStep {
  key: UserKey;
  row: StepRowId;
  step: StepOutput;
  /** All steps of the reading that the step belongs to. */
  steps: StepOutput[];
  words: InsightWords;
  /** Whether the reading is marked as acted on, but no step is stored as done. */
  isOnlyMarked: boolean;
}

type InsightOfStep = Awaited<ReturnType<typeof selectInsightOfStep>>[number];

/**
 * Decrypts a step, even if the plan locks its reading. Throws `not_found` if there is no such step, and `conflict` if
 * its reading cannot be decrypted.
 */
export function openStep(
  { vault }: Pick<Services, "vault">,
  { userId, insightId, index }: StepAddress,
  found: { keyRow: KeyRow | undefined; insight: InsightOfStep | undefined },
): FoundStep {
  const { keyRow, insight } = found;
  if (!insight || !keyRow) throw new AppError("not_found", sentences.insightNotFound);
  const key = vault.open(keyRow);
  const opened = openInsightBody(key, insight);
  if (!opened.ok) throw new AppError("conflict", sentences.unreadableEntry);
  const steps = presentSteps(key, insight, opened.value.reading.actionSteps);
  const step = steps[index];
  if (!step) throw new AppError("not_found", sentences.stepNotFound);
  return {
    key,
    row: { userId, insightId, step: index },
    step,
    steps,
    words: opened.value,
    isOnlyMarked: insight.tookAction && !insight.steps.some(({ doneAt }) => doneAt !== null),
  };
}
