import type { SettingsInput, SettingsOutput } from "../../../contract/settings.ts";
import { changeZone } from "../../../domain/plans/change-zone.ts";
import type { Floor } from "../../platform/floor.ts";
import { selectSettingsRow, upsertSettings } from "./settings.queries.ts";
import { presentSettings } from "./settings.ts";

type SettingsFloor = Pick<Floor, "database" | "clock">;

/** One round trip; a change of zone needs one more, to see which day it is in the zone so far. */
export async function saveSettings(
  floor: SettingsFloor,
  userId: string,
  { timeZone, ...rest }: SettingsInput,
): Promise<SettingsOutput> {
  const now = floor.clock.now();
  const moved = timeZone === undefined ? {} : await moveTo(floor, userId, timeZone);
  const [[row]] = await floor.database.batch({ userId }, (tx) => [
    upsertSettings(tx, { userId, updatedAt: now, ...rest, ...moved }),
  ]);
  return presentSettings(row, now);
}

async function moveTo({ database, clock }: SettingsFloor, userId: string, timeZone: string) {
  const [[row]] = await database.batch({ userId }, (tx) => [selectSettingsRow(tx, userId)]);
  const zone = {
    timeZone: row?.timeZone ?? null,
    formerTimeZone: row?.formerTimeZone ?? null,
    changesAt: row?.timeZoneFrom ?? null,
  };
  const { changesAt, ...names } = changeZone(clock.now(), zone, timeZone);
  return { ...names, timeZoneFrom: changesAt };
}
