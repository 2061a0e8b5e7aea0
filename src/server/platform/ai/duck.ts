/**
 * The duck as features know it. Every call takes the same way through the door: `admit` looks for a crisis, the
 * admission's statement counts the call against the hourly limits, and only the ticket it turns into opens a call.
 *
 * ```ts
 * const admission = duck.admit({ feature: "generateInsight", cost: readingCost(spread), userId, texts: [text] });
 * const [claimed] = await database.batch(actor, (tx) => [admission.claim(tx, now), ...others]);
 * const ticket = admission.settle(claimed, now);
 * for await (const event of duck.streamReading(ticket, { request, writePrompt })) ...
 * ```
 */
import type {
  AdviceRequest,
  BlockNameRequest,
  ChatRequest,
  ReadingRequest,
  SmallerStepRequest,
  TakeRequest,
} from "../../../domain/duck/duck-request.ts";
import type { LimitedFeature } from "../../../domain/limits/rate-limits.ts";
import type { ReadingResult } from "../../../domain/readings/reading-result.ts";
import type { Transaction } from "../db/database.ts";
import type { Reservation } from "./token-budget.ts";

/** What goes to a model: instructions, and the person's matter as data. */
export interface Prompt {
  system: string;
  user: string;
}

/**
 * One call. `request` holds what people typed, as they typed it; the door hands `writePrompt` a sanitised copy, and
 * nothing else of theirs may go into a prompt.
 */
export interface DuckCall<Request> {
  request: Request;
  writePrompt(clean: Request): Prompt;
  /** Ends the call; the door then throws `reading_stopped`. */
  signal?: AbortSignal;
}

export interface StepTitleRequest {
  text: string;
}

export interface TokenUsage {
  inputTokens: number;
  outputTokens: number;
}

export type ReadingPart =
  /** More of the interpretation, in order; all of them joined are its beginning, and nearly always all of it. */
  | { type: "delta"; text: string }
  /** The last part. `isDefault`: no usable words came, and this is the reading that stands in for them. */
  | { type: "result"; reading: ReadingResult; isDefault: boolean; usage: TokenUsage };

export type ChatPart = { type: "delta"; text: string } | { type: "result"; text: string; usage: TokenUsage };

/** Words of one of the short uses; `isFallback` where no usable ones came and the specification's stand in. */
export interface Said {
  text: string;
  isFallback: boolean;
}

export interface AdmissionRequest {
  feature: LimitedFeature;
  /** Tokens this call is charged: `readingCost(spread)` or `FIXED_COSTS`. */
  cost: number;
  userId: string;
  /** Everything the person typed for this call, as typed: looked through for a crisis. */
  texts: readonly string[];
  /** Whose help lines to name, where they are needed. */
  country?: string | null;
  /** Also the zone in which a limit's time is told. */
  timeZone?: string | null;
  /** The person has seen the help and wants to go on all the same. */
  goesOnAnyway?: boolean;
}

/** A call that was found safe and is not yet counted. */
export interface Admission {
  /** The text is dark, or a crisis the person chose to go on from: the tone is gentle, nothing jokes, no ads. */
  isDistressed: boolean;
  /** The one statement that counts the call; for any batch or `shared`. */
  claim(tx: Transaction, now: Date): PromiseLike<unknown>;
  /** Reads what `claim` gave. Throws `rate_limited` where the call would have gone over, `tokens_spent` where the day would have. */
  settle(claimed: unknown, now: Date): Ticket;
}

/** Opens one call of its feature, once. Made by `Admission.settle` only. */
export interface Ticket {
  readonly feature: LimitedFeature;
  readonly userId: string;
  readonly isDistressed: boolean;
  /** The tokens of the day that are held for the call. */
  readonly reservation?: Reservation | null;
}

export type DuckTrouble =
  | "wrong_key"
  | "exhausted_account"
  | "unknown_model"
  | "refused_request"
  | "overloaded"
  | "unreachable"
  | "unusable_answer";

/** For whoever runs the server: how the last calls went, in a sentence that says what to do. */
export interface DuckHealth {
  state: "untried" | "well" | "trouble";
  trouble?: DuckTrouble;
  message: string;
  since: Date;
}

export interface Duck {
  kind: "offline" | "model";
  /** For people: "the offline duck", "Anthropic, claude-…". */
  label: string;
  /** What is stored beside a reading: `offline`, `anthropic:claude-…`. */
  id: string;
  /** Whether what a person writes leaves this server for somebody else's model. */
  isThirdParty: boolean;

  /** Throws `crisis_help` with help lines where the texts speak of a crisis and the person has not chosen to go on. */
  admit(request: AdmissionRequest): Admission;

  /** Ends with one `result`. Throws `reading_failed` or `reading_stopped`. */
  streamReading(ticket: Ticket, call: DuckCall<ReadingRequest>): AsyncGenerator<ReadingPart, void, void>;
  /** Two to six words; falls back to "{type} Block". Never throws but for a stop. */
  nameBlock(ticket: Ticket, call: DuckCall<BlockNameRequest> & { blockTypeName?: string }): Promise<Said>;
  /** At most ten words without a full stop; asks a model only where the step is longer. Never throws but for a stop. */
  titleStep(ticket: Ticket, call: DuckCall<StepTitleRequest>): Promise<Said>;
  /** The step in two minutes; falls back to the step bounded by rule. Never throws but for a stop. */
  shrinkStep(ticket: Ticket, call: DuckCall<SmallerStepRequest>): Promise<Said>;
  /** Guidance for a card on a kind of block; falls back to the card's own application. */
  advise(ticket: Ticket, call: DuckCall<AdviceRequest>): Promise<Said>;
  /** Rob's take on a card; falls back to the card's wisdom. */
  take(ticket: Ticket, call: DuckCall<TakeRequest>): Promise<Said>;
  /** Ends with one `result`. Throws `unavailable` or `reading_stopped`. */
  chat(ticket: Ticket, call: DuckCall<ChatRequest>): AsyncGenerator<ChatPart, void, void>;

  health(): DuckHealth;
}
