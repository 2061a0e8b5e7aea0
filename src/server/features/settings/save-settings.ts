import type { SettingsInput, SettingsOutput } from "#contract/settings.ts";
import { changeZone } from "#domain/plans/change-zone.ts";
import { lockZonelessDay, setFirstZone } from "../../platform/db/first-zone.ts";
import type { Services } from "../../platform/services.ts";
import { selectSettingsRow, upsertSettings } from "./settings.queries.ts";
import { presentSettings } from "./settings.ts";

type SettingsServices = Pick<Services, "database" | "clock">;

/**
 * Saves settings in one round trip. A change of time zone takes one more, to find the current day in the
 * former zone, and two more when a parallel request sets the first zone.
 */
export async function saveSettings(
  services: SettingsServices,
  userId: string,
  { timeZone, isOnboardingOffered, ...said }: SettingsInput,
): Promise<SettingsOutput> {
  const now = services.clock.now();
  const rest = isOnboardingOffered ? { ...said, onboardingOfferedAt: now } : said;
  const row =
    timeZone === undefined
      ? await write(services, userId, rest)
      : await moveTo(services, userId, { timeZone, rest });
  return presentSettings(row, now);
}

type Row = Awaited<ReturnType<typeof upsertSettings>>[number] | undefined;

interface Move {
  timeZone: string;
  rest: Changes;
}

async function moveTo(services: SettingsServices, userId: string, move: Move): Promise<Row> {
  const { timeZone, rest } = move;
  const [[row]] = await services.database.batch({ userId }, (tx) => [selectSettingsRow(tx, userId)]);
  if (!row || row.timeZone === null) return await setFirst(services, userId, move);
  const zone = {
    timeZone: row.timeZone,
    formerTimeZone: row.formerTimeZone,
    changesAt: row.timeZoneFrom,
  };
  const { changesAt, ...names } = changeZone(services.clock.now(), zone, timeZone);
  return await write(services, userId, { ...rest, ...names, timeZoneFrom: changesAt });
}

async function setFirst(services: SettingsServices, userId: string, { timeZone, rest }: Move): Promise<Row> {
  const now = services.clock.now();
  const [, [row]] = await services.database.batch({ userId }, (tx) => [
    lockZonelessDay(tx, userId, now),
    setFirstZone(tx, { userId, timeZone, now }, rest),
  ]);
  // A parallel request has set the first time zone, so this one changes it.
  return row ?? (await moveTo(services, userId, { timeZone, rest }));
}

async function write({ database, clock }: SettingsServices, userId: string, changes: Changes) {
  const [[row]] = await database.batch({ userId }, (tx) => [
    upsertSettings(tx, { userId, updatedAt: clock.now(), ...changes }),
  ]);
  return row;
}

type Changes = Omit<Parameters<typeof upsertSettings>[1], "userId" | "updatedAt">;
