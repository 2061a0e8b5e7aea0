import { blockNoteFromQuestion } from "#domain/blocks/first-note.ts";
import { questionExcerpt } from "#domain/readings/first-words.ts";
import { headlineOf, type ReadingResult } from "#domain/readings/reading-result.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { addToCounter } from "../../platform/db/counted-things.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { isDemandUnmet } from "../../platform/db/database-error.ts";
import { newId } from "../../platform/db/ids.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import type { Services } from "../../platform/services.ts";
import { recordReading, sealBlock } from "../blocks/blocks.ts";
import { type InsightRow, sealInsight } from "../insights/insights.ts";
import { offeredGuesses, readAsIn } from "./read-as.ts";
import { selectRunAndInsight } from "./readings.queries.ts";
import { RunGone } from "./run-owner.ts";
import {
  deleteSteps,
  incrementDayCounter,
  insertBlock,
  insertDrawnCards,
  insertEvents,
  insertInsight,
  markRunDone,
  replaceInsight,
} from "./runs.queries.ts";
import { type NumberedEvent, type StoredRequest, sealEvents } from "./stored-reading.ts";

/** Everything that a finished run stores. */
export interface FinishedReading {
  run: { userId: string; id: string };
  key: UserKey;
  request: StoredRequest;
  counts: boolean;
  reading: ReadingResult;
  isDefault: boolean;
  /** Whether one of the person's texts for this reading calls for a softer tone: see `Ticket`. */
  isDistressed: boolean;
  /** The name of the new block; `null` when the reading was linked to one. */
  blockName: string | null;
  /**
   * The encrypted body of the reading that is corrected, as it was at the start; `null` for any other
   * reading.
   */
  correctedBody: string | null;
  /** The duck that wrote the reading, as stored with it. */
  duckId: string;
  /** The events of the stream that are not stored yet. */
  events: NumberedEvent[];
}

/**
 * Stores a finished reading in one round trip: the run's end, the block and its timeline, the insight, the
 * counters and the day. Throws `reading_stopped` when it was stopped first, `reading_failed` when the run was
 * considered dead or the insight to replace has changed, and `RunGone` when the run does not exist any more.
 */
export async function finishReading(
  { database, clock, live }: Pick<Services, "database" | "clock" | "live">,
  finished: FinishedReading,
): Promise<{ insightId: string }> {
  const { run, request, blockName } = finished;
  const { userId } = run;
  const now = clock.now();
  const insightId = request.replaces ?? newId();
  const blockId = blockName === null ? request.userBlockId : newId();
  const insight = insightOf(finished, { insightId, blockId, now });
  try {
    await database.batch({ userId }, (tx) => storing(tx, finished, insight));
  } catch (error) {
    throw isDemandUnmet(error) ? await whyEnded(database, run) : error;
  }
  live.publish(userId, [{ area: "insights", id: insightId }, { area: "blocks" }, { area: "session" }]);
  return { insightId };
}

/**
 * Returns the statements that store a reading. None of them takes effect when the run has already ended in another way.
 */
function storing(tx: Transaction, finished: FinishedReading, insight: InsightRow): PromiseLike<unknown>[] {
  const { run, request, blockName, events } = finished;
  const { userId } = run;
  const { id: insightId, userBlockId: blockId, createdAt: now } = insight;
  const added = { insights: request.replaces === null ? 1 : 0, blocks: blockName === null ? 0 : 1 };
  return [
    ...markRunDone(tx, userId, run.id, insightId),
    ...(blockName !== null && blockId
      ? [insertBlock(tx, blockOf(finished, { id: blockId, name: blockName, now }))]
      : []),
    ...writingInsight(tx, finished, insight),
    addToCounter(tx, userId, added),
    ...(isCounted(finished) ? [incrementDayCounter(tx, userId, request.day, "delivered")] : []),
    ...(events.length > 0 ? [insertEvents(tx, sealEvents(finished.key, run, events))] : []),
  ];
}

/** Returns whether the reading counts for the daily limit. A default reading, or one that points to help, does not. */
function isCounted({ counts, isDefault, reading }: FinishedReading): boolean {
  return counts && !isDefault && reading.concern === undefined;
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
  { request, correctedBody, blockName }: FinishedReading,
  insight: InsightRow,
): PromiseLike<unknown>[] {
  const { userId, id: insightId, userBlockId: blockId, createdAt: now } = insight;
  if (request.replaces !== null)
    return [...replaceInsight(tx, insight, correctedBody), deleteSteps(tx, userId, insightId)];
  const isNew = blockName !== null;
  return [
    insertInsight(tx, insight),
    insertDrawnCards(tx, insight),
    ...(blockId === null ? [] : [recordReading(tx, { userId, blockId, insightId, isNew, now })]),
  ];
}

interface NewInsight {
  insightId: string;
  blockId: string | null;
  now: Date;
}

function insightOf(finished: FinishedReading, { insightId, blockId, now }: NewInsight): InsightRow {
  const { run, key, request, reading, isDefault, duckId } = finished;
  const id = { userId: run.userId, id: insightId };
  return {
    ...id,
    spreadType: request.spreadType,
    blockTypeId: request.blockTypeId,
    userBlockId: blockId,
    cardsDrawn: request.cards.map(({ position: _position, ...card }) => card),
    resonated: false,
    tookAction: false,
    ...sealInsight(
      key,
      id,
      {
        headline: headlineOf(reading),
        question: questionExcerpt(request.userContext),
        userContext: request.userContext,
        reading: withOffered(reading, request),
        receipt: request.draw?.receipt ?? null,
        ...(request.hardPart && { hardPart: request.hardPart }),
        ...readAsIn(request),
        notice: isDefault ? sentences.lostWords : null,
      },
      { mayBeGrave: finished.isDistressed },
    ),
    note: null,
    editedAt: null,
    stepCount: reading.actionSteps.length,
    doneSteps: 0,
    drawId: request.draw?.drawId ?? null,
    isDefault,
    duck: duckId,
    isImported: false,
    createdAt: now,
    deletedAt: null,
  };
}

function withOffered(reading: ReadingResult, request: StoredRequest): ReadingResult {
  return reading.guesses ? { ...reading, guesses: offeredGuesses(reading.guesses, request) } : reading;
}

function blockOf(
  { run, key, request }: FinishedReading,
  { id, name, now }: { id: string; name: string; now: Date },
) {
  const block = { userId: run.userId, id };
  return {
    ...block,
    blockTypeId: request.blockTypeId,
    status: "active",
    ...sealBlock(key, block, { name, notes: blockNoteFromQuestion(request.userContext) }),
    createdAt: now,
    updatedAt: now,
  };
}
