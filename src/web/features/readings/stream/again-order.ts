/** The request for a second reading of an insight's cards. Its text is not part of it, because it is the insight's own. */
import type { InsightOutput } from "#contract/insights.ts";
import type { ReadingInput } from "#contract/readings.ts";
import { type Answers, hasAnswers, textsOfAnswers } from "#domain/asking/answers.ts";
import { json, KEPT, keptItem } from "#web/kept-items.ts";
import { answersIn } from "../questions/kept-answers.ts";

export interface AgainOrder {
  /** The Idempotency-Key of this attempt. A reload keeps it; a retry gets a new one. */
  key: string;
  /**
   * The id of the insight whose cards are read again. Its reading is a default one, one whose questions the person answers
   * now, or one that they correct.
   */
  retryOf: string;
  /** What the person answered to the five questions. */
  answers?: Answers;
  /** The correction in the person's own words, for a reading that a model wrote. */
  correction?: string;
  /** Whether the person saw the help lines and wants the reading anyway. */
  goOnAnyway?: boolean;
}

const againOrder = keptItem({ ...KEPT.readingOrder, schema: json(readOrder) });

export function againInputOf({ key: _, ...order }: AgainOrder, insight: InsightOutput): ReadingInput {
  const { spreadType, userContext, blockTypeId } = insight;
  return { spreadType, userContext, blockTypeId, ...order };
}

/** Returns whether the requested reading is still missing. It is not once the insight contains it. */
export function isAwaited(order: AgainOrder, { answers, readAs, isDefault }: InsightOutput): boolean {
  if (order.answers !== undefined) return !isSame(order.answers, answers);
  return order.correction === undefined ? isDefault : readAs === undefined;
}

function isSame(sent: Answers, saved: Answers = {}): boolean {
  const all = (answers: Answers) =>
    [...textsOfAnswers(answers), answers.obstacle?.kind, answers.when?.at].join("\n");
  return all(sent) === all(saved);
}

/** Stores the request for this tab, so that it survives a reload and a sign-in. */
export function storeAgainOrder(userId: string, order: AgainOrder): void {
  // If the storage is full, a reload shows the first reading until the new one is saved.
  againOrder.keep(order, idOf(userId));
}

/** Reads this tab's stored request for an insight; `null` if there is none. */
export function readAgainOrder(userId: string, insightId: string): AgainOrder | null {
  const order = againOrder.read(idOf(userId));
  return order?.retryOf === insightId ? order : null;
}

export function deleteAgainOrder(userId: string): void {
  againOrder.drop(idOf(userId));
}

function idOf(userId: string): string {
  return `${userId}:again`;
}

/** Returns the valid part of a stored request; `null` if the value is not a request. */
function readOrder(stored: unknown): AgainOrder | null {
  const { key, retryOf, answers: said, correction, goOnAnyway } = Object(stored);
  if (typeof key !== "string" || typeof retryOf !== "string") return null;
  const answers = answersIn(said);
  return {
    key,
    retryOf,
    ...(hasAnswers(answers) && { answers }),
    ...(typeof correction === "string" && { correction }),
    ...(goOnAnyway === true && { goOnAnyway }),
  };
}
