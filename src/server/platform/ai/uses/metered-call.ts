/** Wraps every call to the duck: uses its ticket, asks the provider and records the tokens. */

import { AppError } from "../../errors/app-error.ts";
import type { TicketOffice } from "../admission.ts";
import type { Prompt } from "../duck.ts";
import { type CallServices, openCall, type ProviderCall } from "../provider-call.ts";
import type { OfflineRequest } from "../providers/offline/offline-request.ts";
import type { Ticket } from "../ticket.ts";
import type { Outcome, UsageLedger } from "../usage-ledger.ts";
import { FEATURE_OF_USE, type UseSettings } from "../use-settings.ts";

export interface Door extends CallServices {
  office: TicketOffice;
  ledger: UsageLedger;
}

export interface MeteredCallRequest {
  ticket: Ticket;
  prompt: Prompt;
  settings: UseSettings;
  offline: OfflineRequest;
  signal: AbortSignal | undefined;
}

export interface MeteredCall {
  call: ProviderCall;
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

/**
 * Returns the prompt that `write` makes; for the offline duck an empty one, because it composes from the request
 * itself.
 */
export function promptFor({ provider }: Door, write: () => Prompt): Prompt {
  return provider.kind === "offline" ? NO_PROMPT : write();
}

/** Marks a request as distressed if its ticket is. The check of the person's text has decided that. */
export function withDistress<Request extends { isDistressed?: boolean }>(ticket: Ticket, request: Request) {
  return { ...request, isDistressed: ticket.isDistressed || request.isDistressed === true };
}

/** Uses up the ticket and opens a call to the provider. */
export function openMetered(door: Door, request: MeteredCallRequest): MeteredCall {
  const { ticket, offline } = request;
  door.office.redeem(ticket, FEATURE_OF_USE[offline.use]);
  const call = openCall(door, request);
  let outcome: Outcome = "stopped";
  return {
    call,
    settle(settled) {
      outcome = settled;
    },
    fail(error) {
      outcome = error instanceof AppError && error.code === "reading_stopped" ? "stopped" : "failed";
    },
    async end() {
      const usage = call.usage();
      call.close();
      await door.ledger({
        userId: ticket.userId,
        feature: ticket.feature,
        model: door.provider.id,
        usage,
        outcome,
        reservation: ticket.reservation ?? null,
      });
    },
  };
}
