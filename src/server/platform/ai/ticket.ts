/** The types of an admission to the duck: see `duck.ts` for their order. */
import type { LimitedFeature } from "#domain/limits/rate-limits.ts";
import type { HelpInSight, SaidBefore } from "#engines/safety/index.ts";
import type { Transaction } from "../db/database.ts";
import type { Reservation } from "./token-budget.ts";

export interface AdmissionRequest {
  feature: LimitedFeature;
  /** The tokens to charge for this call: `readingCost(spread)` or a value of `FIXED_COSTS`. */
  cost: number;
  userId: string;
  /** Everything the person typed for this call, unchanged. It is checked for signs of a crisis. */
  texts: readonly string[];
  /** The conversation that a single text of `texts` belongs to, so that signs of danger add up. */
  saidBefore?: SaidBefore;
  /** Whether `texts` were said one after the other, so that signs of danger in them add up. */
  isConversation?: boolean;
  /** The country whose help lines are shown if they are needed. */
  country?: string | null;
  /** The person's time zone, which selects help lines and in which the time of a limit's reset is shown. */
  timeZone?: string | null;
  /** Whether the person has seen the help lines and chose to continue. */
  goOnAnyway?: boolean;
  /** Whether the call makes a step smaller, for which a model may be good enough that may not read. */
  isForSmallerStep?: boolean;
}

/** A call that passed the safety check and is not counted yet. */
export interface Admission {
  /**
   * Whether the text is dark, or the person continued after the help lines: gentle tone, no jokes, no ads.
   */
  isDistressed: boolean;
  /** The help that belongs beside the answer; `null` if none does. */
  help: HelpInSight | null;
  /** Returns the statement that counts the call. It runs in any batch or in `shared`. */
  claim(tx: Transaction, now: Date): PromiseLike<unknown>;
  /**
   * Reads the result of `claim`. Throws `rate_limited` where the hourly limit is used up. Where the server may not spend
   * more on its model, the ticket is for the offline duck.
   */
  settle(claimed: unknown, now: Date): Ticket;
}

/** What is kept of the duck that answers a call. */
export interface AnsweringDuck {
  readonly id: string;
  readonly kind: "offline" | "model";
  readonly isAtHome: boolean;
}

/** A ticket that allows one call of its feature. Only `Admission.settle` makes tickets. */
export interface Ticket {
  readonly feature: LimitedFeature;
  readonly userId: string;
  readonly isDistressed: boolean;
  /** The duck that admitted the call and answers it, whichever is chosen while it does. */
  readonly duck: AnsweringDuck;
  /** Whether the server has spent all that it may on its model, so that the offline duck answers. */
  readonly isOverCap?: boolean;
  /** What is reserved for the call of the server's budget; `null` if the server has no cap or it is reached. */
  readonly reservation?: Reservation | null;
}
