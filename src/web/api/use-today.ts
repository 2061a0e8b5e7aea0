import { use } from "react";
import { dayOf } from "#domain/plans/day.ts";
import { OwnZone } from "#web/api/own-zone.ts";

/** Returns the person's own day, as `2026-11-20`; that of the browser's zone while their zone is not known. */
export function useToday(): string {
  const zone = use(OwnZone);
  return dayOf(new Date(), { timeZone: zone ?? Intl.DateTimeFormat().resolvedOptions().timeZone });
}
