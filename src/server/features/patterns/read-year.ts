import type { ShownYearOutput } from "#contract/years.ts";
import { findYear, isEmptyYear, yearsOf } from "#domain/patterns/year/find-year.ts";
import { findHardestToWrite, rateText, textsOfYear } from "#domain/patterns/year/own-sentence.ts";
import type { Year } from "#domain/patterns/year/year.ts";
import { yearAt, yearCalendar } from "#domain/patterns/year/year-calendar.ts";
import { hasPremium, type Plan } from "#domain/plans/plans.ts";
import type { Services } from "../../platform/services.ts";
import { mapInSlices } from "../../platform/turns.ts";
import type { Deck } from "../cards/cards.ts";
import { loadHistory } from "./load-history.ts";

type YearServices = Pick<Services, "database" | "vault" | "clock"> & { deck: Deck };

/** A year of a person, and all years that the person can choose from, newest first. */
export interface PersonsYear {
  year: number;
  years: number[];
  /** The findings of the year; `null` if the person has nothing in that year. */
  found: Year | null;
}

/**
 * Computes the findings of a year from the person's rows; without `year`, of the newest year. Takes the round trips of
 * `loadHistory`.
 */
export async function readYear(
  services: YearServices,
  { userId, year: asked }: { userId: string; year: number | undefined },
): Promise<PersonsYear> {
  const { history } = await loadHistory(services, userId);
  const now = services.clock.now();
  const years = yearsOf(history, now);
  const year = asked ?? years[0] ?? yearAt(now, history.zone);
  const texts = textsOfYear(history, yearCalendar(year, history.zone));
  const sentence = findHardestToWrite(await mapInSlices(texts, rateText));
  const found = findYear(history, { year, now, ownSentence: sentence });
  return { year, years, found: isEmptyYear(found) ? null : found };
}

/**
 * Returns a year for the page. Without Premium it is locked: the result says whether there is anything, but shows none
 * of the findings.
 */
export async function getYear(
  services: YearServices,
  { userId, plan, year }: { userId: string; plan: Plan; year: number | undefined },
): Promise<ShownYearOutput> {
  const { found, ...ofEveryYear } = await readYear(services, { userId, year });
  if (hasPremium(plan)) return { ...ofEveryYear, isLocked: false, found: found && presentYear(found) };
  const needs = found
    ? "Locked. A whole year is part of Premium. There is enough for a page today."
    : `Locked. There is nothing of yours in ${ofEveryYear.year}, so even Premium would show an empty page.`;
  return { ...ofEveryYear, isLocked: true, needs };
}

function presentYear({ ownSentence, ...year }: Year) {
  if (ownSentence === null) return { ...year, ownSentence };
  const { text, day, insightId } = ownSentence;
  return { ...year, ownSentence: { text, day, insightId } };
}
