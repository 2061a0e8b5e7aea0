// The endpoints of the fake Stripe. They refuse what the real ones refuse.
import { type FormReader, readAddress, readBoolean, readForm, readLimit } from "./form.ts";
import { addEvent, end, setEnding } from "./life.ts";
import { type Answer, newId, type Session, type Store, type Subscription } from "./objects.ts";
import { invalid, keyWithOtherParameters, noSuch, unknownRoute, wrongKey, wrongVersion } from "./refusals.ts";
import { API_VERSION } from "./version.ts";

export interface ApiRequest {
  method: string;
  path: string;
  /** The form: the body, or the query of a GET. */
  form: string;
  headers: Record<string, string | string[] | undefined>;
}

interface Api {
  store: Store;
  secretKey: string;
  /** The address at which the fake's own pages are. */
  pagesUrl: () => string;
}

/** Answers a request. Throws `Refusal`. A request with an idempotency key is answered as the first time. */
export function answerApi(api: Api, request: ApiRequest): Answer {
  const { method, path, form, headers } = request;
  const key = String(headers.authorization ?? "").replace(/^Bearer /, "");
  if (key !== api.secretKey) throw wrongKey(key);
  const version = String(headers["stripe-version"] ?? "");
  if (version !== API_VERSION) throw wrongVersion(version);
  const isForm = /^application\/x-www-form-urlencoded/.test(String(headers["content-type"] ?? ""));
  if (method === "POST" && form !== "" && !isForm)
    throw invalid("content-type", "The request must be sent as application/x-www-form-urlencoded.");
  const idempotencyKey = method === "POST" ? headers["idempotency-key"] : undefined;
  if (typeof idempotencyKey !== "string") return handle(api, request);
  const known = api.store.answers.get(idempotencyKey);
  const asked = `${path}?${form}`;
  if (known && known.request !== asked) throw keyWithOtherParameters(idempotencyKey);
  const answer = known?.answer ?? structuredClone(handle(api, request));
  api.store.answers.set(idempotencyKey, { request: asked, answer });
  return answer;
}

const ROUTES: readonly [method: string, path: RegExp, handle: Handle][] = [
  ["POST", /^\/v1\/customers$/, createCustomer],
  ["POST", /^\/v1\/customers\/(\w+)$/, changeCustomer],
  ["DELETE", /^\/v1\/customers\/(\w+)$/, deleteCustomer],
  ["POST", /^\/v1\/checkout\/sessions$/, createSession],
  ["GET", /^\/v1\/checkout\/sessions$/, listSessions],
  ["POST", /^\/v1\/billing_portal\/sessions$/, createPortal],
  ["GET", /^\/v1\/subscriptions$/, listSubscriptions],
  ["POST", /^\/v1\/subscriptions\/(\w+)$/, changeSubscription],
  ["DELETE", /^\/v1\/subscriptions\/(\w+)$/, cancelSubscription],
  ["GET", /^\/v1\/invoices\/(\w+)$/, findInvoice],
];

type Handle = (api: Api, form: FormReader, id: string) => object;

function handle(api: Api, { method, path, form }: ApiRequest): Answer {
  for (const [ofMethod, pattern, answer] of ROUTES) {
    const [, id = ""] = pattern.exec(path) ?? [];
    if (ofMethod !== method || !pattern.test(path)) continue;
    const reader = readForm(form);
    return { status: 200, body: answer(api, reader, id) };
  }
  throw unknownRoute(method, path);
}

function liveCustomer({ store }: Api, id: string, param: string) {
  const customer = store.customers.get(id);
  if (!customer || customer.deleted) throw noSuch("customer", id, param);
  return customer;
}

function createCustomer({ store }: Api, form: FormReader) {
  const email = readEmail(form);
  const metadata = form.below("metadata");
  form.refuseOthers();
  const customer = { id: newId("cus"), object: "customer" as const, email, metadata, created: store.now };
  store.customers.set(customer.id, customer);
  addEvent(store, "customer.created", customer);
  return customer;
}

function readEmail(form: FormReader): string {
  const email = form.find("email") ?? "";
  if (email && !/^[^\s@]+@[^\s@]+\.[^\s@]+$/.test(email))
    throw invalid("email", `Invalid email address: ${email}`);
  return email;
}

function changeCustomer(api: Api, form: FormReader, id: string) {
  const customer = { ...liveCustomer(api, id, "id"), email: readEmail(form) };
  form.refuseOthers();
  api.store.customers.set(id, customer);
  addEvent(api.store, "customer.updated", customer);
  return customer;
}

