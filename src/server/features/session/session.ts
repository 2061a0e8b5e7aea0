// Public interface of the session feature: settings, days and consent for other features.
import { and, desc, eq, inArray } from "drizzle-orm";
import { type DayZone, FALLBACK_ZONE, zoneAt } from "#domain/plans/day.ts";
import { assessDistress } from "#engines/safety/index.ts";
import type { Duck } from "../../platform/ai/duck.ts";
import type { Transaction } from "../../platform/db/database.ts";
import type { Value } from "../../platform/db/prepared.ts";
import { consents, dailyInsights, userSettings } from "../../platform/db/tables/people.ts";
import { throwCrisisHelp } from "../../platform/safety/help-first.ts";
import type { Services } from "../../platform/services.ts";

const TERMS = "terms-1";
const THIRD_PARTY = `${TERMS}+third-party`;

/** Returns the version of the consent that this duck requires. */
export function consentVersionFor(duck: Pick<Duck, "isThirdParty">): string {
  return duck.isThirdParty ? THIRD_PARTY : TERMS;
}

/** Selects the person's latest consent, for a batch. */
export function consentQuery(tx: Transaction, userId: Value<string>) {
  return tx
    .select({ version: consents.version, acceptedAt: consents.acceptedAt })
    .from(consents)
    .where(eq(consents.userId, userId))
    .orderBy(desc(consents.acceptedAt), desc(consents.id))
    .limit(1);
}

/** Returns whether the consent covers a reading by this duck. */
export function isConsentCurrent(
  consent: { version: string } | undefined,
  duck: Pick<Duck, "isThirdParty">,
): boolean {
  return consent?.version === THIRD_PARTY || consent?.version === consentVersionFor(duck);
}

export function selectSettings(tx: Transaction, userId: Value<string>) {
  return tx.select().from(userSettings).where(eq(userSettings.userId, userId));
}

/** Selects how many readings were delivered on each of these days. */
export function selectDelivered(tx: Transaction, userId: string, days: readonly string[]) {
  return tx
    .select({ day: dailyInsights.day, delivered: dailyInsights.delivered })
    .from(dailyInsights)
    .where(and(eq(dailyInsights.userId, userId), inArray(dailyInsights.day, [...days])));
}

/** Returns the time zone that decides when the person's days begin; UTC until they have set one. */
export function dayZoneOf(settings: typeof userSettings.$inferSelect | undefined): DayZone {
  if (!settings) return { timeZone: null };
  const { timeZone, formerTimeZone, timeZoneFrom } = settings;
  return { timeZone, formerTimeZone, changesAt: timeZoneFrom };
}

/**
 * Returns the time zone in which dates are shown to the person: the one that they set, also while their days are still
 * counted in the former one (`dayZoneOf`).
 */
export function shownZoneOf(
  settings: Pick<typeof userSettings.$inferSelect, "timeZone"> | undefined,
): string {
  return settings?.timeZone ?? FALLBACK_ZONE;
}

/**
 * Throws `crisis_help` with help for the person's country when one of the texts speaks of a crisis. Queries
 * the database only in that case.
 */
export async function throwIfCrisis(
  { database, clock }: Pick<Services, "database" | "clock">,
  userId: string,
  texts: readonly (string | undefined)[],
): Promise<void> {
  const assessments = texts.map((text = "") => assessDistress(text));
  if (assessments.every(({ level }) => level !== "crisis")) return;
  const [[settings]] = await database.batch({ userId }, (tx) => [selectSettings(tx, userId)]);
  const timeZone = zoneAt(clock.now(), dayZoneOf(settings));
  throwCrisisHelp(assessments, { country: settings?.country, timeZone });
}
