// The payment service Stripe, through its library. The library is loaded with the first call, because it is large and most
// servers sell nothing.
import { createHash } from "node:crypto";
import type Stripe from "stripe";
import { SECOND_MS } from "#domain/time.ts";
import type { Clock } from "../clock.ts";
import type { Config } from "../config.ts";
import { AppError } from "../errors/app-error.ts";
import { sentenceOf, sentences } from "../errors/sentences.ts";
import { once } from "../once.ts";
import type { CheckoutOrder, PaymentEvent, Payments } from "./payments.ts";
import { describeInvoice, isGoingOn, presentSubscription } from "./present.ts";

/** A signature older than this is refused, in seconds. The ids of events are kept for much longer. */
const SIGNATURE_TOLERANCE_S = 300;
const TIMEOUT_MS = 10 * SECOND_MS;
/** The number of a customer's subscriptions that are looked at. One is going on at most, unless somebody added more. */
const SUBSCRIPTIONS = 20;

interface PaymentContext {
  config: Pick<Config, "stripe">;
  clock: Clock;
}

/** Returns the payment service, or `null` where the server has no key for it. */
export function openPayments({ config, clock }: PaymentContext): Payments | null {
  const { secretKey, webhookSecret = "", priceId = "", baseUrl } = config.stripe;
  if (secretKey === undefined) return null;
  const stripe = once(() => loadClient(secretKey, baseUrl));
  const ask = async <Answer>(request: (client: Stripe) => Promise<Answer>): Promise<Answer> => {
    const client = await stripe();
    return await request(client).catch((error: unknown) => {
      throw toAppError(error);
    });
  };

  return {
    createCustomer: ({ userId, email, former }) =>
      ask(async ({ customers }) => {
        const order = { email, metadata: { account: userId } };
        return (await customers.create(order, { idempotencyKey: keyOf("customer", { ...order, former }) }))
          .id;
      }),
    setAddress: (customerId, email) =>
      ask(async ({ customers }) => {
        await customers.update(customerId, { email }).catch(unlessMissing);
      }),
    openCheckout: (order) =>
      ask((client) =>
        openCheckout(client, priceId, order).catch((error: unknown) => {
          if (isMissing(error) && "param" in error && error.param === "customer") return null;
          throw error;
        }),
      ),
    openPortal: (customer, return_url) =>
      ask(async ({ billingPortal }) => (await billingPortal.sessions.create({ customer, return_url })).url),
    findSubscription: (customerId) =>
      ask(async (client) => presentSubscription(await subscriptionsOf(client, customerId))),
    setEnding: (customerId, isEnding) => ask((client) => setEnding(client, customerId, isEnding)),
    findInvoice: (invoiceId) =>
      ask(async ({ invoices }) => describeInvoice(await invoices.retrieve(invoiceId))),
    deleteCustomer: (customerId) =>
      ask(async ({ customers }) => {
        await customers.del(customerId).catch(unlessMissing);
      }),
    async readEvent(body, signature = "") {
      const { webhooks } = await stripe();
      const now = clock.now().getTime();
      try {
        return toEvent(
          webhooks.constructEvent(body, signature, webhookSecret, SIGNATURE_TOLERANCE_S, undefined, now),
        );
      } catch (error) {
        throw notFromPayments(error);
      }
    },
  };
}

async function loadClient(secretKey: string, baseUrl: string | undefined): Promise<Stripe> {
  const place = baseUrl === undefined ? {} : placeOf(new URL(baseUrl));
  const { default: Client } = await import("stripe");
  return new Client(secretKey, { ...place, timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false });
}

function placeOf({ hostname, port, protocol }: URL) {
  const isPlain = protocol === "http:";
  return {
    host: hostname,
    port: port || (isPlain ? "80" : "443"),
    protocol: isPlain ? ("http" as const) : ("https" as const),
  };
}

/** Returns an idempotency key that is the same for the same order, also in another process. */
function keyOf(kind: string, order: object): string {
  return `${kind}-${createHash("sha256").update(JSON.stringify(order)).digest("base64url")}`;
}

async function openCheckout(
  { checkout }: Stripe,
  price: string,
  { customerId: customer, boughtUrl, leftUrl }: CheckoutOrder,
): Promise<string> {
  const { data } = await checkout.sessions.list({ customer, limit: 1 });
  const [latest] = data;
  if (latest?.status === "open" && latest.url) return latest.url;
  const order = {
    mode: "subscription" as const,
    customer,
    line_items: [{ price, quantity: 1 }],
    success_url: boughtUrl,
    cancel_url: leftUrl,
  };
  // The key names the page before, so that two presses at once open one page, and a later press opens another.
  const idempotencyKey = keyOf("checkout", { ...order, after: latest?.id });
  const { url } = await checkout.sessions.create(order, { idempotencyKey });
  if (!url) throw new Error("A new checkout page has no address");
  return url;
}

async function subscriptionsOf({ subscriptions }: Stripe, customer: string): Promise<Stripe.Subscription[]> {
  try {
    const { data } = await subscriptions.list({ customer, status: "all", limit: SUBSCRIPTIONS });
    return data;
  } catch (error) {
    if (isMissing(error)) return [];
    throw error;
  }
}

async function setEnding(client: Stripe, customerId: string, isEnding: boolean): Promise<boolean> {
  const going = (await subscriptionsOf(client, customerId)).filter(isGoingOn);
  for (const { id, status, cancel_at_period_end: endsWithPeriod } of going) {
    // Where a payment failed, the period is not paid for, and it would be tried again.
    if (isEnding && status === "past_due") {
      await client.subscriptions.cancel(id);
      continue;
    }
    // A subscription that was ended in Stripe's portal may have a day of its own instead.
    const change =
      isEnding || endsWithPeriod ? { cancel_at_period_end: isEnding } : { cancel_at: "" as const };
    await client.subscriptions.update(id, change);
  }
  return going.length > 0;
}

function toEvent({ id, type, data }: Stripe.Event): PaymentEvent {
  const about = data.object as { id?: string; object?: string; customer?: string | { id: string } | null };
  const customer = about.object === "customer" ? about.id : about.customer;
  return {
    id,
    type,
    customerId: (typeof customer === "string" ? customer : customer?.id) ?? null,
    invoiceId: about.object === "invoice" ? (about.id ?? null) : null,
  };
}

function isMissing(error: unknown): error is Error & { code: string } {
  return error instanceof Error && "code" in error && error.code === "resource_missing";
}

/** Ignores that what a request changes is gone; throws any other error. */
function unlessMissing(error: unknown): void {
  if (!isMissing(error)) throw error;
}

function notFromPayments(cause: unknown): AppError {
  return new AppError("invalid_input", sentences.notFromPayments, { cause });
}

/** Connections that fail, too many requests and faults of Stripe pass; everything else is a mistake of ours or a wrong key. */
function toAppError(cause: unknown): Error {
  if (!(cause instanceof Error)) return new Error("A payment failed", { cause });
  const status = "statusCode" in cause && typeof cause.statusCode === "number" ? cause.statusCode : 0;
  const type = "type" in cause ? String(cause.type) : "";
  if (!type.startsWith("Stripe")) return cause;
  if (status === 0 || status === 409 || status === 429 || status >= 500)
    return new AppError("unavailable", sentences.paymentsAway, { cause });
  return new AppError("internal", sentenceOf("internal"), { cause, log: { payments: type, status } });
}
