// The objects of the fake Stripe, with the fields that the real ones have and this app reads. Times are in seconds.
import { randomBytes } from "node:crypto";

export interface Customer {
  id: string;
  object: "customer";
  email: string;
  metadata: Record<string, string>;
  created: number;
  deleted?: true;
}

export interface Session {
  id: string;
  object: "checkout.session";
  customer: string;
  mode: "subscription";
  status: "open" | "complete" | "expired";
  payment_status: "unpaid" | "paid";
  subscription: string | null;
  success_url: string;
  cancel_url: string;
  url: string | null;
  price: string;
  created: number;
  expires_at: number;
}

export interface Subscription {
  id: string;
  object: "subscription";
  customer: string;
  status: "active" | "past_due" | "canceled";
  cancel_at: number | null;
  cancel_at_period_end: boolean;
  canceled_at: number | null;
  ended_at: number | null;
  latest_invoice: string;
  created: number;
  items: {
    object: "list";
    data: { id: string; price: { id: string }; current_period_start: number; current_period_end: number }[];
  };
}

export interface Invoice {
  id: string;
  object: "invoice";
  customer: string;
  status: "open" | "paid" | "uncollectible";
  currency: "usd";
  amount_due: number;
  amount_paid: number;
  attempt_count: number;
  next_payment_attempt: number | null;
  parent: { type: "subscription_details"; subscription_details: { subscription: string } };
  created: number;
}

export interface Event {
  id: string;
  object: "event";
  type: string;
  api_version: string;
  created: number;
  livemode: false;
  data: { object: object };
}

export interface Answer {
  status: number;
  body: object;
}

export interface Store {
  prices: Record<string, number>;
  customers: Map<string, Customer>;
  sessions: Map<string, Session>;
  subscriptions: Map<string, Subscription>;
  invoices: Map<string, Invoice>;
  portals: Map<string, { customer: string; return_url: string }>;
  /** The customers whose card is refused. */
  refused: Set<string>;
  /** The first answers by idempotency key, with the request that they belong to. */
  answers: Map<string, { request: string; answer: Answer }>;
  events: Event[];
  /** The fake's own time, in seconds. */
  now: number;
}

export const PERIOD_S = 30 * 24 * 3600;
const ID_BYTES = 12;

export function newId(prefix: string): string {
  return `${prefix}_${randomBytes(ID_BYTES).toString("hex")}`;
}

export function createStore(prices: Record<string, number>, now: Date): Store {
  return {
    prices,
    customers: new Map(),
    sessions: new Map(),
    subscriptions: new Map(),
    invoices: new Map(),
    portals: new Map(),
    refused: new Set(),
    answers: new Map(),
    events: [],
    now: Math.floor(now.getTime() / 1000),
  };
}

/** Returns the period of a subscription that is going on or was the last. */
export function periodOf({ items }: Subscription) {
  const [item] = items.data;
  if (!item) throw new Error("A subscription has no item");
  return item;
}
