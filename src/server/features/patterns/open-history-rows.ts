// Decrypts the rows of a person's history.
import { readBlockStatus } from "#domain/blocks/status.ts";
import type { BlockTypeId } from "#domain/deck/card.ts";
import { askedFrom } from "#domain/promises/promise.ts";
import { THEMES, type Theme } from "#domain/readings/themes.ts";
import { type PastBlock, type PastReading, type PastText, stepActionOf } from "#engines/patterns/index.ts";
import { callsForQuiet } from "#engines/safety/index.ts";
import { placeOf } from "../../platform/crypto/owned-tables.ts";
import { hasTexts, isRecord, isText } from "../../platform/crypto/shape.ts";
import type { UserKey } from "../../platform/crypto/user-key.ts";
import type { Transaction } from "../../platform/db/database.ts";
import { cardReflections } from "../../platform/db/tables/cards.ts";
import { chatMessages } from "../../platform/db/tables/chat.ts";
import { themeCorrections } from "../../platform/db/tables/patterns.ts";
import { openBlockName, openBlockNotes } from "../blocks/blocks.ts";
import { isQuietInList, openInsightBody, openInsightNote, openPromise } from "../insights/insights.ts";
import type { selectPromises } from "../promises/promises.ts";
import type * as queries from "./patterns.queries.ts";

type Rows<Query extends (tx: Transaction, ...asked: never[]) => PromiseLike<unknown>> = Awaited<
  ReturnType<Query>
>;

interface Opened {
  reading: PastReading;
  note: PastText | null;
}

export function withWords(key: UserKey, row: Rows<typeof selectPromises>[number]) {
  const opened = openPromise(key, row);
  return { ...row, guess: opened?.guess ?? null, askedOn: opened ? askedFrom(opened) : null };
}

export function openReading(
  key: UserKey,
  row: Rows<typeof queries.selectPastInsights>[number],
  namedTheme: PastReading["namedTheme"],
): Opened {
  const body = openInsightBody(key, row);
  const words = body.ok ? body.value : null;
  const isGrave = words?.reading.concern !== undefined || isQuietInList(key, row);
  const reading: PastReading = {
    id: row.id,
    at: row.createdAt,
    blockId: row.userBlockId,
    namedTheme,
    isGrave,
    blockTypeId: row.blockTypeId as BlockTypeId,
    spread: row.spreadType === "full-pond" ? "full-pond" : "quick-draw",
    drawn: row.cardsDrawn
      .filter(({ chosen }) => chosen !== true)
      .map(({ id, reversed }) => ({ cardId: id, isReversed: reversed })),
    text: words?.userContext ?? "",
    hardPart: words?.hardPart ?? null,
    ...modelThemeOf(row, words?.reading.theme),
    hasResonated: row.resonated,
    hasActed: row.tookAction,
    steps:
      words?.reading.actionSteps.map((step) => ({
        minutes: step.minutes ?? null,
        action: stepActionOf(step.text),
      })) ?? [],
  };
  const note = openInsightNote(key, row);
  const shared = { id: row.id, kind: "note", at: row.createdAt, insightId: row.id } as const;
  return {
    reading,
    note: note && !isGrave ? { ...shared, text: note, sentiment: null } : null,
  };
}

/** Returns the theme that a model gave the question. After an edit of the question, that theme no longer counts. */
function modelThemeOf(
  { editedAt }: { editedAt: Date | null },
  named: string | undefined,
): Pick<PastReading, "modelTheme"> {
  const theme = editedAt === null ? themeNamed(named) : null;
  return theme === null ? {} : { modelTheme: theme };
}

function themeNamed(named: string | undefined): Theme | "none" | null {
  return named === "none" ? "none" : (THEMES.find((theme) => theme === named) ?? null);
}

export function openTheme(
  key: UserKey,
  row: Rows<typeof queries.selectThemeCorrections>[number],
): Theme | "none" | null {
  const opened = key.unseal<string>(row.theme, placeOf(themeCorrections, "theme", row), { shape: isText });
  return opened.ok ? themeNamed(opened.value) : null;
}

type BlockRow = Rows<typeof queries.selectAllBlocks>[number];
type Changes = Rows<typeof queries.selectStatusChanges>;

/** Decrypts a block. `changes` are the changes of its own status, oldest first. */
export function openBlock(key: UserKey, row: BlockRow, changes?: Changes): PastBlock {
  const name = openBlockName(key, row);
  return { ...unopenedBlock(row, changes), name, isGrave: callsForQuiet([name, openBlockNotes(key, row)]) };
}

/** Returns what is known of a block without decrypting anything. */
export function unopenedBlock(
  { id, blockTypeId, createdAt, status }: Pick<BlockRow, "id" | "blockTypeId" | "createdAt" | "status">,
  changes: Changes = [],
): PastBlock {
  return {
    id,
    name: "",
    blockTypeId: blockTypeId as BlockTypeId,
    createdAt,
    isGrave: false,
    status: readBlockStatus(status),
    changes: changes.flatMap(({ at, to }) => (to === null ? [] : [{ at, to: readBlockStatus(to) }])),
  };
}

const SENTIMENTS = ["positive", "neutral", "negative"] as const;

/** Decrypts a chat message. Returns `null` if it cannot be decrypted or was assessed as distressed. */
export function openMessage(
  key: UserKey,
  row: Rows<typeof queries.selectOwnMessages>[number],
): PastText | null {
  const { isImported } = row;
  const place = placeOf(chatMessages, "content", row);
  const text = key.unseal<string>(row.content, place, { isImported, shape: isText });
  const metadata =
    row.metadata === null
      ? null
      : key.unseal<unknown>(row.metadata, placeOf(chatMessages, "metadata", row), { isImported });
  const mood = metadata?.ok && isRecord(metadata.value) ? metadata.value : {};
  if (!text.ok || mood.isDistressed === true) return null;
  const sentiment = SENTIMENTS.find((each) => each === mood.userSentiment) ?? null;
  const { id, createdAt: at, insightId } = row;
  return { id, kind: "message", at, insightId, text: text.value, sentiment };
}

export function openPastReflection(
  key: UserKey,
  row: Rows<typeof queries.selectOwnReflections>[number],
): PastText | null {
  const body = key.unseal(row.body, placeOf(cardReflections, "body", row), { shape: hasTexts("text") });
  if (!body.ok || callsForQuiet([body.value.text])) return null;
  const id = `${row.cardId}:${row.prompt}`;
  const { text } = body.value;
  return { id, kind: "reflection", at: row.createdAt, insightId: null, text, sentiment: null };
}
