/** The way to the door: a crisis is looked for, the call is counted, and a ticket is made that opens one call. */
import { sayLimit } from "../../../domain/limits/limit-sentences.ts";
import { type LimitedFeature, RATE_LIMITS } from "../../../domain/limits/rate-limits.ts";
import { assessDistress } from "../../../domain/safety/assess-distress.ts";
import { AppError } from "../errors/app-error.ts";
import { putHelpFirst } from "../safety/help-first.ts";
import type { Admission, AdmissionRequest, Ticket } from "./duck.ts";
import { claimStatement, readClaim } from "./rate-limit.ts";

export interface TicketOffice {
  admit(request: AdmissionRequest): Admission;
  /** Takes a ticket in. Throws for one of another feature, one used before, and anything that is no ticket. */
  redeem(ticket: Ticket, feature: LimitedFeature): void;
}

export function createTicketOffice(): TicketOffice {
  const unused = new WeakSet<Ticket>();
  return {
    admit(request) {
      const isDistressed = checkSafety(request);
      return {
        isDistressed,
        claim: (tx, now) => claimStatement(tx, request, now),
        settle(claimed, now) {
          refuseOverLimit(claimed, request, now);
          const ticket: Ticket = { feature: request.feature, userId: request.userId, isDistressed };
          unused.add(ticket);
          return ticket;
        },
      };
    },
    redeem(ticket, feature) {
      if (ticket.feature !== feature)
        throw new TypeError(`a ticket for ${ticket.feature} does not open ${feature}`);
      if (!unused.delete(ticket)) throw new TypeError("a ticket opens one call");
    },
  };
}

/** Whether the person is in a dark place; throws where that place needs people rather than a duck. */
function checkSafety({ texts, country, timeZone, goesOnAnyway }: AdmissionRequest): boolean {
  const assessments = texts.map((text) => assessDistress(text));
  if (!goesOnAnyway) putHelpFirst(assessments, { country, timeZone });
  return assessments.some(({ level }) => level !== "none");
}

function refuseOverLimit(claimed: unknown, request: AdmissionRequest, now: Date): void {
  const outcome = readClaim(claimed, request, now);
  if (outcome.isAllowed) return;
  const limit = RATE_LIMITS[request.feature];
  throw new AppError("rate_limited", sayLimit(limit, outcome, request.timeZone), {
    retryAfter: Math.ceil(outcome.waitMs / 1000),
    resetTime: new Date(outcome.resetAt).toISOString(),
    remaining: outcome.remaining,
    log: { feature: request.feature },
  });
}
