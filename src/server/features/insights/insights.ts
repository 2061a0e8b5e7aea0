// Public interface of the insights feature: encrypts and decrypts the columns of an insight, and presents
// insights in lists.
import type { DrawnCardOutput } from "#contract/cards.ts";
import type { InsightSummaryOutput } from "#contract/insights.ts";
import { textsOfAnswers } from "#domain/asking/answers.ts";
import { readBlockStatus, type ShownStatus } from "#domain/blocks/status.ts";
import type { BlockTypeId } from "#domain/deck/card.ts";
import { isOlder } from "#domain/plans/is-older.ts";
import { positionAt, SPREAD_TYPES, type SpreadType } from "#domain/readings/spread.ts";
import { shorten } from "#domain/text/shorten.ts";
import { callsForQuiet, likelihoodInConversation } from "#engines/safety/index.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { isText } from "../../platform/crypto/shape.ts";
import type { Opened, UserKey } from "../../platform/crypto/user-key.ts";
import type { LinkedBlockRow, listedInsight } from "../../platform/db/insight-columns.ts";
import { insights, type StoredCard } from "../../platform/db/tables/insights.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import { hasQuietMood, type StoredMood } from "../../platform/safety/chat-moods.ts";
import { openBlockName } from "../blocks/blocks.ts";
import {
  type DrawReceipt,
  type EmptyInsight,
  type InsightSummaryWords,
  type InsightWords,
  isEmptyInsight,
  isInsightWords,
  isSummary,
} from "./insight-shapes.ts";
import { openPromise, type PromiseRowId, type StoredWords, sealPromise } from "./stored-promise.ts";
import { presentSteps, type StepRowId, type StoredStep, sealStepWords, storedSteps } from "./stored-steps.ts";

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

/** Returns the ids of the guesses that the person chose as corrections of readings of these cards. */
export function guessesTakenIn({ readAs, readAsId, readAsIds }: InsightWords): string[] {
  if (readAsIds) return readAsIds;
  return readAs === undefined || readAsId === undefined ? [] : [readAsId];
}

export type {
  DrawReceipt,
  InsightSummaryWords,
  InsightWords,
  PromiseRowId,
  StepRowId,
  StoredStep,
  StoredWords,
};
export { openPromise, presentSteps, sealPromise, sealStepWords, storedSteps };

type RowId = Pick<InsightRow, "userId" | "id">;

/** Returns what the person typed for a reading: what they asked, then their answers. */
export function typedFor({
  userContext,
  answers = {},
}: Pick<InsightWords, "userContext" | "answers">): string[] {
  return [userContext, ...textsOfAnswers(answers)];
}

/** The maximum length of a step in a list, in UTF-16 units. */
const LISTED_STEP_MAX = 120;

/**
 * Encrypts the texts of an insight for its columns. Pass `mayBeGrave: false` when the person's text was found not to be
 * grave before, so that it is not assessed again.
 */
export function sealInsight(
  key: UserKey,
  row: RowId,
  words: InsightSummaryWords & InsightWords,
  { mayBeGrave = true }: { mayBeGrave?: boolean } = {},
) {
  const { headline, question, step: _formerStep, quiet: _former, about: _kept, ...body } = words;
  const [step] = body.reading.actionSteps;
  const summary: InsightSummaryWords = {
    headline,
    question,
    ...(step && { step: shorten(step.text, LISTED_STEP_MAX) }),
    quiet:
      body.reading.concern !== undefined || (mayBeGrave && callsForQuietTogether(typedFor(body))) ? 1 : 0,
    ...(body.readAs && { about: { label: body.readAs } }),
  };
  return {
    summary: key.seal(summary, placeOf(insights, "summary", row)),
    body: key.seal(body, placeOf(insights, "body", row)),
  };
}

/** Returns whether texts call for quiet: one of them by itself, or all of them as one conversation. */
export function callsForQuietTogether(texts: readonly string[]): boolean {
  return (
    callsForQuiet(texts) ||
    (texts.length > 1 && likelihoodInConversation(texts, "answers")?.callsForHelp === true)
  );
}

/** The headline in lists of an insight without a reading. */
const NO_READING = "No insight data available";

/**
 * Encrypts the texts of an imported insight that holds no reading. `plainText` stood in the reading's place; it is kept for
 * the person's download.
 */
export function sealEmptyInsight(
  key: UserKey,
  row: RowId,
  { question, userContext, plainText }: { question: string; userContext: string; plainText: string | null },
) {
  const quiet = callsForQuiet([userContext]) ? 1 : 0;
  const summary: InsightSummaryWords = { headline: NO_READING, question, quiet };
  const body: EmptyInsight = { userContext, reading: null, ...(plainText !== null && { plainText }) };
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
 * Returns whether an insight in a list is grave, so that the page shows no jokes or ads beside it. False when its
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

/**
 * Returns whether no joke and no ad may stand beside an insight, because of a model's concern, its chat or the person's own
 * texts: the question, the answers and the note.
 */
export function isGraveInsight(
  key: UserKey,
  { userId, moods }: { userId: string; moods: readonly StoredMood[] },
  { words, note }: { words: InsightWords | undefined; note: string | null },
): boolean {
  return (
    words?.reading.concern !== undefined ||
    hasQuietMood(key, userId, moods) ||
    callsForQuiet([note]) ||
    (words !== undefined && callsForQuietTogether(typedFor(words)))
  );
}

/** The result of decrypting the reading of an insight. `isEmpty`: decryption succeeded, but there is no reading. */
export type OpenedInsight = Opened<InsightWords> & { isEmpty?: true };

export function openInsightBody(
  key: UserKey,
  row: RowId & Pick<InsightRow, "body" | "isImported">,
): OpenedInsight {
  const { isImported } = row;
  // An imported value may be plain text, which is not a reading.
  const shape = (value: unknown): value is InsightWords | EmptyInsight | string =>
    isInsightWords(value) || isEmptyInsight(value) || (isImported && isText(value));
  const opened = key.unseal(row.body, placeOf(insights, "body", row), { isImported, shape });
  if (!opened.ok) return opened;
  return isInsightWords(opened.value) ? { ok: true, value: opened.value } : { ok: false, isEmpty: true };
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

/**
 * Presents an insight for a list. An insight older than `since` shows only its date; with `since` null, none is locked.
 */
export function presentListed(
  key: UserKey,
  row: ListedRow,
  { since, blockOf }: { since: Date | null; blockOf: () => AssociatedBlock | null },
): InsightSummaryOutput {
  const { id, createdAt } = row;
  if (isOlder(createdAt, since)) {
    return { id, createdAt: createdAt.toISOString(), isLocked: true };
  }
  const opened = openInsightSummary(key, row);
  return {
    ...presentFields(row),
    isLocked: false,
    headline: opened.ok ? opened.value.headline : sentences.unreadableEntry,
    question: opened.ok ? opened.value.question : null,
    step: (opened.ok && opened.value.step) || null,
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
