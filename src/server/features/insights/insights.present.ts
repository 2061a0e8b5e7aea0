import type { DrawnCardOutput } from "../../../contract/cards.ts";
import type { InsightOutput, InsightSummaryOutput } from "../../../contract/insights.ts";
import { readStatus } from "../../../domain/blocks/status.ts";
import type { BlockTypeId } from "../../../domain/deck/card.ts";
import { positionAt, SPREAD_TYPES, type SpreadType } from "../../../domain/readings/spread.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { StoredCard } from "../../platform/db/tables/insights.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import { openBlockName } from "../blocks/blocks.ts";
import type { LinkedBlockRow } from "./insights.queries.ts";
import { type InsightRow, openInsightBody, openInsightSummary } from "./insights.ts";

type AssociatedBlock = NonNullable<InsightOutput["associatedBlock"]>;
export type ListedRow = Pick<
  InsightRow,
  | "userId"
  | "id"
  | "spreadType"
  | "blockTypeId"
  | "cardsDrawn"
  | "resonated"
  | "tookAction"
  | "summary"
  | "isImported"
  | "createdAt"
>;
export type ShownRow = ListedRow & Pick<InsightRow, "body" | "drawId" | "isDefault" | "duck">;

export function presentLocked(row: ListedRow): InsightSummaryOutput {
  return { id: row.id, createdAt: row.createdAt.toISOString(), isLocked: true };
}

/** How a list names its blocks. One that stands beside many insights is opened once. */
export type BlockPresenter = (block: LinkedBlockRow | null) => AssociatedBlock | null;

export function createBlockPresenter(key: UserKey): BlockPresenter {
  const known = new Map<string, AssociatedBlock>();
  return (block) => {
    if (!block) return null;
    const presented = known.get(block.id) ?? presentBlockOf(key, block);
    known.set(block.id, presented);
    return presented;
  };
}

export function presentSummary(
  key: UserKey,
  row: ListedRow,
  associatedBlock: AssociatedBlock | null,
): InsightSummaryOutput {
  const opened = openInsightSummary(key, row);
  return {
    ...presentFields(row),
    isLocked: false,
    headline: opened.ok ? opened.value.headline : sentences.unreadableEntry,
    question: opened.ok ? opened.value.question : null,
    associatedBlock,
  };
}

export function presentInsight(key: UserKey, row: ShownRow, block: LinkedBlockRow | null): InsightOutput {
  const opened = openInsightBody(key, row);
  const words = opened.ok ? opened.value : undefined;
  return {
    ...presentFields(row),
    userContext: words?.userContext ?? "",
    reading: words?.reading ?? null,
    isUnreadable: !opened.ok,
    isDefault: row.isDefault,
    duck: row.duck.startsWith("offline") ? "offline" : "model",
    notice: opened.ok ? (words?.notice ?? null) : sentences.unreadableEntry,
    associatedBlock: block && presentBlockOf(key, block),
    receipt: words?.receipt ?? null,
    drawId: row.drawId,
  };
}

/** A locked insight where an answer must have its shape all the same: what it says stays out. */
export function withoutWords(insight: InsightOutput): InsightOutput {
  return { ...insight, userContext: "", reading: null, receipt: null, notice: sentenceOf("plan_locked") };
}

function presentFields(row: ListedRow) {
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

function presentBlockOf(key: UserKey, block: LinkedBlockRow): AssociatedBlock {
  return { id: block.id, name: openBlockName(key, block), status: readStatus(block.status) };
}
