// Public interface of the steps feature: the open steps for other features, and one step to look at or tick, and
// the prompts for the test of a model.
import type { OpenStepOutput } from "#contract/steps.ts";
import type { BlockTypeId } from "#domain/deck/card.ts";
import { isOlder } from "#domain/plans/is-older.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { openBlockName } from "../blocks/blocks.ts";
import { openInsightBody, presentSteps } from "../insights/insights.ts";
import { changeStep } from "./change-step.ts";
import { openStep } from "./find-step.ts";
import { writeSmallerStepPrompt } from "./prompts/smaller-step-prompt.ts";
import { writeStepTitlePrompt } from "./prompts/step-title-prompt.ts";
import { selectInsightOfStep, selectLastDone, selectWithOpenSteps, shownWithSteps } from "./steps.queries.ts";

export {
  changeStep,
  openStep,
  selectInsightOfStep,
  selectLastDone,
  selectWithOpenSteps,
  shownWithSteps,
  writeSmallerStepPrompt,
  writeStepTitlePrompt,
};

export type RowWithSteps = Awaited<ReturnType<typeof selectWithOpenSteps>>[number];

/** Counts the readings that the plan locks, without opening them. */
export function countOlderSteps(
  rows: readonly { insight: { createdAt: Date } }[],
  since: Date | null,
): number {
  return rows.filter(({ insight }) => isOlder(insight.createdAt, since)).length;
}

/**
 * Presents the open steps of these readings, in their order. Steps of readings older than `since` are marked as locked;
 * with `since` null, none is.
 */
export function presentOpenSteps(
  key: UserKey,
  rows: readonly RowWithSteps[],
  since: Date | null,
): OpenStepOutput[] {
  return rows.flatMap(({ insight, block }) => {
    const opened = openInsightBody(key, insight);
    if (!opened.ok) return [];
    const shared = {
      insightId: insight.id,
      createdAt: insight.createdAt.toISOString(),
      isLocked: isOlder(insight.createdAt, since),
      blockTypeId: insight.blockTypeId as BlockTypeId,
      blockId: block?.id ?? null,
      blockName: block && openBlockName(key, block),
    };
    const { reading, answers } = opened.value;
    const steps = presentSteps(key, insight, reading.actionSteps);
    const isOwnAct =
      reading.isOwnWords === true && answers?.act !== undefined && !steps.some(({ isDone }) => isDone);
    return steps
      .filter(({ isDone }) => !isDone)
      .map((step) => ({
        ...step,
        ...shared,
        ...(isOwnAct && step.index === 0 && { isOwnAct }),
        // The time is that of the act, which is the first step.
        ...(answers?.when && step.index === 0 && { when: answers.when }),
      }));
  });
}

type DoneRow = Awaited<ReturnType<typeof selectLastDone>>[number];

/** Presents a step that was done; `null` if its reading cannot be decrypted. */
export function presentDone(key: UserKey, { insight, block, step, doneAt }: DoneRow) {
  const opened = openInsightBody(key, insight);
  const done = opened.ok && presentSteps(key, insight, opened.value.reading.actionSteps)[step];
  return done && doneAt ? { title: done.title, doneAt: doneAt.toISOString(), blockId: block.id } : null;
}
