import type { ShownYearOutput } from "#contract/years.ts";
import { dayStart } from "#domain/plans/day.ts";
import { hasPremium, type Plan } from "#domain/plans/plans.ts";
import type { Year } from "#domain/year/year.ts";
import { yearAt, yearCalendar, yearsOf } from "#domain/year/year-calendar.ts";
import { blocksOfYear } from "#engines/patterns/index.ts";
import type { Services } from "../../platform/services.ts";
import { shownZoneOf } from "../session/session.ts";
import type { HistoryThread } from "./history-thread.ts";
import { type KeptYear, openYear, sealYear, stateOfYear } from "./kept-year.ts";
import { type HistoryServices, openHistory } from "./load-history.ts";
import { unopenedBlock } from "./open-history-rows.ts";
import { selectFingerprint, selectStatusChanges, selectZone } from "./patterns.queries.ts";
import * as yearQueries from "./years.queries.ts";

type YearServices = HistoryServices & Pick<Services, "clock"> & { historyThread: HistoryThread };

interface AskedYear {
  userId: string;
  /** The year; without it, the current one on the person's own calendar. */
  year: number | undefined;
}

/** A year of a person, and all years that the person can choose from, newest first. */
export interface PersonsYear {
  year: number;
  years: number[];
  /** The findings of the year; `null` if the person has nothing in that year. */
  found: Year | null;
}

/**
 * Returns the findings of a year. Takes one round trip if they are kept and nothing has changed since; otherwise they are
 * computed and kept.
 */
export async function readYear(services: YearServices, asked: AskedYear): Promise<PersonsYear> {
  const { database, vault, clock } = services;
  const { userId } = asked;
  const now = clock.now();
  const rows = await database.batch({ userId }, (tx) => ({
    keys: vault.keyQuery(tx, userId),
    kept: yearQueries.selectKeptYear(tx, userId, asked.year),
    fingerprint: selectFingerprint(tx, userId),
    zones: selectZone(tx, userId),
    beginning: yearQueries.selectBeginning(tx, userId),
  }));
  const span = spanOf(rows, { asked: asked.year, now });
  const { year, years, zone } = span;
  // No other year has a row of the person's.
  if (!years.includes(year)) return { year, years, found: null };
  const state = stateOfYear({ rows: rows.fingerprint.rows[0]?.fingerprint ?? "", zone, now });
  const [kept] = rows.kept;
  const [keyRow] = rows.keys;
  const isFresh = kept?.year === year && kept.fingerprint === state;
  const opened = isFresh && keyRow ? openYear(vault.openToShow(keyRow), kept) : null;
  const { found } = opened ?? (await computeYear(services, { userId, year, zone, now }));
  return { year, years, found };
}

/** Computes what is in a year of the person, and keeps it. */
async function computeYear(
  services: YearServices,
  { userId, year, zone, now }: { userId: string; year: number; zone: string; now: Date },
): Promise<KeptYear> {
  const { key, fingerprint: rows, parts } = await openHistory(services, userId);
  const kept = { found: await services.historyThread.find(parts, { kind: "year", year, now }) };
  const body = sealYear(key, { userId, year }, kept);
  const fingerprint = stateOfYear({ rows, zone, now });
  await services.database.batch({ userId }, (tx) => [
    yearQueries.storeYear(tx, { userId, year, body, fingerprint }),
  ]);
  return kept;
}

/**
 * Returns a year for the page. Without Premium it is locked: the result says whether there is anything, but shows none
 * of the findings.
 */
export async function getYear(
  services: YearServices,
  { plan, ...asked }: AskedYear & { plan: Plan },
): Promise<ShownYearOutput> {
  if (!hasPremium(plan)) return await lockYear(services, asked);
  const { found, ...ofEveryYear } = await readYear(services, asked);
  return { ...ofEveryYear, isLocked: false, found: found && presentYear(found) };
}

/** Says whether a year has anything, without decrypting or computing any of it. Takes two round trips. */
async function lockYear(
  { database, clock }: YearServices,
  { userId, year: asked }: AskedYear,
): Promise<ShownYearOutput> {
  const now = clock.now();
  const { blocks, changes, ...rows } = await database.batch({ userId }, (tx) => ({
    zones: selectZone(tx, userId),
    beginning: yearQueries.selectBeginning(tx, userId),
    blocks: yearQueries.selectUnopenedBlocks(tx, userId),
    changes: selectStatusChanges(tx, userId),
  }));
  const { year, years, zone } = spanOf(rows, { asked, now });
  const calendar = yearCalendar(year, zone);
  const span = { from: dayStart(`${year}-01-01`, zone), to: dayStart(`${year + 1}-01-01`, zone) };
  const [counted] = await database.batch({ userId }, (tx) => [yearQueries.selectHasRows(tx, userId, span)]);
  const changesOf = Map.groupBy(changes, ({ blockId }) => blockId);
  const unopened = blocks.map((row) => unopenedBlock(row, changesOf.get(row.id)));
  const hasBlocks = blocksOfYear({ blocks: unopened, readings: [] }, { calendar, now }).length > 0;
  const needs =
    hasBlocks || counted.rows[0]?.hasRows
      ? "Locked. A whole year is part of Premium. There is enough for a page today."
      : `Locked. There is nothing of yours in ${year}, so even Premium would show an empty page.`;
  return { year, years, isLocked: true, needs };
}

interface SpanRows {
  zones: { timeZone: string | null }[];
  beginning: { rows: { beganAt: string | null }[] };
}

/** Returns the person's zone, the years from their first row to today, and the year that is asked for. */
function spanOf({ zones, beginning }: SpanRows, { asked, now }: { asked: number | undefined; now: Date }) {
  const zone = shownZoneOf(zones[0]);
  const beganAt = beginning.rows[0]?.beganAt;
  const years = yearsOf({ beganAt: beganAt ? new Date(beganAt) : null, zone }, now);
  return { zone, years, year: asked ?? yearAt(now, zone) };
}

function presentYear({ ownSentence, ...year }: Year) {
  if (ownSentence === null) return { ...year, ownSentence };
  const { text, day, insightId } = ownSentence;
  return { ...year, ownSentence: { text, day, insightId } };
}
