// The rows that a finished reading is stored in.
import { blockNoteFromQuestion } from "#domain/blocks/first-note.ts";
import { questionExcerpt } from "#domain/readings/first-words.ts";
import { headlineOfReading, type ReadingResult } from "#domain/readings/reading-result.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { sealBlock } from "../blocks/blocks.ts";
import { type InsightRow, sealInsight } from "../insights/insights.ts";
import type { NumberedEvent, StoredRequest } from "./stored-reading.ts";

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
  /** The encrypted body, as it was at the start, of the reading that is replaced; `null` for a default one and for none. */
  formerBody: string | null;
  /** The duck that wrote the reading, as stored with it. */
  duckId: string;
  /** The events of the stream that are not stored yet. */
  events: NumberedEvent[];
}

export function insightOf(
  finished: FinishedReading,
  { insightId, userBlockId, now }: { insightId: string; userBlockId: string | null; now: Date },
): InsightRow {
  const { run, key, request, reading, isDefault, duckId } = finished;
  const id = { userId: run.userId, id: insightId };
  return {
    ...id,
    spreadType: request.spreadType,
    blockTypeId: request.blockTypeId,
    userBlockId,
    cardsDrawn: request.cards.map(({ position: _position, ...card }) => card),
    resonated: false,
    tookAction: false,
    ...sealInsight(
      key,
      id,
      {
        headline: headlineOfReading(reading),
        question: questionExcerpt(request.userContext),
        userContext: request.userContext,
        reading,
        receipt: request.draw?.receipt ?? null,
        ...(request.answers && { answers: request.answers }),
        ...(request.correction && { readAs: request.correction }),
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

export function blockOf(
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
