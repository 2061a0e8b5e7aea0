import type { ReadingCheck } from "#contract/readings.ts";
import { textsOfAnswers } from "#domain/asking/answers.ts";
import { type OfferedLine, offerHelp } from "#domain/help/offer-help.ts";
import { readingCost } from "#domain/limits/rate-limits.ts";
import type { Services } from "../../platform/services.ts";
import { selectSettings } from "../session/session.ts";
import { zoneSaid } from "./decide-reading.ts";

/**
 * Returns the help that belongs beside a text and the answers about it, read one by one and together. Stores nothing.
 * Throws `crisis_help` as the reading would.
 */
export async function checkReading(
  { database, duck }: Pick<Services, "database" | "duck">,
  userId: string,
  said: ReadingCheck,
): Promise<{ help: OfferedLine[] }> {
  const [[settings]] = await database.batch({ userId }, (tx) => [selectSettings(tx, userId)]);
  const timeZone = settings?.timeZone ?? zoneSaid(said);
  const country = settings?.country ?? null;
  const { help } = duck.admit({
    feature: "generateInsight",
    cost: readingCost("quick-draw"),
    userId,
    texts: [said.userContext, ...textsOfAnswers(said.answers)],
    isConversation: true,
    country,
    timeZone,
    goOnAnyway: said.goOnAnyway === true,
  });
  if (help === null || help.isFolded) return { help: [] };
  return { help: offerHelp({ kind: help.kind, ...(country && { country }), ...(timeZone && { timeZone }) }) };
}
