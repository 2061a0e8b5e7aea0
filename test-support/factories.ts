// Factories that create people's data with the app's own code. Fields that a test does not pass get default values.
import type { BlockOutput } from "#contract/blocks.ts";
import type { Me } from "#contract/session.ts";
import type { SignedUp } from "#contract/sign-in.ts";
import type { ReadingResult } from "#domain/readings/reading-result.ts";
import { createBlock, type NewBlock } from "#server/features/blocks/create-block.ts";
import {
  type InsightRow,
  type InsightSummaryWords,
  type InsightWords,
  sealInsight,
} from "#server/features/insights/insights.ts";
import { insertDrawnCards } from "#server/features/readings/finished-reading.queries.ts";
import { addToCounter } from "#server/platform/db/counted-things.ts";
import { newId } from "#server/platform/db/ids.ts";
import { insights } from "#server/platform/db/tables/insights.ts";
import { confirmAddress, lettersTo } from "./letters.ts";
import type { TestApp } from "./test-app.ts";

export const someReading: ReadingResult = {
  headline: "You already know which draft it is.",
  interpretation: "Four drafts lie there, and you open the first one again.",
  keyInsights: ["The third draft is the one you quote."],
  actionSteps: [{ text: "Open draft three and read its first line aloud.", minutes: 2 }],
  robQuip: "I shipped nothing once. It had no bugs.",
  reflectionPrompts: ["Who are the other three drafts for?"],
};

type Said<Thing> = Partial<Thing> & { userId: string };

/** Creates a block for this person. */
export async function aBlock(app: TestApp, { userId, ...said }: Said<NewBlock>): Promise<BlockOutput> {
  const block: NewBlock = { blockTypeId: "work", name: "Four drafts, no owner", notes: "", ...said };
  return await createBlock(app.dependencies, userId, block);
}

/**
 * Creates an insight in the person's history: encrypted with the person's key and included in the person's counters.
 */
export async function anInsight(
  app: TestApp,
  { userId, ...said }: Said<InsightRow & InsightSummaryWords & InsightWords>,
): Promise<InsightRow> {
  const { database, vault, clock, deck } = app.dependencies;
  const id = said.id ?? newId();
  const {
    headline = "You already know which draft it is.",
    question = "I keep rewriting the proposal",
    userContext = "I keep rewriting the proposal and never send it.",
    reading = someReading,
    receipt = null,
    notice = null,
    answers,
    ...columns
  } = said;
  const words = { headline, question, userContext, reading, receipt, notice, ...(answers && { answers }) };
  const row: InsightRow = {
    spreadType: "quick-draw",
    blockTypeId: "work",
    userBlockId: null,
    cardsDrawn: [{ id: deck.cards[0]?.id ?? "", reversed: false }],
    resonated: false,
    tookAction: false,
    ...sealInsight(await vault.keyOf(userId), { userId, id }, words),
    note: null,
    editedAt: null,
    stepCount: reading.actionSteps.length,
    doneSteps: 0,
    drawId: null,
    isDefault: false,
    duck: "offline",
    isImported: false,
    createdAt: clock.now(),
    deletedAt: null,
    ...columns,
    userId,
    id,
  };
  await database.batch({ userId }, (tx) => [
    tx.insert(insights).values(row),
    ...(row.cardsDrawn.length > 0 ? [insertDrawnCards(tx, row)] : []),
    addToCounter(tx, userId, { insights: 1 }),
  ]);
  return row;
}

const PASSWORD = "correct horse battery";

/**
 * Signs up a new person with the sign-up form's own request. Where the app has a mail server, the person opens the letter's
 * link. The person then has a session.
 */
export async function signUp(app: TestApp, email = `${newId()}@example.org`) {
  const person = app.visitor();
  const { status, body } = await person.post<SignedUp>("/api/auth/sign-up/email", {
    name: "",
    email,
    password: PASSWORD,
  });
  if (status !== 200) throw new Error(`Signing up was answered with ${status}: ${JSON.stringify(body)}`);
  if (!body.user) await confirmAddress(person, (await lettersTo(app, email)).at(-1));
  const userId = body.user?.id ?? (await person.get<Me>("/api/me")).body.user?.id ?? "";
  return Object.assign(person, { userId, email, password: PASSWORD });
}

/** Starts a guest's session, as the button 'Try one reading first' does. */
export async function beginAsGuest(app: TestApp) {
  const person = app.visitor();
  const { status, body } = await person.post<{ user: { id: string } }>("/api/auth/sign-in/anonymous", {});
  if (status !== 200)
    throw new Error(`Beginning as a guest was answered with ${status}: ${JSON.stringify(body)}`);
  return Object.assign(person, { userId: body.user.id });
}
