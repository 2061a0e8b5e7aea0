import type { Me } from "../../../contract/me.ts";
import { isTimeZone } from "../../../domain/plans/day.ts";
import { lockZonelessDay, setFirstZone } from "../../platform/db/first-zone.ts";
import type { Session } from "../../platform/http/session.ts";
import { insertConsent } from "./me.queries.ts";
import { consentVersionFor } from "./me.ts";
import { type MeFloor, meQueries, presentMe } from "./read-me.ts";

/** Stores the consent with its version and time, and the browser's time zone when the person has none yet. */
export async function acceptConsent(
  floor: MeFloor,
  session: Session,
  timeZone: string | undefined,
): Promise<Me> {
  const { database, duck, clock } = floor;
  const { userId } = session;
  const now = clock.now();
  const zone = timeZone !== undefined && isTimeZone(timeZone) ? timeZone : null;
  const found = await database.batch({ userId }, (tx) => ({
    accepted: insertConsent(tx, userId, consentVersionFor(duck), now),
    day: zone === null ? nothing : lockZonelessDay(tx, userId, now),
    zone: zone === null ? nothing : setFirstZone(tx, { userId, timeZone: zone, now }),
    ...meQueries(tx, userId, now),
  }));
  return presentMe(floor, session, found);
}

/** Replaces a statement that is not needed. */
const nothing = Promise.resolve([]);
