// Writes a history into a person's tables, encrypted with the person's key, as the app itself stores such rows.

import { DAY_MS } from "#domain/time.ts";
import type { History, PastReading, PastStep, PastText } from "#engines/patterns/index.ts";
import { sealBlock } from "#server/features/blocks/blocks.ts";
import { sealContent, sealMetadata, sealWelcome } from "#server/features/chat/stored-chat.ts";
import { sealInsight, sealPromise } from "#server/features/insights/insights.ts";
import { insertDrawnCards } from "#server/features/readings/finished-reading.queries.ts";
import { sealReflection } from "#server/features/reflections/reflections.ts";
import type { UserKey } from "#server/platform/crypto/user-key.ts";
import { addToCounter } from "#server/platform/db/counted-things.ts";
import type { Transaction } from "#server/platform/db/database.ts";
import { newId } from "#server/platform/db/ids.ts";
import { blockEvents } from "#server/platform/db/tables/blocks.ts";
import { cardReflections } from "#server/platform/db/tables/cards.ts";
import { chatMessages, insightConversations } from "#server/platform/db/tables/chat.ts";
import { insights, userBlocks } from "#server/platform/db/tables/insights.ts";
import { stepPromises } from "#server/platform/db/tables/promises.ts";
import { insightSteps } from "#server/platform/db/tables/steps.ts";
import type { Services } from "#server/platform/services.ts";
import { someReading } from "./factories.ts";

interface Person {
  userId: string;
  key: UserKey;
}

/**
 * Inserts the history. The person must have no rows with these ids yet. A reflection's id must be a card's id and a
 * number, such as `the-cache:0`.
 */
export async function seedHistory(
  { database, vault }: Pick<Services, "database" | "vault">,
  userId: string,
  history: History,
): Promise<void> {
  const person = { userId, key: await vault.keyOf(userId) };
  const made = { insights: history.readings.length, blocks: history.blocks.length };
  await database.transaction({ userId }, async (tx) => {
    await writeBlocks(tx, person, history);
    for (const reading of history.readings) {
      const steps = history.steps.filter(({ insightId }) => insightId === reading.id);
      await writeReading(tx, person, { reading, steps });
    }
    await writeWords(tx, person, history.words);
    await addToCounter(tx, userId, made);
  });
}

async function writeBlocks(tx: Transaction, { userId, key }: Person, { blocks }: History): Promise<void> {
  for (const { id, name, blockTypeId, status, createdAt, changes } of blocks) {
    const words = sealBlock(key, { userId, id }, { name, notes: "" });
    const updatedAt = changes.at(-1)?.at ?? createdAt;
    await tx.insert(userBlocks).values({ userId, id, blockTypeId, status, ...words, createdAt, updatedAt });
    const shared = { userId, blockId: id, fromStatus: null, insightId: null, note: null };
    await tx.insert(blockEvents).values([
      { ...shared, id: newId(), kind: "created", toStatus: null, createdAt },
      ...changes.map(({ at, to }, index) => ({
        ...{ ...shared, id: newId(), kind: "status", toStatus: to, createdAt: at },
        fromStatus: changes[index - 1]?.to ?? "active",
      })),
    ]);
  }
}

async function writeReading(
  tx: Transaction,
  { userId, key }: Person,
  { reading, steps }: { reading: PastReading; steps: readonly PastStep[] },
): Promise<void> {
  const { id, text, hardPart, at } = reading;
  const [step] = someReading.actionSteps;
  const minutes = steps[0]?.minutes ?? 2;
  const [headline = text] = text.split(/(?<=[.?])\s/, 1);
  const words = {
    ...{ headline, question: text.slice(0, 120), userContext: text, receipt: null, notice: null },
    reading: { ...someReading, headline, actionSteps: [{ text: step?.text ?? "", minutes }] },
    ...(hardPart && { hardPart }),
  };
  const done = steps.filter(({ outcome }) => outcome === "done");
  const row: typeof insights.$inferInsert = {
    ...{ userId, id, spreadType: reading.spread, blockTypeId: reading.blockTypeId },
    ...{ userBlockId: reading.blockId, resonated: reading.hasResonated, tookAction: reading.hasActed },
    cardsDrawn: reading.drawn.map(({ cardId, isReversed }) => ({ id: cardId, reversed: isReversed })),
    ...sealInsight(key, { userId, id }, words),
    ...{ stepCount: 1, doneSteps: done.length, duck: "offline", createdAt: at },
  };
  const [stored] = await tx.insert(insights).values(row).returning();
  if (stored) await insertDrawnCards(tx, stored);
  const touched = { userId, insightId: id };
  for (const { index, at: doneAt, usedSmaller = false } of done)
    await tx.insert(insightSteps).values({ ...touched, step: index, doneAt, usesSmaller: usedSmaller });
  for (const step of steps.filter(({ wasPromised }) => wasPromised === true))
    await tx.insert(stepPromises).values(promiseOf(key, touched, step));
}

const ANSWERS = {
  done: "did",
  partly: "partly",
  "not-done": "not-done",
  "no-longer-matters": "no-longer-matters",
} as const;

function promiseOf(
  key: UserKey,
  of: { userId: string; insightId: string },
  { index, at, guess, outcome }: PastStep,
) {
  const madeAt = new Date(at.getTime() - 2 * DAY_MS);
  const dueOn = at.toISOString().slice(0, 10);
  const percent = guess === null ? null : Math.round(guess * 100);
  const row = { ...of, step: index, madeAt };
  const words = sealPromise(key, row, { dueOn, guess: percent, snoozedUntil: null });
  return { ...row, ...words, answer: ANSWERS[outcome], answeredAt: at };
}

async function writeWords(tx: Transaction, person: Person, words: readonly PastText[]): Promise<void> {
  const { userId, key } = person;
  const chats = Map.groupBy(
    words.filter(({ kind, insightId }) => kind === "message" && insightId !== null),
    ({ insightId }) => insightId ?? "",
  );
  for (const [insightId, messages] of chats) await writeChat(tx, person, { insightId, messages });
  for (const { id, at, text } of words.filter(({ kind }) => kind === "reflection")) {
    const [cardId = "", prompt = "0"] = id.split(":");
    const row = { userId, cardId, prompt: Number(prompt) };
    const times = { createdAt: at, updatedAt: at };
    await tx.insert(cardReflections).values({ ...row, ...times, body: sealReflection(key, row, text) });
  }
}

async function writeChat(
  tx: Transaction,
  { userId, key }: Person,
  { insightId, messages }: { insightId: string; messages: readonly PastText[] },
): Promise<void> {
  const chat = { userId, id: newId() };
  const [first, last] = [messages[0]?.at, messages.at(-1)?.at];
  if (!first || !last) return;
  await tx.insert(insightConversations).values({
    ...{ ...chat, insightId, startedAt: first, lastMessageAt: last, messageCount: messages.length },
    welcome: sealWelcome(key, chat, "You drew it, so let us look at it."),
  });
  await tx.insert(chatMessages).values(
    messages.map(({ id, at, text, sentiment }) => ({
      ...{ userId, id, conversationId: chat.id, role: "user", replyState: "answered", createdAt: at },
      content: sealContent(key, { userId, id }, text),
      metadata: sentiment && sealMetadata(key, { userId, id }, { topics: [], userSentiment: sentiment }),
    })),
  );
}
