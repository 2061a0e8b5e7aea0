import type { ShownYearOutput } from "#contract/years.ts";
import { findYear, isEmptyYear, yearsOf } from "#domain/patterns/year/find-year.ts";
import { costliestOf, rateText, textsOfYear } from "#domain/patterns/year/own-sentence.ts";
import type { Year } from "#domain/patterns/year/year.ts";
import { yearCalendar } from "#domain/patterns/year/year-calendar.ts";
import { hasPremium, type Plan } from "#domain/plans/plans.ts";
import type { Services } from "../../platform/services.ts";
import { mapInSlices } from "../../platform/turns.ts";
import type { Deck } from "../cards/cards.ts";
import { loadHistory } from "./load-history.ts";

type YearServices = Pick<Services, "database" | "vault" | "clock"> & { deck: Deck };

/** A person's year, and the years that they can look at, newest first. */
export interface PersonsYear {
  year: number;
  years: number[];
  /** `null` where nothing of the person lies in the year. */
  found: Year | null;
}

/** Computes a year from the person's rows; without `year` the current one. One round trip, as `loadHistory`. */
export async function readYear(
  services: YearServices,
  { userId, year: asked }: { userId: string; year: number | undefined },
): Promise<PersonsYear> {
  const { history } = await loadHistory(services, userId);
  const now = services.clock.now();
  const years = yearsOf(history, now);
  const year = asked ?? years[0] ?? now.getUTCFullYear();
  const texts = textsOfYear(history, yearCalendar(year, history.zone));
  const sentence = costliestOf(await mapInSlices(texts, rateText));
  const found = findYear(history, { year, now, ownSentence: sentence });
  return { year, years, found: isEmptyYear(found) ? null : found };
}

/** Returns a year for the page. Without Premium it is locked: whether there is anything, and nothing of what was found. */
export async function getYear(
  services: YearServices,
  { userId, plan, year }: { userId: string; plan: Plan; year: number | undefined },
): Promise<ShownYearOutput> {
  const { found, ...ofEveryYear } = await readYear(services, { userId, year });
  if (hasPremium(plan)) return { ...ofEveryYear, isLocked: false, found: found && presentYear(found) };
  const needs = found
    ? "Locked. A whole year is Premium’s. There is enough for a page today."
    : `Locked. Nothing of yours lies in ${ofEveryYear.year}, so even Premium would show an empty page.`;
  return { ...ofEveryYear, isLocked: true, needs };
}

function presentYear({ ownSentence, ...year }: Year) {
  if (ownSentence === null) return { ...year, ownSentence };
  const { text, day, insightId } = ownSentence;
  return { ...year, ownSentence: { text, day, insightId } };
}
