// A fake of Stripe on loopback: the API with its forms, keys and errors, the pages to pay on, and signed messages to a
// webhook. It has a clock of its own, which a test moves.
import { createHmac } from "node:crypto";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type ApiRequest, answerApi } from "./fake-stripe/api.ts";
import { advance } from "./fake-stripe/life.ts";
import { createStore, type Event, newId, type Store } from "./fake-stripe/objects.ts";
import { answerPage } from "./fake-stripe/pages.ts";
import { Refusal } from "./fake-stripe/refusals.ts";

export const PRICE_ID = "price_premium_monthly";
const PRICE_CENTS = 500;
const SECRET_KEY = "sk_test_fake";
const WEBHOOK_SECRET = "whsec_fake";

export interface FakeStripe {
  /** The settings with which the app uses this fake. */
  settings: Record<string, string>;
  store: Store;
  /** Every request to the API, as its method and path, oldest first. */
  requests: string[];
  /** Moves the fake's clock, with renewals, failed payments and ends of periods. */
  advance(milliseconds: number): void;
  /** While it is set, requests to the API are answered with this status, or not at all for `hang`. */
  break(how: number | "hang" | null): void;
  /** Called with each request to the API before it is answered. */
  onRequest(listener: ((path: string) => void | Promise<void>) | null): void;
  /** Returns the events that no webhook has accepted yet. */
  undelivered(): Event[];
  /** Sends the waiting events to the webhook, each until it is accepted or has failed once. Returns the statuses. */
  deliver(order?: (events: Event[]) => Event[]): Promise<number[]>;
  /** Returns what is sent to the webhook for this event: the body and the header with its signature. */
  sign(event: Event, at?: Date): { body: string; signature: string };
  close(): Promise<void>;
}

export interface FakeStripeOptions {
  /** The time with which the fake begins, and which it writes into signatures. */
  now?: () => Date;
}

/** Starts the fake. `webhookUrl` is asked for each delivery, because the app usually starts later. */
export async function startFakeStripe(
  webhookUrl: () => string,
  { now = () => new Date() }: FakeStripeOptions = {},
): Promise<FakeStripe> {
  const store = createStore({ [PRICE_ID]: PRICE_CENTS }, now());
  const requests: string[] = [];
  const accepted = new Set<string>();
  const state: { broken: number | "hang" | null; listener: ((path: string) => unknown) | null } = {
    broken: null,
    listener: null,
  };
  let url = "";
  const api = { store, secretKey: SECRET_KEY, pagesUrl: () => url };

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    if (!request.path.startsWith("/v1/")) return sendPage(store, request, response);
    requests.push(`${request.method} ${request.path}`);
    await state.listener?.(`${request.method} ${request.path}`);
    if (state.broken === "hang") return;
    if (state.broken !== null) return refuse(response, brokenAnswer(state.broken));
    try {
      const { status, body } = answerApi(api, request);
      sendJson(response, status, body);
    } catch (error) {
      if (error instanceof Refusal) refuse(response, error);
      else throw error;
    }
  }

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  const sign: FakeStripe["sign"] = (event, at = now()) => {
    const body = JSON.stringify(event, null, 2);
    const timestamp = Math.floor(at.getTime() / 1000);
    const code = createHmac("sha256", WEBHOOK_SECRET).update(`${timestamp}.${body}`).digest("hex");
    return { body, signature: `t=${timestamp},v1=${code}` };
  };
  const undelivered = () => store.events.filter(({ id }) => !accepted.has(id));

  return {
    settings: {
      STRIPE_SECRET_KEY: SECRET_KEY,
      STRIPE_WEBHOOK_SECRET: WEBHOOK_SECRET,
      STRIPE_PRICE_ID: PRICE_ID,
      STRIPE_BASE_URL: url,
    },
    ...{ store, requests, sign, undelivered },
    advance: (milliseconds) => advance(store, milliseconds / 1000),
    break: (how) => {
      state.broken = how;
    },
    onRequest: (listener) => {
      state.listener = listener;
    },
    async deliver(order = (events) => events) {
      const statuses: number[] = [];
      for (const event of order(undelivered())) {
        const status = await send(webhookUrl(), sign(event));
        if (status === 200) accepted.add(event.id);
        statuses.push(status);
      }
      return statuses;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

/** Sends one message as Stripe does. Returns the status; 0 if no answer came. */
export async function send(
  webhookUrl: string,
  { body, signature }: { body: string; signature: string },
): Promise<number> {
  const headers = {
    "content-type": "application/json; charset=utf-8",
    "stripe-signature": signature,
    "user-agent": "Stripe/1.0 (+https://stripe.com/docs/webhooks)",
  };
  try {
    const answer = await fetch(webhookUrl, { method: "POST", headers, body });
    await answer.text();
    return answer.status;
  } catch {
    return 0;
  }
}

async function readRequest(incoming: IncomingMessage): Promise<ApiRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { pathname, search } = new URL(incoming.url ?? "/", "http://fake");
  const { method = "GET", headers } = incoming;
  const form = method === "GET" ? search.slice(1) : Buffer.concat(chunks).toString("utf8");
  return { method, path: pathname, form, headers };
}

function sendPage(store: Store, { path, form }: ApiRequest, response: ServerResponse): void {
  const fields = new URLSearchParams(form);
  const request = { path, pressed: fields.get("pressed") ?? "", card: fields.get("card") ?? "" };
  const answer = answerPage(store, request) ?? { status: 404, html: "Not found", location: undefined };
  const headers = { "content-type": "text/html; charset=utf-8" };
  response.writeHead(answer.status, answer.location ? { ...headers, location: answer.location } : headers);
  response.end(answer.html);
}

function brokenAnswer(status: number): Refusal {
  return new Refusal(status, { type: "api_error", message: "Something went wrong on Stripe's end." });
}

function refuse(response: ServerResponse, { status, error }: Refusal): void {
  sendJson(response, status, { error });
}

function sendJson(response: ServerResponse, status: number, body: object): void {
  response.writeHead(status, { "content-type": "application/json", "request-id": newId("req") });
  response.end(JSON.stringify(body, null, 2));
}
