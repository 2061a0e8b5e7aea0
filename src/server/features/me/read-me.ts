import type { IncomingHttpHeaders } from "node:http";
import type { Me } from "../../../contract/me.ts";
import { readAllowance } from "../../../domain/plans/daily-limit.ts";
import { dayOf, possibleDays } from "../../../domain/plans/day.ts";
import { planOf } from "../../../domain/plans/plans.ts";
import type { Transaction } from "../../platform/db/database.ts";
import type { userSettings } from "../../platform/db/tables/people.ts";
import type { Floor } from "../../platform/floor.ts";
import type { Session } from "../../platform/http/session.ts";
import { presentSettings } from "../settings/settings.ts";
import { consentQuery, dayZoneOf, isConsentCurrent, selectDelivered, selectSettings } from "./me.ts";

export type MeFloor = Pick<Floor, "config" | "database" | "duck" | "clock">;
type ReadFloor = MeFloor & Pick<Floor, "auth">;

/**
 * Returns the person and what they may do today. One round trip with a session. Without one, `headers` tell
 * why a former session ended.
 */
export async function readMe(
  floor: ReadFloor,
  session: Session | null,
  headers: IncomingHttpHeaders,
): Promise<Me> {
  const house = describeHouse(floor);
  if (!session) {
    return {
      ...house,
      user: null,
      sessionEnd: await floor.auth.sessionEnd(headers),
      plan: null,
      insightsToday: null,
      consent: null,
      isConsentCurrent: false,
      timeZone: null,
      settings: null,
    };
  }
  const { userId } = session;
  const found = await floor.database.batch({ userId }, (tx) => meQueries(tx, userId, floor.clock.now()));
  return presentMe(floor, session, found);
}

interface Found {
  settings: (typeof userSettings.$inferSelect)[];
  consent: { version: string; acceptedAt: Date }[];
  delivered: { day: string; delivered: number }[];
}

/** Statements for a batch that `presentMe` needs. */
export function meQueries(tx: Transaction, userId: string, now: Date) {
  return {
    settings: selectSettings(tx, userId),
    consent: consentQuery(tx, userId),
    delivered: selectDelivered(tx, userId, possibleDays(now)),
  };
}

export function presentMe(floor: MeFloor, session: Session, found: Found): Me {
  const { delivered } = found;
  const [settings] = found.settings;
  const [consent] = found.consent;
  const now = floor.clock.now();
  const zone = dayZoneOf(settings);
  const today = dayOf(now, zone);
  const used = delivered.find((row) => row.day === today)?.delivered ?? 0;
  const plan = planOf(session);
  const allowance = readAllowance(plan, used, now, zone);
  return {
    ...describeHouse(floor),
    user: {
      id: session.userId,
      email: session.email,
      isGuest: session.isGuest,
      isEmailVerified: session.isEmailVerified,
      isAdmin: session.isAdmin,
      createdAt: session.createdAt.toISOString(),
    },
    sessionEnd: null,
    plan: plan.name,
    insightsToday: { ...allowance, resetTime: allowance.resetTime.toISOString() },
    consent: consent ? { version: consent.version, acceptedAt: consent.acceptedAt.toISOString() } : null,
    isConsentCurrent: isConsentCurrent(consent, floor.duck),
    timeZone: zone.timeZone,
    settings: presentSettings(settings, now),
  };
}

function describeHouse({ config, duck }: MeFloor): Pick<Me, "flags" | "duck" | "advisorName"> {
  return {
    flags: { waitlist: config.waitlist },
    duck: { kind: duck.kind, label: duck.label, isThirdParty: duck.isThirdParty },
    advisorName: config.advisorName,
  };
}
