import type { IncomingHttpHeaders } from "node:http";
import type { Me } from "#contract/session.ts";
import { readAllowance } from "#domain/plans/daily-allowance.ts";
import { dayOf, FALLBACK_ZONE, possibleDays, zoneAt } from "#domain/plans/day.ts";
import { planOf } from "#domain/plans/plans.ts";
import type { Transaction } from "../../platform/db/database.ts";
import type { userSettings } from "../../platform/db/tables/people.ts";
import type { Session } from "../../platform/http/session.ts";
import type { Services } from "../../platform/services.ts";
import { showsOutbox } from "../outbox/outbox.ts";
import { presentSettings } from "../settings/settings.ts";
import { consentQuery, dayZoneOf, isConsentCurrent, selectDelivered, selectSettings } from "./session.ts";

export type MeServices = Pick<Services, "config" | "database" | "duck" | "clock">;
type ReadServices = MeServices & Pick<Services, "auth">;

/**
 * Returns the person and what they may do today. Takes one round trip with a session. Without a session, `headers` are
 * used to find out why the former session ended.
 */
export async function readMe(
  services: ReadServices,
  session: Session | null,
  headers: IncomingHttpHeaders,
): Promise<Me> {
  const house = describeHouse(services);
  if (!session) {
    return {
      ...house,
      user: null,
      sessionEnd: await services.auth.sessionEnd(headers),
      plan: null,
      insightsToday: null,
      consent: null,
      isConsentCurrent: false,
      timeZone: null,
      dayZone: FALLBACK_ZONE,
      settings: null,
    };
  }
  const { userId } = session;
  const found = await services.database.batch({ userId }, (tx) =>
    meQueries(tx, userId, services.clock.now()),
  );
  return presentMe(services, session, found);
}

interface Found {
  settings: (typeof userSettings.$inferSelect)[];
  consent: { version: string; acceptedAt: Date }[];
  delivered: { day: string; delivered: number }[];
}

/** Returns the statements for a batch that `presentMe` needs. */
export function meQueries(tx: Transaction, userId: string, now: Date) {
  return {
    settings: selectSettings(tx, userId),
    consent: consentQuery(tx, userId),
    delivered: selectDelivered(tx, userId, possibleDays(now)),
  };
}

export function presentMe(services: MeServices, session: Session, found: Found): Me {
  const { delivered } = found;
  const [settings] = found.settings;
  const [consent] = found.consent;
  const now = services.clock.now();
  const zone = dayZoneOf(settings);
  const today = dayOf(now, zone);
  const used = delivered.find((row) => row.day === today)?.delivered ?? 0;
  const plan = planOf(session);
  const allowance = readAllowance(plan, used, now, zone);
  return {
    ...describeHouse(services),
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
    isConsentCurrent: isConsentCurrent(consent, services.duck),
    timeZone: zone.timeZone,
    dayZone: zoneAt(now, zone),
    settings: presentSettings(settings, now),
  };
}

function describeHouse({ config, duck }: MeServices): Pick<Me, "flags" | "duck" | "advisorName"> {
  return {
    flags: {
      waitlist: config.waitlist,
      sellsPremium: config.stripe.secretKey !== undefined,
      sendsEmail: config.smtpUrl !== undefined || showsOutbox(config),
    },
    duck: {
      kind: duck.kind,
      label: duck.label,
      isThirdParty: duck.isThirdParty,
      ...(duck.sentTo !== undefined && { sentTo: duck.sentTo }),
    },
    advisorName: config.advisorName,
  };
}
