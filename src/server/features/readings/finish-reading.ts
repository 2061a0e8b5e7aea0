import { isFreeFor, STAND_IN_REASONS, standInId } from "#domain/duck/stand-in.ts";
import { addToCounter } from "../../platform/db/counted-things.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { isDemandUnmet } from "../../platform/db/database-error.ts";
import { newId } from "../../platform/db/ids.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { recordReading } from "../blocks/blocks.ts";
import type { InsightRow } from "../insights/insights.ts";
import {
  deleteSteps,
  insertBlock,
  insertDrawnCards,
  insertInsight,
  replaceInsight,
} from "./finished-reading.queries.ts";
import { blockOf, type FinishedReading, insightOf } from "./finished-rows.ts";
import { selectRunAndInsight } from "./readings.queries.ts";
import { RunGone } from "./run-owner.ts";
import { incrementDayCounter, insertEvents, markRunDone } from "./runs.queries.ts";
import { sealEvents } from "./stored-reading.ts";

/**
 * Stores a finished reading in one round trip: the run's end, the block and its timeline, the insight, the
 * counters and the day. Throws `reading_stopped` when it was stopped first, `reading_failed` when the run was
 * considered dead or the insight to replace has changed, and `RunGone` when the run does not exist any more.
 */
export async function finishReading(
  { database, clock, live, helpCounts }: Pick<Services, "database" | "clock" | "live" | "helpCounts">,
  finished: FinishedReading,
): Promise<{ insightId: string }> {
  const { run, request, blockName } = finished;
  const { userId } = run;
  const now = clock.now();
  const insightId = request.replaces ?? newId();
  const userBlockId = blockName === null ? request.userBlockId : newId();
  const insight = insightOf(finished, { insightId, userBlockId, now });
  try {
    await database.batch({ userId }, (tx) => storing(tx, finished, insight));
  } catch (error) {
    throw isDemandUnmet(error) ? await whyEnded(database, run) : error;
  }
  if (finished.reading.concern !== undefined) helpCounts.shown += 1;
  live.publish(userId, [{ area: "insights", id: insightId }, { area: "blocks" }, { area: "session" }]);
  return { insightId };
}

/**
 * Returns the statements that store a reading. None of them takes effect when the run has already ended in another way.
 */
function storing(tx: Transaction, finished: FinishedReading, insight: InsightRow): PromiseLike<unknown>[] {
  const { run, request, blockName, events } = finished;
  const { userId } = run;
  const { id: insightId, userBlockId, createdAt: now } = insight;
  const added = { insights: request.replaces === null ? 1 : 0, blocks: blockName === null ? 0 : 1 };
  return [
    ...markRunDone(tx, userId, run.id, insightId),
    ...(blockName !== null && userBlockId
      ? [insertBlock(tx, blockOf(finished, { id: userBlockId, name: blockName, now }))]
      : []),
    ...writingInsight(tx, finished, insight),
    addToCounter(tx, userId, added),
    ...(isCounted(finished) ? [incrementDayCounter(tx, userId, request.day, "delivered")] : []),
    ...(events.length > 0 ? [insertEvents(tx, sealEvents(finished.key, run, events))] : []),
  ];
}

/**
 * Returns whether the reading counts for the daily limit. A default reading, one that points to help, and one that the model
 * owed and did not write, do not.
 */
function isCounted({ counts, isDefault, reading, duckId }: FinishedReading): boolean {
  const isOwed = STAND_IN_REASONS.some((reason) => isFreeFor(reason) && duckId === standInId(reason));
  return counts && !isDefault && !isOwed && reading.concern === undefined;
}

/**
 * Returns the error that explains why the run could not be finished: it is gone, was stopped, was considered dead, or
 * the insight to replace was deleted or replaced by another attempt.
 */
async function whyEnded(
  database: Services["database"],
  { userId, id }: { userId: string; id: string },
): Promise<Error> {
  const [[found]] = await database.batch({ userId }, (tx) => [selectRunAndInsight(tx, userId, id)]);
  if (!found) return new RunGone();
  const code = found.run.stopRequestedAt ? "reading_stopped" : "reading_failed";
  return new AppError(code, sentenceOf(code));
}

function writingInsight(
  tx: Transaction,
  { request, formerBody, blockName }: FinishedReading,
  insight: InsightRow,
): PromiseLike<unknown>[] {
  const { userId, id: insightId, userBlockId, createdAt: now } = insight;
  if (request.replaces !== null)
    return [...replaceInsight(tx, insight, formerBody), deleteSteps(tx, userId, insightId)];
  const isNew = blockName !== null;
  return [
    insertInsight(tx, insight),
    insertDrawnCards(tx, insight),
    ...(userBlockId === null
      ? []
      : [recordReading(tx, { userId, blockId: userBlockId, insightId, isNew, now })]),
  ];
}
