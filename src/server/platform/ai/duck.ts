/**
 * The duck's interface for features. Every call takes the same steps: `admit` checks the texts for a crisis,
 * the admission's statement counts the call against the hourly limits, and its ticket allows one call.
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
} from "#domain/duck/duck-request.ts";
import type { StandInReason } from "#domain/duck/stand-in.ts";
import type { WaitingStep } from "#domain/duck/waiting-steps.ts";
import type { Concern, ReadingResult } from "#domain/readings/reading-result.ts";
import type { Admission, AdmissionRequest, Ticket } from "./ticket.ts";
import { OWN_NETWORK_TIMINGS } from "./timings.ts";
import type { TokenUsage } from "./token-usage.ts";

/** The longest that a paragraph or a line may take by the slowest model, in milliseconds. */
export const LONGEST_SHORT_CALL_MS = Math.max(
  OWN_NETWORK_TIMINGS.paragraphCallMs,
  OWN_NETWORK_TIMINGS.lineCallMs,
);

/** The text that is sent to a model: instructions, and as data what the person wrote. */
export interface Prompt {
  system: string;
  /** The beginning of `system` that is the same for every call of this use, which a provider may cache. */
  stable?: string;
  user: string;
  /** The beginning of `user` that is the same for every call of one conversation. */
  stableUser?: string;
}

/** How a reading is asked for: as one JSON object, or as text with tags, which small models hold better. */
export type AnswerForm = "json" | "tags";

/**
 * One call. `request` holds what people typed, unchanged. `writePrompt` receives a sanitised copy, and a
 * prompt may contain no other text of theirs. `form` is given for a reading. It is called once, after the ticket was used; never for the offline duck.
 */
export interface DuckCall<Request> {
  request: Request;
  writePrompt(clean: Request, form?: AnswerForm): Prompt;
  /** Ends the call to the duck, which then throws `reading_stopped`. */
  signal?: AbortSignal;
  /** Ends the wait for the model: the offline duck writes the reading. Must not fire after the first text. */
  leaving?: AbortSignal;
  /** Called with each step of the wait for the model's first text. The same step may come again. */
  onWaiting?(step: WaitingStep): void;
  /** Called before its first text if the offline duck writes a reading or a reply in place of the model. */
  onStandIn?(reason: StandInReason): void;
}

export interface StepTitleRequest {
  text: string;
}

/** The first part of the stream of a reading if its headline comes before its interpretation. */
export interface HeadPart {
  type: "head";
  headline: string;
}

/**
 * The last part of a reading's stream. `isDefault`: the model gave no usable answer, and this is the default reading.
 */
export interface ReadingEnd {
  type: "result";
  reading: ReadingResult;
  isDefault: boolean;
  usage: TokenUsage;
}

/** What was sent so far was the model's thoughts, or was refused halfway: the text begins anew. */
export interface AnewPart {
  type: "anew";
}

export type ReadingPart =
  | HeadPart
  | AnewPart
  /** The next piece of the interpretation. All pieces joined are its beginning, and nearly always all of it. */
  | { type: "delta"; text: string }
  | ReadingEnd;

/** The first part of a reply's stream if the model reports a concern, so that help can be shown before its first words. */
export interface ConcernPart {
  type: "head";
  concern: Concern;
}

export type ChatPart =
  | ConcernPart
  | AnewPart
  | { type: "delta"; text: string }
  | { type: "result"; text: string; concern?: Concern; usage: TokenUsage };

/**
 * The answer of a short call. `isFallback`: the model gave no usable answer, and this is the specified
 * default.
 */
export interface Said {
  text: string;
  isFallback: boolean;
}

export type DuckTrouble =
  | "wrong_key"
  | "exhausted_account"
  | "unknown_model"
  | "refused_request"
  | "overloaded"
  | "unreachable"
  | "unusable_answer";

/** Tells the operator whether the last calls succeeded, and what to do if they failed. */
export interface DuckHealth {
  state: "untried" | "well" | "trouble";
  trouble?: DuckTrouble;
  message: string;
  since: Date;
  /** Whether the model is left alone after an outage, so that the offline duck answers. */
  isAway: boolean;
}

export interface Duck {
  kind: "offline" | "model";
  /** The duck's name as shown to people: "the offline duck", "Anthropic, claude-…". */
  label: string;
  /** The duck's name as stored with a reading: `offline`, `anthropic:claude-…`. */
  id: string;
  /** Whether what a person writes is sent to a third party's model. */
  isThirdParty: boolean;
  /** Who gets what a person writes, where that is a third party. */
  sentTo?: string | undefined;
  /** Whether a model on the operator's own network answers, which may do one thing at a time. */
  isAtHome: boolean;
  /** Whether a model gives names and titles and makes steps smaller. It may do so where it may not read. */
  doesSmallThings: boolean;

  /**
   * Throws `crisis_help` with help lines where the texts show a crisis and the person has not chosen to
   * continue.
   */
  admit(request: AdmissionRequest): Admission;

  /**
   * Streams a reading and yields one `result` last. The offline duck writes it if the model refuses, or fails before its first text.
   * Throws `reading_stopped`, and `reading_failed` if the person's correction needs the model.
   */
  streamReading(ticket: Ticket, call: DuckCall<ReadingRequest>): AsyncGenerator<ReadingPart, void, void>;
  /** Names a block in two to six words; falls back to "{type} Block". Throws only when it is stopped. */
  nameBlock(ticket: Ticket, call: DuckCall<BlockNameRequest> & { blockTypeName?: string }): Promise<Said>;
  /**
   * Gives a step a title of at most ten words without a full stop. Asks a model only if the step is longer.
   * Throws only when it is stopped.
   */
  titleStep(ticket: Ticket, call: DuckCall<StepTitleRequest>): Promise<Said>;
  /**
   * Returns a version of the step that takes two minutes; falls back to a rule-based one. Throws only when it
   * is stopped.
   */
  shrinkStep(ticket: Ticket, call: DuckCall<SmallerStepRequest>): Promise<Said>;
  /** Returns advice about a card for a type of block; falls back to what the offline duck composes. */
  advise(ticket: Ticket, call: DuckCall<AdviceRequest>): Promise<Said>;
  /** Returns Rob's comment on a card; falls back to the card's wisdom. */
  take(ticket: Ticket, call: DuckCall<TakeRequest>): Promise<Said>;
  /**
   * Streams a chat reply and yields one `result` last. The offline duck writes it if the model refuses, or fails before its
   * first text. Throws `reading_stopped`, and `unavailable` for a reply without words.
   */
  chat(ticket: Ticket, call: DuckCall<ChatRequest>): AsyncGenerator<ChatPart, void, void>;

  health(): DuckHealth;
}
