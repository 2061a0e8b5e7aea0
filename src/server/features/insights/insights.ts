// Public interface of the insights feature: encrypts and decrypts the columns of an insight, and presents
// insights in lists.
import { sql } from "drizzle-orm";
import type { DrawnCardOutput } from "#contract/cards.ts";
import type { InsightSummaryOutput } from "#contract/insights.ts";
import type { PromiseOutput } from "#contract/promises.ts";
import type { StepOutput } from "#contract/steps.ts";
import { readBlockStatus, type ShownStatus } from "#domain/blocks/status.ts";
import type { BlockTypeId } from "#domain/deck/card.ts";
import { composeStepTitle } from "#domain/duck/compose-step-title.ts";
import type { PromiseAnswer } from "#domain/promises/promise.ts";
import { doneSteps } from "#domain/readings/own-steps.ts";
import type { ActionStep } from "#domain/readings/reading-result.ts";
import { positionAt, SPREAD_TYPES, type SpreadType } from "#domain/readings/spread.ts";
import { callsForQuiet } from "#domain/safety/gravity.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { isText } from "../../platform/crypto/shape.ts";
import type { Opened, UserKey } from "../../platform/crypto/user-key.ts";
import type { LinkedBlockRow, listedInsight } from "../../platform/db/insight-columns.ts";
import { insights, type StoredCard } from "../../platform/db/tables/insights.ts";
import { insightSteps } from "../../platform/db/tables/steps.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { openBlockName } from "../blocks/blocks.ts";
import {
  type DrawReceipt,
  type EmptyInsight,
  type InsightSummaryWords,
  type InsightWords,
  isEmptyInsight,
  isSummary,
  isWords,
} from "./insight-shapes.ts";
import { openPromise, type PromiseRowId, type StoredWords, sealPromise } from "./stored-promise.ts";

export type InsightRow = typeof insights.$inferSelect;

/** The columns of an insight that a list reads. */
export type ListedRow = Pick<InsightRow, keyof typeof listedInsight>;

/** The block of an insight, with its name decrypted. */
export interface AssociatedBlock {
  id: string;
  name: string;
  status: ShownStatus;
}

export function presentLinkedBlock(key: UserKey, block: LinkedBlockRow): AssociatedBlock {
  return { id: block.id, name: openBlockName(key, block), status: readBlockStatus(block.status) };
}

export type { DrawReceipt, InsightSummaryWords, InsightWords, PromiseRowId, StoredWords };
export { openPromise, sealPromise };

type RowId = Pick<InsightRow, "userId" | "id">;

export function sealInsight(key: UserKey, row: RowId, words: InsightSummaryWords & InsightWords) {
  const { headline, question, quiet: _former, about: _kept, ...body } = words;
  const summary: InsightSummaryWords = {
    headline,
    question,
    quiet: body.reading.concern !== undefined || callsForQuiet([body.userContext]) ? 1 : 0,
    ...(body.readAs && body.readAsId && { about: { id: body.readAsId, label: body.readAs } }),
  };
  return {
    summary: key.seal(summary, placeOf(insights, "summary", row)),
    body: key.seal(body, placeOf(insights, "body", row)),
  };
}

export function openInsightSummary(
  key: UserKey,
  row: RowId & Pick<InsightRow, "summary" | "isImported">,
): Opened<InsightSummaryWords> {
  const { isImported } = row;
  return key.unseal(row.summary, placeOf(insights, "summary", row), { isImported, shape: isSummary });
}

/**
 * Whether an insight in a list is grave, so that nothing jokes or advertises beside it. False when its
 * summary cannot be decrypted.
 */
export function isQuietInList(
  key: UserKey,
  row: RowId & Pick<InsightRow, "summary" | "isImported">,
): boolean {
  const opened = openInsightSummary(key, row);
  if (!opened.ok) return false;
  const { quiet, question, headline } = opened.value;
  return quiet === undefined ? callsForQuiet([question, headline]) : quiet === 1;
}

/** The decrypted reading of an insight. `isEmpty`: it can be decrypted but holds no reading. */
export type OpenedInsight = Opened<InsightWords> & { isEmpty?: true };

export function openInsightBody(
  key: UserKey,
  row: RowId & Pick<InsightRow, "body" | "isImported">,
): OpenedInsight {
  const { isImported } = row;
  const shape = (value: unknown): value is InsightWords | EmptyInsight =>
    isWords(value) || isEmptyInsight(value);
  const opened = key.unseal(row.body, placeOf(insights, "body", row), { isImported, shape });
  if (!opened.ok) return opened;
  return isWords(opened.value) ? { ok: true, value: opened.value } : { ok: false, isEmpty: true };
}

export function sealInsightNote(key: UserKey, row: RowId, note: string): string {
  return key.seal(note, placeOf(insights, "note", row));
}

/** Returns the note on an insight; an empty string when there is none, `null` when it cannot be decrypted. */
export function openInsightNote(key: UserKey, row: RowId & Pick<InsightRow, "note">): string | null {
  if (row.note === null) return "";
  const opened = key.unseal(row.note, placeOf(insights, "note", row), { shape: isText });
  return opened.ok ? opened.value : null;
}

