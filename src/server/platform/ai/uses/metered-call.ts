/** Wraps every call to the duck: uses its ticket, asks the provider and records the tokens. */

import { AppError } from "../../errors/app-error.ts";
import type { TicketIssuer } from "../admission.ts";
import type { Prompt } from "../duck.ts";
import { type CallRequest, type CallServices, openCall, type ProviderCall } from "../provider-call.ts";
import type { Ticket } from "../ticket.ts";
import type { Outcome, UsageLedger } from "../usage-ledger.ts";
import { FEATURE_OF_USE } from "../use-settings.ts";

export interface Door extends CallServices {
  office: TicketIssuer;
  ledger: UsageLedger;
}

export interface MeteredCallRequest extends Omit<CallRequest, "prompt"> {
  ticket: Ticket;
  /** Writes the prompt. The offline duck composes from the request itself, so it is not called for it. */
  writePrompt(): Prompt;
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

/** Marks a request as distressed if its ticket is. The check of the person's text has decided that. */
export function withDistress<Request extends { isDistressed?: boolean }>(ticket: Ticket, request: Request) {
  return { ...request, isDistressed: ticket.isDistressed || request.isDistressed === true };
}

/** Uses up the ticket, writes the prompt and opens a call to the provider. */
export function openMeteredCall(
  services: Door,
  { ticket, writePrompt, ...request }: MeteredCallRequest,
): MeteredCall {
  services.office.redeem(ticket, FEATURE_OF_USE[request.offline.use]);
  const prompt = services.provider.kind === "offline" ? NO_PROMPT : writePrompt();
  const call = openCall(services, { ...request, prompt });
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
      await services.ledger({
        userId: ticket.userId,
        feature: ticket.feature,
        model: services.provider.id,
        usage,
        outcome,
        reservation: ticket.reservation ?? null,
      });
    },
  };
}
