// The front door of steps: those that are not done, for whoever shows them.
import type { OpenStepOutput } from "../../../contract/steps.ts";
import type { BlockTypeId } from "../../../domain/deck/card.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { openBlockName } from "../blocks/blocks.ts";
import { openInsightBody, presentSteps } from "../insights/insights.ts";
import { selectWithOpenSteps } from "./steps.queries.ts";

export { selectWithOpenSteps };

export type RowWithSteps = Awaited<ReturnType<typeof selectWithOpenSteps>>[number];

/** What is to do of these readings, in their order. What is older than `since` says so; `null` locks nothing. */
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
      isLocked: since !== null && insight.createdAt < since,
      blockTypeId: insight.blockTypeId as BlockTypeId,
      blockName: block && openBlockName(key, block),
    };
    return presentSteps(key, insight, opened.value.reading.actionSteps)
      .filter(({ isDone }) => !isDone)
      .map((step) => ({ ...step, ...shared }));
  });
}
