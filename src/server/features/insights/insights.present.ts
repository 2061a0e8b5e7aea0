import type { InsightOutput } from "#contract/insights.ts";
import { cutOfClientSeed } from "#domain/draw/client-seed.ts";
import { STAND_IN_REASONS, standInId } from "#domain/duck/stand-in.ts";
import { withoutJokeIf } from "#domain/readings/parting-remark.ts";
import { isOnlySuspected } from "#engines/safety/index.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { LinkedBlockRow } from "../../platform/db/insight-columns.ts";
import { openAnswer, type StoredAnswer } from "../../platform/db/sentence-answers.ts";
import { sentenceOf, sentences } from "../../platform/errors/sentences.ts";
import type { StoredMood } from "../../platform/safety/chat-moods.ts";
import {
  type AssociatedBlock,
  guessesTakenIn,
  type InsightRow,
  type InsightWords,
  isGraveInsight,
  type ListedRow,
  openInsightBody,
  openInsightNote,
  presentFields,
  presentLinkedBlock,
  presentSteps,
  type StoredStep,
} from "./insights.ts";

export type ShownRow = ListedRow &
  Pick<InsightRow, "body" | "drawId" | "isDefault" | "duck" | "note" | "editedAt"> & {
    steps: StoredStep[];
    moods: StoredMood[];
    answers: StoredAnswer[];
    isFirst: boolean;
    isReported: boolean;
  };

/**
 * A function that presents the block of an insight. It decrypts a block only once, even if several insights belong to
 * it.
 */
export type BlockPresenter = (block: LinkedBlockRow | null) => AssociatedBlock | null;

export function createBlockPresenter(key: UserKey): BlockPresenter {
  const presentedById = new Map<string, AssociatedBlock>();
  return (block) => {
    if (!block) return null;
    const presented = presentedById.get(block.id) ?? presentLinkedBlock(key, block);
    presentedById.set(block.id, presented);
    return presented;
  };
}

export function presentInsight(key: UserKey, row: ShownRow, block: LinkedBlockRow | null): InsightOutput {
  const opened = openInsightBody(key, row);
  const words = opened.ok ? opened.value : undefined;
  const note = openInsightNote(key, row);
  const gravity = gravityIn(key, row, { words, note });
  return {
    ...presentFields(row),
    userContext: words?.userContext ?? "",
    reading: words ? withoutJokeIf(gravity.isGrave, words.reading) : null,
    isUnreadable: !opened.ok && !opened.isEmpty,
    isDefault: row.isDefault,
    duck: row.duck.startsWith("offline") ? "offline" : "model",
    ...standInOf(row.duck),
    notice: opened.ok || opened.isEmpty ? (words?.notice ?? null) : sentences.unreadableEntry,
    associatedBlock: block && presentLinkedBlock(key, block),
    receipt: words?.receipt ? { cut: cutOfClientSeed(words.receipt.clientSeed), ...words.receipt } : null,
    drawId: row.drawId,
    ...givenWords(words),
    steps: words ? presentSteps(key, row, words.reading.actionSteps) : [],
    ...struckIn(key, row),
    note,
    editedAt: row.editedAt?.toISOString() ?? null,
    ...gravity,
    ...(row.isFirst && { isFirst: true as const }),
    ...(row.isReported && { isReported: true as const }),
  };
}

function gravityIn(
  key: UserKey,
  row: ShownRow,
  { words, note }: { words: InsightWords | undefined; note: string | null },
): Pick<InsightOutput, "isGrave" | "isNotConsoled"> {
  const isGrave = isGraveInsight(key, row, { words, note });
  return isGrave && isOnlySuspected(words?.userContext ?? "")
    ? { isGrave, isNotConsoled: true }
    : { isGrave };
}

function standInOf(duck: string): Pick<InsightOutput, "standIn"> {
  const standIn = STAND_IN_REASONS.find((reason) => duck === standInId(reason));
  return standIn ? { standIn } : {};
}

/** Returns what the person gave in addition to the question, without fields that they left empty. */
function givenWords(words: InsightWords | undefined) {
  return {
    ...(words?.formerWords && { formerWords: words.formerWords }),
    ...(words?.answers && { answers: words.answers }),
    ...(words?.hardPart && { hardPart: words.hardPart }),
    ...(words?.readAs !== undefined && { readAs: words.readAs, guessesTaken: guessesTakenIn(words) }),
  };
}

/** Returns the sentences of a reading that the person marked as wrong. */
function struckIn(key: UserKey, { userId, id: insightId, answers }: ShownRow): { struck?: string[] } {
  const struck = answers.flatMap((row) => {
    const kept = openAnswer(key, { userId, insightId, ...row });
    return kept?.answer === "wrong" ? [kept.text] : [];
  });
  return struck.length > 0 ? { struck } : {};
}

/** Removes the texts of a locked insight, for answers that must have the full shape. */
export function withoutTexts(locked: InsightOutput): InsightOutput {
  const { answers: _answers, readAs: _readAs, ...insight } = locked;
  return {
    ...insight,
    userContext: "",
    formerWords: [],
    reading: null,
    receipt: null,
    struck: [],
    steps: [],
    note: "",
    notice: sentenceOf("plan_locked"),
  };
}
