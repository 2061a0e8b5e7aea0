import { use } from "react";
import { browserZone, type Dates, datesIn } from "./dates.ts";
import { OwnZone } from "./own-zone.ts";

/** Returns what formats dates and times in the time zone that the person set; in the browser's until they set one. */
export function useDates(): Dates {
  return datesIn(use(OwnZone).shown ?? browserZone());
}
