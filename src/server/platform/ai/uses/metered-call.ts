/** What every use does around its calls: the ticket in, the provider asked, the tokens written down. */

import { AppError } from "../../errors/app-error.ts";
import type { TicketOffice } from "../admission.ts";
import type { Prompt, Ticket } from "../duck.ts";
import { type CallFloor, openCall, type ProviderCall } from "../provider-call.ts";
import type { OfflineRequest } from "../providers/offline/offline-request.ts";
import type { Outcome, UsageLedger } from "../usage-ledger.ts";
import { FEATURE_OF_USE, type UseSettings } from "../use-settings.ts";

export interface Door extends CallFloor {
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

/** Hands the open call to `work`; `work` reports its outcome by `settle`, and a throw is `failed` or `stopped`. */
export async function* meter<Part>(
  door: Door,
  request: MeteredCallRequest,
  work: (call: ProviderCall, settle: (outcome: Outcome) => void) => AsyncGenerator<Part, void, void>,
): AsyncGenerator<Part, void, void> {
  const { ticket, offline } = request;
  door.office.redeem(ticket, FEATURE_OF_USE[offline.use]);
  const call = openCall(door, request);
  // A caller that stops reading ends this generator without an error: that is a stop as well.
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