/** Presents an insight of a list. An insight older than `since` shows only its date; `null` locks nothing. */
export function presentListed(
  key: UserKey,
  row: ListedRow,
  { since, blockOf }: { since: Date | null; blockOf: () => AssociatedBlock | null },
): InsightSummaryOutput {
  const { id, createdAt } = row;
  if (since !== null && createdAt < since) {
    return { id, createdAt: createdAt.toISOString(), isLocked: true };
  }
  const opened = openInsightSummary(key, row);
  return {
    ...presentFields(row),
    isLocked: false,
    headline: opened.ok ? opened.value.headline : sentences.unreadableEntry,
    question: opened.ok ? opened.value.question : null,
    associatedBlock: blockOf(),
  };
}

export function presentFields(row: ListedRow) {
  const spreadType = spreadOf(row.spreadType);
  return {
    id: row.id,
    spreadType,
    blockTypeId: row.blockTypeId as BlockTypeId,
    cardsDrawn: row.cardsDrawn.map((card, index) => presentCard(card, spreadType, index)),
    resonated: row.resonated,
    tookAction: row.tookAction,
    createdAt: row.createdAt.toISOString(),
  };
}

function presentCard(
  { id, reversed, chosen }: StoredCard,
  spread: SpreadType,
  index: number,
): DrawnCardOutput {
  const card: DrawnCardOutput = { id, reversed };
  const position = positionAt(spread, index);
  if (position) card.position = position;
  if (chosen) card.chosen = true;
  return card;
}

function spreadOf(stored: string): SpreadType {
  return SPREAD_TYPES.find((type) => type === stored) ?? "quick-draw";
}

/** The stored state of a step, as a subquery of insights returns it. */
export interface StoredStep {
  step: number;
  /** The time at which the step was done, in ISO 8601. */
  doneAt: string | null;
  title: string | null;
  smaller: string | null;
  usesSmaller: boolean;
  promise: StoredPromise | null;
}

/** The latest promise about a step, as the database writes it. */
interface StoredPromise {
  body: string;
  madeAt: string;
  answer: PromiseAnswer | null;
  answeredAt: string | null;
}

/** A column for queries of `insights`: the stored state of all steps. A step with a promise has a row. */
export const storedSteps = sql<StoredStep[]>`(
  select coalesce(json_agg(json_build_object('step', s.step, 'doneAt', s.done_at, 'title', s.title,
    'smaller', s.smaller, 'usesSmaller', s.uses_smaller, 'promise', p.promise)), '[]')
  from app.insight_steps s left join lateral (
    select json_build_object('body', p.body, 'madeAt', p.made_at, 'answer', p.answer,
      'answeredAt', p.answered_at) as promise
    from app.step_promises p where p.user_id = s.user_id and p.insight_id = s.insight_id and p.step = s.step
    order by p.made_at desc limit 1) p on true
  where s.user_id = insights.user_id and s.insight_id = insights.id)`;

/** Presents the steps of a decrypted reading with their stored state. */
export function presentSteps(
  key: UserKey,
  insight: { userId: string; id: string; tookAction: boolean; steps: readonly StoredStep[] },
  actionSteps: readonly ActionStep[],
): StepOutput[] {
  const { userId, id: insightId, tookAction, steps } = insight;
  const ticks = steps.map(({ step, doneAt }) => ({ step, isDone: doneAt !== null }));
  const isDone = doneSteps(actionSteps.length, { tookAction, ticks });
  return actionSteps.map((step, index) => {
    const kept = steps.find((row) => row.step === index);
    const row = { userId, insightId, step: index };
    const smaller = openStepWords(key, row, "smaller", kept?.smaller);
    return {
      index,
      ...step,
      title: openStepWords(key, row, "title", kept?.title) ?? composeStepTitle(step.text),
      isDone: isDone[index] ?? false,
      doneAt: kept?.doneAt ? new Date(kept.doneAt).toISOString() : null,
      smaller,
      usesSmaller: smaller !== null && kept?.usesSmaller === true,
      ...(kept?.promise && presentStored(key, row, kept.promise)),
    };
  });
}

/** Returns nothing for a promise that does not open. */
function presentStored(key: UserKey, row: StepRowId, stored: StoredPromise): { promise?: PromiseOutput } {
  const { answer, answeredAt } = stored;
  const madeAt = new Date(stored.madeAt);
  const words = openPromise(key, { ...row, ...stored, madeAt });
  if (!words) return {};
  const times = {
    madeAt: madeAt.toISOString(),
    answeredAt: answeredAt && new Date(answeredAt).toISOString(),
  };
  return { promise: { ...words, answer, ...times } };
}

export type StepRowId = { userId: string; insightId: string; step: number };

export function sealStepWords(
  key: UserKey,
  row: StepRowId,
  column: "title" | "smaller",
  words: string,
): string {
  return key.seal(words, placeOf(insightSteps, column, row));
}

function openStepWords(
  key: UserKey,
  row: StepRowId,
  column: "title" | "smaller",
  stored: string | null | undefined,
): string | null {
  if (!stored) return null;
  const opened = key.unseal(stored, placeOf(insightSteps, column, row), { shape: isText });
  return opened.ok ? opened.value : null;
}
