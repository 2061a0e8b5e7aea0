import { use } from "react";
import { dayOf } from "#domain/plans/day.ts";
import { browserZone } from "./dates.ts";
import { OwnZone } from "./own-zone.ts";

/**
 * Returns the person's current day, such as `2026-11-20`. Uses the browser's time zone if the person's is not
 * known.
 */
export function useToday(): string {
  return dayOf(new Date(), { timeZone: use(OwnZone).counted ?? browserZone() });
}
