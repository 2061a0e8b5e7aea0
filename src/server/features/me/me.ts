// The front door of the person's own matters: what other features must know of settings, days and consent.
import { and, desc, eq, inArray } from "drizzle-orm";
import { type DayZone, zoneAt } from "../../../domain/plans/day.ts";
import { assessDistress } from "../../../domain/safety/assess-distress.ts";
import type { Duck } from "../../platform/ai/duck.ts";
import type { Transaction } from "../../platform/db/database.ts";
import type { Value } from "../../platform/db/prepared.ts";
import { consents, dailyInsights, userSettings } from "../../platform/db/tables/people.ts";
import type { Floor } from "../../platform/floor.ts";
import { putHelpFirst } from "../../platform/safety/help-first.ts";

const TERMS = "terms-1";
const THIRD_PARTY = `${TERMS}+third-party`;

/** The version of the consent that a reading by this duck needs. */
export function consentVersionFor(duck: Pick<Duck, "isThirdParty">): string {
  return duck.isThirdParty ? THIRD_PARTY : TERMS;
}

/** The latest consent on file, for a batch. */
export function consentQuery(tx: Transaction, userId: Value<string>) {
  return tx
    .select({ version: consents.version, acceptedAt: consents.acceptedAt })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.acceptedAt), desc(consents.id))
    .limit(1);
}

/** Whether what was agreed to covers a reading by this duck. */
export function isConsentCurrent(
  consent: { version: string } | undefined,
  duck: Pick<Duck, "isThirdParty">,
): boolean {
  return consent?.version === THIRD_PARTY || consent?.version === consentVersionFor(duck);
}

export function selectSettings(tx: Transaction, userId: Value<string>) {
  return tx.select().from(userSettings).where(eq(userSettings.userId, userId));
}

/** What was delivered on any of these days. */
export function selectDelivered(tx: Transaction, userId: string, days: readonly string[]) {
  return tx
    .select({ day: dailyInsights.day, delivered: dailyInsights.delivered })
    .from(dailyInsights)
    .where(and(eq(dailyInsights.userId, userId), inArray(dailyInsights.day, [...days])));
}

/** Where the person's days begin and end; UTC's until they have set a zone. */
export function dayZoneOf(settings: typeof userSettings.$inferSelect | undefined): DayZone {
  if (!settings) return { timeZone: null };
  const { timeZone, formerTimeZone, timeZoneFrom } = settings;
  return { timeZone, formerTimeZone, changesAt: timeZoneFrom };
}

/**
 * Throws `crisis_help` with the people nearest to them where one of the texts speaks of a crisis. Asks the database
 * nothing where none does.
 */
export async function offerHelpFirst(
  { database, clock }: Pick<Floor, "database" | "clock">,
  userId: string,
  texts: readonly (string | undefined)[],
): Promise<void> {
  const assessments = texts.map((text = "") => assessDistress(text));
  if (assessments.every(({ level }) => level !== "crisis")) return;
  const [[settings]] = await database.batch({ userId }, (tx) => [selectSettings(tx, userId)]);
  const timeZone = zoneAt(clock.now(), dayZoneOf(settings));
  putHelpFirst(assessments, { country: settings?.country, timeZone });
}
