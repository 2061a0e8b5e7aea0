import { firstNote } from "#domain/blocks/first-note.ts";
import { firstWords } from "#domain/readings/first-words.ts";
import { headlineOf, type ReadingResult } from "#domain/readings/reading-result.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { addToCounter } from "../../platform/db/counted-things.ts";
import type { Transaction } from "../../platform/db/database.ts";
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
  countInDay,
  deleteSteps,
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
  /** The name of the new block; `null` when the reading was linked to one. */
  blockName: string | null;
  /**
   * The encrypted body of the reading that is corrected, as it was at the start; `null` for any other
   * reading.
   */
  correctedBody: string | null;
  /** The events of the stream that are not stored yet. */
  events: NumberedEvent[];
}

/**
 * Stores a finished reading in one transaction: the run's end, the block and its timeline, the insight, the
 * counters and the day. Throws `reading_stopped` when it was stopped first, `reading_failed` when the run was
 * considered dead, and `RunGone` when it does not exist any more.
 */
export async function finishReading(
  { database, clock, duck, live }: Pick<Services, "database" | "clock" | "duck" | "live">,
  finished: FinishedReading,
): Promise<{ insightId: string }> {
  const { run, request, blockName } = finished;
  const { userId } = run;
  const now = clock.now();
  const insightId = request.replaces ?? newId();
  const blockId = blockName === null ? request.userBlockId : newId();
  const insight = insightOf(finished, { insightId, blockId, duckId: duck.id, now });
  await database.transaction({ userId }, async (tx) => {
    const [ended] = await markRunDone(tx, userId, run.id, insightId);
    if (!ended) throw await whyEnded(tx, run);
    if (blockName !== null && blockId) {
      await insertBlock(tx, blockOf(finished, { id: blockId, name: blockName, now }));
    }
    await writeInsight(tx, insight, {
      replaces: request.replaces,
      correctedBody: finished.correctedBody,
      hasNewBlock: blockName !== null,
    });
    const added = { insights: request.replaces === null ? 1 : 0, blocks: blockName === null ? 0 : 1 };
    await addToCounter(tx, userId, added);
    if (isCounted(finished)) await countInDay(tx, userId, request.day, "delivered");
    if (finished.events.length > 0) await insertEvents(tx, sealEvents(finished.key, run, finished.events));
  });
  live.publish(userId, [{ area: "insights", id: insightId }, { area: "blocks" }, { area: "session" }]);
  return { insightId };
}

/** A default reading or one that points to help does not count for the daily limit. */
function isCounted({ counts, isDefault, reading }: FinishedReading): boolean {
  return counts && !isDefault && reading.concern === undefined;
}

/** Returns the reason why the run cannot be finished: it is gone, was stopped, or was considered dead. */
async function whyEnded(tx: Transaction, { userId, id }: { userId: string; id: string }): Promise<Error> {
  const [found] = await selectRunAndInsight(tx, userId, id);
  if (!found) return new RunGone();
  const code = found.run.stopRequestedAt ? "reading_stopped" : "reading_failed";
  return new AppError(code, sentenceOf(code));
}

interface Placement {
  replaces: string | null;
  correctedBody: string | null;
  hasNewBlock: boolean;
}

async function writeInsight(
  tx: Transaction,
  insight: InsightRow,
  { replaces, correctedBody, hasNewBlock }: Placement,
): Promise<void> {
  if (replaces === null) {
    await insertInsight(tx, insight);
    await insertDrawnCards(tx, insight);
    await tellBlock(tx, insight, hasNewBlock);
    return;
  }
  const [replaced] = await replaceInsight(tx, insight, correctedBody);
  // The insight to replace was deleted, or another attempt has replaced it.
  if (!replaced) throw new AppError("reading_failed", sentenceOf("reading_failed"));
  await deleteSteps(tx, insight.userId, insight.id);
}

async function tellBlock(tx: Transaction, insight: InsightRow, isNew: boolean): Promise<void> {
  const { userId, id: insightId, userBlockId: blockId, createdAt: now } = insight;
  if (blockId !== null) await recordReading(tx, { userId, blockId, insightId, isNew, now });
}

interface NewInsight {
  insightId: string;
  blockId: string | null;
  duckId: string;
  now: Date;
}

function insightOf(finished: FinishedReading, { insightId, blockId, duckId, now }: NewInsight): InsightRow {
  const { run, key, request, reading, isDefault } = finished;
  const id = { userId: run.userId, id: insightId };
  return {
    ...id,
    spreadType: request.spreadType,
    blockTypeId: request.blockTypeId,
    userBlockId: blockId,
    cardsDrawn: request.cards.map(({ position: _position, ...card }) => card),
    resonated: false,
    tookAction: false,
    ...sealInsight(key, id, {
      headline: headlineOf(reading),
      question: firstWords(request.userContext),
      userContext: request.userContext,
      reading: withOffered(reading, request),
      receipt: request.draw?.receipt ?? null,
      ...(request.hardPart && { hardPart: request.hardPart }),
      ...readAsIn(request),
      notice: isDefault ? sentences.lostWords : null,
    }),
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
    ...sealBlock(key, block, { name, notes: firstNote(request.userContext) }),
    createdAt: now,
    updatedAt: now,
  };
}
