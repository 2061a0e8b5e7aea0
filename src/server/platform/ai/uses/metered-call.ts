/** Wraps every call: uses the ticket, asks the provider and records the tokens. */

import { AppError } from "../../errors/app-error.ts";
import type { TicketOffice } from "../admission.ts";
import type { Prompt, Ticket } from "../duck.ts";
import { type CallServices, openCall, type ProviderCall } from "../provider-call.ts";
import type { OfflineRequest } from "../providers/offline/offline-request.ts";
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

/**
 * Passes the open call to `work`, which reports its outcome with `settle`. A throw counts as `failed` or
 * `stopped`.
 */
export async function* meter<Part>(
  door: Door,
  request: MeteredCallRequest,
  work: (call: ProviderCall, settle: (outcome: Outcome) => void) => AsyncGenerator<Part, void, void>,
): AsyncGenerator<Part, void, void> {
  const { ticket, offline } = request;
  door.office.redeem(ticket, FEATURE_OF_USE[offline.use]);
  const call = openCall(door, request);
  // A caller that stops reading ends this generator without an error; that counts as stopped too.
  let outcome: Outcome = "stopped";
  try {
    yield* work(call, (settled) => {
      outcome = settled;
    });
  } catch (error) {
    outcome = error instanceof AppError && error.code === "reading_stopped" ? "stopped" : "failed";
    throw error;
  } finally {
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
  }
}
