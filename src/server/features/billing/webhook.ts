// The path to which Stripe sends its messages. Stripe repeats a message for three days until it is answered with 200, so
// nothing is answered before its effects are stored.
import { AppError } from "../../platform/errors/app-error.ts";
import { sentenceOf } from "../../platform/errors/sentences.ts";
import type { PlainRoute } from "../../platform/http/plain-routes.ts";
import { readBody } from "../../platform/http/read-body.ts";
import type { Services } from "../../platform/services.ts";
import { syncSubscription } from "./sync-subscription.ts";

export const WEBHOOK_PATH = "/api/billing/webhook";

/** The kinds of messages after which a subscription is fetched. docs/premium.md says to choose the same in Stripe. */
export const EVENT_TYPES: readonly string[] = [
  "checkout.session.completed",
  "customer.deleted",
  "customer.subscription.created",
  "customer.subscription.deleted",
  "customer.subscription.paused",
  "customer.subscription.resumed",
  "customer.subscription.updated",
  "invoice.paid",
  "invoice.payment_failed",
];

type WebhookServices = Pick<Services, "database" | "clock" | "post" | "live" | "log" | "payments">;

/** Returns the answers to Stripe's messages, by path. They act on the signature alone and read no session. */
export function webhookRoutes(services: WebhookServices): Record<string, PlainRoute> {
  return {
    [WEBHOOK_PATH]: async (request, response) => {
      const { payments, log } = services;
      if (!payments) throw new AppError("not_found", sentenceOf("not_found"));
      const { "stripe-signature": signature } = request.headers;
      const event = await payments.readEvent(await readBody({ request, response }), [signature].flat()[0]);
      const isOurs = EVENT_TYPES.includes(event.type) && event.customerId !== null;
      const state = isOurs
        ? await syncSubscription({ ...services, payments }, event.customerId ?? "", event)
        : null;
      log.info({ event: event.type, state: state?.state ?? "unchanged" }, "a message about payments");
      response.writeHead(200, { "content-type": "application/json" }).end('{"received":true}');
    },
  };
}
