import type { Me } from "#contract/session.ts";
import { isTimeZone } from "#domain/plans/day.ts";
import { lockZonelessDay, setFirstZone } from "../../platform/db/first-zone.ts";
import type { Session } from "../../platform/http/session.ts";
import { type MeServices, meQueries, presentMe } from "./read-me.ts";
import { insertConsent } from "./session.queries.ts";
import { consentVersionFor } from "./session.ts";

/** Stores the consent with its version and time, and the browser's time zone when the person has none yet. */
export async function acceptConsent(
  services: MeServices,
  session: Session,
  timeZone: string | undefined,
): Promise<Me> {
  const { database, duck, clock } = services;
  const { userId } = session;
  const now = clock.now();
  const zone = timeZone !== undefined && isTimeZone(timeZone) ? timeZone : null;
  const found = await database.batch({ userId }, (tx) => ({
    accepted: insertConsent(tx, userId, consentVersionFor(duck), now),
    day: zone === null ? nothing : lockZonelessDay(tx, userId, now),
    zone: zone === null ? nothing : setFirstZone(tx, { userId, timeZone: zone, now }),
    ...meQueries(tx, userId, now),
  }));
  return presentMe(services, session, found);
}

/** A resolved promise that takes the place of a query whose result is not needed. */
const nothing = Promise.resolve([]);
