/** Wraps every call to the duck: uses its ticket, asks the provider and records the tokens. */
import type { StandInReason } from "#domain/duck/stand-in.ts";
import { AppError } from "../../errors/app-error.ts";
import type { TicketIssuer } from "../admission.ts";
import { BreakerOpen } from "../breaker.ts";
import type { AnswerForm, Prompt } from "../duck.ts";
import { answerFormOf } from "../model-provider.ts";
import { type CallRequest, type CallServices, openCall, type ProviderCall } from "../provider-call.ts";
import { ModelLeft, ProviderFailure, Refusal } from "../provider-failure.ts";
import type { Ticket } from "../ticket.ts";
import { NO_TOKENS } from "../token-usage.ts";
import type { Outcome, UsageLedger } from "../usage-ledger.ts";
import { FEATURE_OF_USE } from "../use-settings.ts";

export interface MeteredCallServices extends CallServices {
  office: TicketIssuer;
  ledger: UsageLedger;
  /** What calls the offline duck in place of the provider; `null` if the provider is the offline duck. */
  standIn: CallServices | null;
  /** Counts the answers that the offline duck wrote in place of the provider. */
  countStandIn(reason: StandInReason): void;
}

export interface MeteredCallRequest extends Omit<CallRequest, "prompt"> {
  ticket: Ticket;
  /** Writes the prompt. The offline duck composes from the request itself, so it is not called for it. */
  writePrompt(form: AnswerForm): Prompt;
}

/** Who writes an answer. */
export interface Writer {
  call: ProviderCall;
  isOffline: boolean;
  /** How a reading was asked for. */
  form: AnswerForm;
}

export interface MeteredCall {
  /** Returns who writes now: the provider, or the offline duck if the server may not spend more. */
  writer(): Writer;
  /**
   * Ends the call to the provider after a failure and lets the offline duck write instead. Returns why it does; `null` if the
   * error is no failure of the provider, or if there is nobody else.
   */
  replaceWriter(error: unknown): StandInReason | null;
  /**
   * Reports the outcome of a whole answer. A call without a reported outcome counts as stopped: its caller
   * stopped reading.
   */
  settle(outcome: Outcome): void;
  /** Reports the error of a call: as `stopped` when the person stopped the call, otherwise as `failed`. */
  fail(error: unknown): void;
  /** Closes the call and records its tokens. Must be called once. */
  end(): Promise<void>;
}

const NO_PROMPT: Prompt = { system: "", user: "" };
/** The offline duck writes on after somebody left the model, and has no steps. */
const NOBODY_LEAVES = { leaving: undefined, onWaiting: undefined };

/** Marks a request as distressed if its ticket is. The check of the person's text has decided that. */
export function withDistress<Request extends { isDistressed?: boolean }>(ticket: Ticket, request: Request) {
  return { ...request, isDistressed: ticket.isDistressed || request.isDistressed === true };
}

/** Uses up the ticket and opens a call to the provider, or to the offline duck if the server may not spend more. */
export function openMeteredCall(door: MeteredCallServices, request: MeteredCallRequest): MeteredCall {
  const { ticket, offline } = request;
  door.office.redeem(ticket, FEATURE_OF_USE[offline.use]);
  const isSpent = ticket.isOverCap === true && door.standIn !== null;
  if (isSpent) door.countStandIn("spent");
  let present = openRecorded(door, (isSpent && door.standIn) || door, request);
  let failed = Promise.resolve();
  return {
    writer: () => present.writer,
    replaceWriter(error) {
      const { standIn } = door;
      if (!(error instanceof ProviderFailure) || present.writer.isOffline || !standIn) return null;
      const reason = reasonOf(error);
      door.countStandIn(reason);
      if (error instanceof BreakerOpen) {
        // The provider was not called, so there is no call to record.
        present.writer.call.close();
        present = openRecorded(door, standIn, request);
        return reason;
      }
      present.settle(error instanceof ModelLeft ? "stopped" : "failed");
      failed = present.end();
      present = openRecorded(door, standIn, { ...request, ticket: { ...ticket, reservation: null } });
      return reason;
    },
    settle: (outcome) => present.settle(outcome),
    fail: (error) =>
      present.settle(error instanceof AppError && error.code === "reading_stopped" ? "stopped" : "failed"),
    async end() {
      await Promise.all([failed, present.end()]);
    },
  };
}

function reasonOf(error: ProviderFailure): StandInReason {
  if (error instanceof ModelLeft) return "left";
  return error instanceof Refusal ? "refused" : "failed";
}

/** Opens a call whose tokens are recorded when it ends. */
function openRecorded(door: MeteredCallServices, services: CallServices, request: MeteredCallRequest) {
  const { ticket, writePrompt, ...rest } = request;
  const { provider } = services;
  const isOffline = provider.kind === "offline";
  const form = answerFormOf(provider);
  const prompt = isOffline ? NO_PROMPT : writePrompt(form);
  const call = openCall(services, { ...rest, ...(isOffline && NOBODY_LEAVES), prompt });
  let outcome: Outcome = "stopped";
  return {
    writer: { call, isOffline, form },
    settle(settled: Outcome) {
      outcome = settled;
    },
    async end() {
      // The offline duck's words cost nothing.
      const usage = isOffline ? NO_TOKENS : call.usage();
      call.close();
      const { userId, feature, reservation = null } = ticket;
      await door.ledger({ userId, feature, model: provider.id, usage, outcome, reservation });
    },
  };
}