function deleteCustomer(api: Api, form: FormReader, id: string) {
  const { store } = api;
  form.refuseOthers();
  const customer = liveCustomer(api, id, "id");
  for (const subscription of store.subscriptions.values()) {
    if (subscription.customer === id && subscription.status !== "canceled") end(store, subscription);
  }
  for (const session of store.sessions.values()) {
    if (session.customer === id && session.status === "open")
      Object.assign(session, { status: "expired", url: null });
  }
  store.customers.set(id, { ...customer, email: "", metadata: {}, deleted: true });
  addEvent(store, "customer.deleted", customer);
  return { id, object: "customer", deleted: true };
}

const SESSION_OPEN_S = 24 * 3600;

function createSession(api: Api, form: FormReader) {
  const { store, pagesUrl } = api;
  const mode = form.need("mode");
  if (mode !== "subscription") throw invalid("mode", "This fake sells subscriptions only.");
  const customer = liveCustomer(api, form.need("customer"), "customer");
  const price = form.need("line_items[0][price]");
  if (!Object.hasOwn(store.prices, price)) throw noSuch("price", price, "line_items[0][price]");
  if (form.need("line_items[0][quantity]") !== "1")
    throw invalid("line_items[0][quantity]", "Invalid integer");
  const addresses = {
    success_url: readAddress(form, "success_url"),
    cancel_url: readAddress(form, "cancel_url"),
  };
  form.refuseOthers();
  const id = newId("cs_test");
  const session: Session = {
    id,
    object: "checkout.session",
    customer: customer.id,
    mode,
    ...addresses,
    price,
    status: "open",
    payment_status: "unpaid",
    subscription: null,
    url: `${pagesUrl()}/c/pay/${id}`,
    created: store.now,
    expires_at: store.now + SESSION_OPEN_S,
  };
  store.sessions.set(id, session);
  return session;
}

function listSessions(api: Api, form: FormReader) {
  const { store } = api;
  const customer = form.find("customer");
  const limit = readLimit(form);
  form.refuseOthers();
  for (const session of store.sessions.values()) {
    if (session.status === "open" && session.expires_at <= store.now)
      Object.assign(session, { status: "expired", url: null });
  }
  return listOf([...store.sessions.values()].filter((each) => each.customer === customer).reverse(), limit);
}

function createPortal(api: Api, form: FormReader) {
  const customer = liveCustomer(api, form.need("customer"), "customer").id;
  const return_url = readAddress(form, "return_url");
  form.refuseOthers();
  const id = newId("bps");
  api.store.portals.set(id, { customer, return_url });
  return {
    id,
    object: "billing_portal.session",
    customer,
    return_url,
    url: `${api.pagesUrl()}/p/session/${id}`,
  };
}

function listSubscriptions({ store }: Api, form: FormReader) {
  const customer = form.find("customer") ?? "";
  const isOfAllStates = form.find("status") === "all";
  const limit = readLimit(form);
  form.refuseOthers();
  if (!store.customers.has(customer)) throw noSuch("customer", customer, "customer");
  const all = [...store.subscriptions.values()].filter((each) => each.customer === customer).reverse();
  return listOf(
    all.filter(({ status }) => isOfAllStates || status !== "canceled"),
    limit,
  );
}

function changeSubscription({ store }: Api, form: FormReader, id: string): Subscription {
  const subscription = store.subscriptions.get(id);
  if (!subscription) throw noSuch("subscription", id);
  const isEnding = readBoolean(form, "cancel_at_period_end");
  const cancelAt = form.find("cancel_at");
  form.refuseOthers();
  if (subscription.status === "canceled")
    throw invalid("id", "A canceled subscription can only update its cancellation_details and metadata.");
  if (isEnding !== undefined) setEnding(store, subscription, isEnding);
  else if (cancelAt === "") setEnding(store, subscription, false);
  return subscription;
}

function cancelSubscription({ store }: Api, form: FormReader, id: string): Subscription {
  form.refuseOthers();
  const subscription = store.subscriptions.get(id);
  if (!subscription || subscription.status === "canceled") throw noSuch("subscription", id);
  end(store, subscription);
  return subscription;
}

function findInvoice({ store }: Api, form: FormReader, id: string) {
  form.refuseOthers();
  const invoice = store.invoices.get(id);
  if (!invoice) throw noSuch("invoice", id);
  return invoice;
}

function listOf(all: readonly object[], limit: number) {
  return { object: "list", url: "/v1", has_more: all.length > limit, data: all.slice(0, limit) };
}
