import type { SettingsOutput } from "#contract/settings.ts";
import type { Services } from "../../platform/services.ts";
import { selectSettingsRow } from "./settings.queries.ts";
import { presentSettings } from "./settings.ts";

/** Returns the person's settings. One round trip. */
export async function getSettings(
  { database, clock }: Pick<Services, "database" | "clock">,
  userId: string,
): Promise<SettingsOutput> {
  const [[row]] = await database.batch({ userId }, (tx) => [selectSettingsRow(tx, userId)]);
  return presentSettings(row, clock.now());
}
