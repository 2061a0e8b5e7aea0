// The pages of the fake Stripe: one to pay on, and the portal. A browser can click through both.
import { pay, retryPayments, setEnding } from "./life.ts";
import type { Store } from "./objects.ts";

export interface PageAnswer {
  status: number;
  html: string;
  /** The address to which the browser is sent instead. */
  location?: string;
}

export interface PageRequest {
  path: string;
  /** The button that was pressed; empty for a page that is only opened. */
  pressed: string;
  card: string;
}

/** The number of the card that the fake refuses; every other one pays. */
export const REFUSED_CARD = "4000000000000341";

/** Answers a request for a page, or returns `undefined` for another path. */
export function answerPage(store: Store, request: PageRequest): PageAnswer | undefined {
  const [, kind, id = ""] = /^\/(c\/pay|p\/session)\/(\w+)$/.exec(request.path) ?? [];
  if (kind === "c/pay") return answerCheckout(store, id, request);
  return kind === "p/session" ? answerPortal(store, id, request) : undefined;
}

function answerCheckout(store: Store, id: string, { pressed, card }: PageRequest): PageAnswer {
  const session = store.sessions.get(id);
  if (session?.status !== "open")
    return page("This page has expired", "<p>Go back to the shop and begin again.</p>", 404);
  if (pressed === "back") return { status: 303, html: "", location: session.cancel_url };
  const email = store.customers.get(session.customer)?.email ?? "";
  const form = `<p>${email}</p><p>$${((store.prices[session.price] ?? 0) / 100).toFixed(2)} per month</p>
    <form method="post"><label>Card number <input name="card" value="4242424242424242"></label>
    <button name="pressed" value="pay">Subscribe</button><button name="pressed" value="back">Back</button></form>`;
  if (pressed !== "pay") return page("Subscribe to Premium", form);
  setCard(store, session.customer, card);
  if (pay(store, session)) return { status: 303, html: "", location: session.success_url };
  return page("Subscribe to Premium", `<p role="alert">Your card was declined.</p>${form}`);
}

function answerPortal(store: Store, id: string, { pressed, card }: PageRequest): PageAnswer {
  const portal = store.portals.get(id);
  if (!portal) return page("This page has expired", "<p>Go back to the shop and begin again.</p>", 404);
  const own = [...store.subscriptions.values()].filter(({ customer }) => customer === portal.customer);
  const going = own.find(({ status }) => status !== "canceled");
  if (going && (pressed === "cancel" || pressed === "renew")) setEnding(store, going, pressed === "cancel");
  if (pressed === "card") {
    setCard(store, portal.customer, card);
    retryPayments(store, portal.customer);
  }
  const isEnding = going?.cancel_at_period_end === true;
  const change = isEnding
    ? '<button name="pressed" value="renew">Renew plan</button>'
    : '<button name="pressed" value="cancel">Cancel plan</button>';
  const invoices = [...store.invoices.values()].filter(({ customer }) => customer === portal.customer);
  return page(
    "Your plan",
    `<p>${going ? going.status : "no plan"}</p><form method="post">${going ? change : ""}
     <label>Card number <input name="card" value="4242424242424242"></label>
     <button name="pressed" value="card">Save card</button></form>
     <ul>${invoices.map(({ id: name, status }) => `<li>${name}: ${status}</li>`).join("")}</ul>
     <a href="${portal.return_url}">Return</a>`,
  );
}

function setCard(store: Store, customer: string, card: string): void {
  if (card.replaceAll(" ", "") === REFUSED_CARD) store.refused.add(customer);
  else store.refused.delete(customer);
}

function page(title: string, body: string, status = 200): PageAnswer {
  return {
    status,
    html: `<!doctype html><html lang="en"><title>${title}</title><h1>${title}</h1>${body}</html>`,
  };
}
