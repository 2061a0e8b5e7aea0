// A fake of Notion on loopback: the API with its version, limits and errors, OAuth with tokens that end and are replaced, and the
// page on which a person grants access.
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { type ApiRequest, answerApi } from "./fake-notion/api.ts";
import { answerAuthorize, CLIENT_ID, CLIENT_SECRET } from "./fake-notion/oauth.ts";
import { broken, forbidden, overloaded, Refusal, rateLimited } from "./fake-notion/refusals.ts";
import { createStore, type Store } from "./fake-notion/store.ts";

/** How requests to the API are answered while it is set: with this status, or not at all. */
type Trouble = { status: number; retryAfter?: number } | "hang" | null;
type Listener = (path: string, when: "asked" | "done") => void | Promise<void>;

export interface FakeNotion {
  /** The settings with which the app uses this fake. */
  settings: Record<string, string>;
  store: Store;
  /** Every request to the API, as its method and path, oldest first. */
  requests: string[];
  break(how: Trouble): void;
  /** Called with each request to the API before it has an effect, and again before it is answered. */
  onRequest(listener: Listener | null): void;
  /** Presses a button on the page of this address. Returns where the browser is sent. */
  press(url: string, button: "allow" | "cancel"): Promise<URL>;
  /** Ends all access tokens. Refresh tokens still work, once. */
  expireTokens(): void;
  close(): Promise<void>;
}

export async function startFakeNotion(): Promise<FakeNotion> {
  const store = createStore();
  const requests: string[] = [];
  const state: { trouble: Trouble; listener: Listener | null } = { trouble: null, listener: null };

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    if (request.path === "/v1/oauth/authorize") return sendPage(store, request, response);
    const name = `${request.method} ${request.path}`;
    requests.push(name);
    await state.listener?.(name, "asked");
    if (state.trouble === "hang") return;
    try {
      if (state.trouble) throw refusalOf(state.trouble);
      const body = answerApi(store, request);
      await state.listener?.(name, "done");
      sendJson(response, { status: 200, body });
    } catch (error) {
      if (!(error instanceof Refusal)) throw error;
      sendJson(response, error);
    }
  }

  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy());
  });
  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  const url = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    settings: { NOTION_CLIENT_ID: CLIENT_ID, NOTION_CLIENT_SECRET: CLIENT_SECRET, NOTION_BASE_URL: url },
    ...{ store, requests },
    break: (how) => {
      state.trouble = how;
    },
    onRequest: (listener) => {
      state.listener = listener;
    },
    async press(address, button) {
      const body = new URLSearchParams({ pressed: button });
      const { headers } = await fetch(address, { method: "POST", body, redirect: "manual" });
      return new URL(headers.get("location") ?? "");
    },
    expireTokens() {
      for (const grant of store.grants) grant.isExpired = true;
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function refusalOf({ status, retryAfter = 1 }: Exclude<Trouble, "hang" | null>): Refusal {
  if (status === 429) return rateLimited(retryAfter);
  if (status === 529) return overloaded(retryAfter);
  return status === 403 ? forbidden() : broken(status);
}

async function readRequest(incoming: IncomingMessage): Promise<ApiRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const { pathname, searchParams } = new URL(incoming.url ?? "/", "http://fake");
  const { method = "GET", headers } = incoming;
  const body = Buffer.concat(chunks).toString("utf8");
  return { method, path: pathname, query: Object.fromEntries(searchParams), body, headers };
}

function sendPage(store: Store, { query, body }: ApiRequest, response: ServerResponse): void {
  const pressed = new URLSearchParams(body).get("pressed") ?? "";
  const { html, location } = answerAuthorize(store, query, pressed);
  response.writeHead(location ? 303 : 200, {
    "content-type": "text/html; charset=utf-8",
    ...(location && { location }),
  });
  response.end(html);
}

function sendJson(
  response: ServerResponse,
  { status, body, headers = {} }: { status: number; body: object; headers?: Record<string, string> },
): void {
  response.writeHead(status, { "content-type": "application/json; charset=utf-8", ...headers });
  response.end(JSON.stringify(body));
}
