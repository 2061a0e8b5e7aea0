/**
 * Admits calls to the duck: checks the texts for a crisis, counts the call and issues a ticket for one call.
 */
import { limitSentence } from "#domain/limits/limit-sentences.ts";
import { type LimitedFeature, RATE_LIMITS } from "#domain/limits/rate-limits.ts";
import {
  callsForGentleVoice,
  type HelpInSight,
  helpCalledFor,
  type SaidBefore,
} from "#engines/safety/index.ts";
import { AppError } from "../errors/app-error.ts";
import { assessOnce } from "../safety/assess-once.ts";
import { crisisHelpError } from "../safety/help-first.ts";
import { claimStatement, readClaim, readSpent } from "./rate-limit.ts";
import type { Admission, AdmissionRequest, AnsweringDuck, Ticket } from "./ticket.ts";
import type { TokenBudget } from "./token-budget.ts";

export interface TicketIssuer {
  admit(request: AdmissionRequest): Admission;
  /** Uses up a ticket. Throws if the ticket is for another feature, was used before, or was not made by this office. */
  redeem(ticket: Ticket, feature: LimitedFeature): void;
}

/**
 * Creates the office that makes tickets for calls to a duck. `budget` holds the caps on what the model may cost;
 * `null` if the duck costs nothing or no cap is set.
 */
export function createTicketIssuer(duck: AnsweringDuck, budget: TokenBudget | null = null): TicketIssuer {
  const unused = new WeakSet<Ticket>();
  return {
    admit(request) {
      const { isDistressed, help } = checkSafety(request);
      return {
        isDistressed,
        help,
        claim: (tx, now) =>
          claimStatement(
            tx,
            request,
            now,
            budget && { reservation: budget.reserve(request.cost, now), most: budget.caps },
          ),
        settle(claimed, now) {
          refuseOverLimit(claimed, request, now);
          const reservation = budget?.reserve(request.cost, now) ?? null;
          const spent = readSpent(claimed);
          const isOverCap = !!(budget && reservation && spent && budget.isSpent(spent, reservation));
          const { feature, userId } = request;
          const held = isOverCap ? null : reservation;
          const ticket: Ticket = { feature, userId, isDistressed, duck, isOverCap, reservation: held };
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

const NOTHING_BEFORE: SaidBefore = { texts: [], help: null };

/**
 * Returns whether the duck must use a gentle tone, and the help that belongs beside its answer. Throws
 * `crisis_help` if a text calls for help first and the person has not chosen to continue.
 */
function checkSafety({
  texts,
  saidBefore = NOTHING_BEFORE,
  isConversation = false,
  country,
  timeZone,
  goOnAnyway,
}: AdmissionRequest): { isDistressed: boolean; help: HelpInSight | null } {
  const assessments = texts.map((text) => assessOnce(text));
  const called = texts
    .map((text, at) => {
      const before: SaidBefore = isConversation
        ? { ...saidBefore, texts: texts.slice(0, at), conversation: "answers" }
        : saidBefore;
      return helpCalledFor(text, before, assessments[at]);
    })
    .filter((one) => one.level !== "none");
  const first = called.find(({ level }) => level === "first");
  if (first && !goOnAnyway) throw crisisHelpError(first, { country, timeZone });
  const shown = first ?? called.find(({ level }) => level === "beside") ?? called[0];
  const help = shown ? { kind: shown.kind, isFolded: shown.level === "folded" } : null;
  const isInSight = help !== null && !help.isFolded;
  return { isDistressed: isInSight || callsForGentleVoice(texts, assessments), help };
}

function refuseOverLimit(claimed: unknown, request: AdmissionRequest, now: Date): void {
  const outcome = readClaim(claimed, request, now);
  if (outcome.isAllowed) return;
  const limit = RATE_LIMITS[request.feature];
  throw new AppError("rate_limited", limitSentence(limit, outcome, request.timeZone), {
    retryAfter: Math.ceil(outcome.waitMs / 1000),
    resetTime: new Date(outcome.resetAt).toISOString(),
    remaining: outcome.remaining,
    log: { feature: request.feature },
  });
}
