// What happens to subscriptions: they are bought, renewed, refused, ended. Everything that happens adds an event.
import {
  type Invoice,
  newId,
  PERIOD_S,
  periodOf,
  type Session,
  type Store,
  type Subscription,
} from "./objects.ts";
import { API_VERSION } from "./version.ts";

/** A payment that was refused is tried again after this time, until the last try. Then the subscription is ended. */
const RETRY_S = 3 * 24 * 3600;
const MOST_ATTEMPTS = 4;

export function addEvent(store: Store, type: string, object: object): void {
  store.events.push({
    ...{
      id: newId("evt"),
      object: "event",
      type,
      api_version: API_VERSION,
      created: store.now,
      livemode: false,
    },
    data: { object: structuredClone(object) },
  });
}

/** Pays on an open checkout page. Returns false if the card is refused; the page then stays open. */
export function pay(store: Store, session: Session): boolean {
  if (store.refused.has(session.customer)) return false;
  const id = newId("sub");
  const invoice = addInvoice(store, { customer: session.customer, subscription: id, price: session.price });
  const subscription: Subscription = {
    id,
    object: "subscription",
    customer: session.customer,
    status: "active",
    created: store.now,
    cancel_at: null,
    cancel_at_period_end: false,
    canceled_at: null,
    ended_at: null,
    latest_invoice: invoice.id,
    items: {
      object: "list",
      data: [
        {
          id: newId("si"),
          price: { id: session.price },
          current_period_start: store.now,
          current_period_end: store.now + PERIOD_S,
        },
      ],
    },
  };
  store.subscriptions.set(id, subscription);
  markPaid(invoice);
  Object.assign(session, { status: "complete", payment_status: "paid", subscription: id, url: null });
  // Stripe does not promise an order either: the receipt's event comes before that of the subscription.
  addEvent(store, "invoice.paid", invoice);
  addEvent(store, "customer.subscription.created", subscription);
  addEvent(store, "checkout.session.completed", session);
  return true;
}

function addInvoice(
  store: Store,
  { customer, subscription, price }: { customer: string; subscription: string; price: string },
): Invoice {
  const invoice: Invoice = {
    id: newId("in"),
    object: "invoice",
    customer,
    status: "open",
    currency: "usd",
    amount_due: store.prices[price] ?? 0,
    amount_paid: 0,
    attempt_count: 0,
    next_payment_attempt: null,
    parent: { type: "subscription_details", subscription_details: { subscription } },
    created: store.now,
  };
  store.invoices.set(invoice.id, invoice);
  return invoice;
}

function markPaid(invoice: Invoice): void {
  invoice.attempt_count += 1;
  Object.assign(invoice, { status: "paid", amount_paid: invoice.amount_due, next_payment_attempt: null });
}

/** Lets the time pass, with everything that falls due meanwhile, in its order. */
export function advance(store: Store, seconds: number): void {
  const until = store.now + seconds;
  for (let next = nextDue(store, until); next; next = nextDue(store, until)) {
    store.now = Math.max(store.now, next.at);
    next.happen();
  }
  store.now = until;
}

function nextDue(store: Store, until: number): { at: number; happen: () => void } | undefined {
  const due = [...store.subscriptions.values()]
    .filter(({ status }) => status !== "canceled")
    .flatMap((subscription) => {
      const invoice = store.invoices.get(subscription.latest_invoice);
      const retryAt = invoice?.status === "open" ? invoice.next_payment_attempt : null;
      const endsAt = subscription.cancel_at ?? periodOf(subscription).current_period_end;
      return [
        { at: endsAt, happen: () => endPeriod(store, subscription) },
        ...(retryAt === null || !invoice
          ? []
          : [{ at: retryAt, happen: () => charge(store, subscription, invoice) }]),
      ];
    })
    .filter(({ at }) => at <= until)
    .toSorted((one, other) => one.at - other.at);
  return due[0];
}

function endPeriod(store: Store, subscription: Subscription): void {
  if (subscription.cancel_at !== null) {
    end(store, subscription);
    return;
  }
  const item = periodOf(subscription);
  Object.assign(item, {
    current_period_start: item.current_period_end,
    current_period_end: item.current_period_end + PERIOD_S,
  });
  const { customer, id } = subscription;
  const invoice = addInvoice(store, { customer, subscription: id, price: item.price.id });
  subscription.latest_invoice = invoice.id;
  charge(store, subscription, invoice);
}

function charge(store: Store, subscription: Subscription, invoice: Invoice): void {
  if (!store.refused.has(subscription.customer)) {
    markPaid(invoice);
    subscription.status = "active";
    addEvent(store, "invoice.paid", invoice);
    addEvent(store, "customer.subscription.updated", subscription);
    return;
  }
  invoice.attempt_count += 1;
  subscription.status = "past_due";
  const isLast = invoice.attempt_count >= MOST_ATTEMPTS;
  invoice.next_payment_attempt = isLast ? null : store.now + RETRY_S;
  addEvent(store, "customer.subscription.updated", subscription);
  addEvent(store, "invoice.payment_failed", invoice);
  if (isLast) end(store, subscription);
}

/** Tries the unpaid invoices of a customer whose card is good again. */
export function retryPayments(store: Store, customer: string): void {
  for (const subscription of store.subscriptions.values()) {
    const invoice = store.invoices.get(subscription.latest_invoice);
    const isOpen = subscription.status === "past_due" && invoice?.status === "open";
    if (subscription.customer === customer && isOpen && invoice) charge(store, subscription, invoice);
  }
}

export function setEnding(store: Store, subscription: Subscription, isEnding: boolean): void {
  Object.assign(subscription, {
    cancel_at_period_end: isEnding,
    cancel_at: isEnding ? periodOf(subscription).current_period_end : null,
    canceled_at: isEnding ? store.now : null,
  });
  addEvent(store, "customer.subscription.updated", subscription);
}

export function end(store: Store, subscription: Subscription): void {
  Object.assign(subscription, { status: "canceled", ended_at: store.now, canceled_at: store.now });
  addEvent(store, "customer.subscription.deleted", subscription);
}
