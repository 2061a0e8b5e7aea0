// A simulated person with a browser: a cookie jar, an IP address of their own, and the headers that our pages send.
import type { ErrorDetail } from "#contract/errors.ts";
import { type EventReader, readEvents } from "./event-reader.ts";

export interface Answer<Body = unknown> {
  status: number;
  headers: Headers;
  /**
   * The body of the answer: parsed if it is JSON, or else the text. The test states the type, as in
   * `person.get<Me>("/api/me")`.
   */
  body: Body;
  /** The error in the answer's body, if the API answered with an error. */
  error: ErrorDetail | undefined;
}

export interface RequestOptions {
  headers?: Record<string, string>;
  /** The body to send unchanged, instead of a body that is turned into JSON. */
  rawBody?: string;
  redirect?: RequestRedirect;
  /** A signal that disconnects the request when it is aborted, as a closed tab does. */
  signal?: AbortSignal;
}

let personCounter = 0;

export class Person {
  readonly #baseUrl: string;
  readonly #cookies = new Map<string, string>();
  /** The person's IP address, as a proxy would report it. */
  networkAddress: string;

  constructor(baseUrl: string) {
    this.#baseUrl = baseUrl;
    personCounter += 1;
    this.networkAddress = `10.${(personCounter >> 16) & 255}.${(personCounter >> 8) & 255}.${personCounter & 255}`;
  }

  get = <Body = unknown>(path: string, options?: RequestOptions) =>
    this.request<Body>("GET", path, undefined, options);
  post = <Body = unknown>(path: string, body?: unknown, options?: RequestOptions) =>
    this.request<Body>("POST", path, body, options);
  put = <Body = unknown>(path: string, body?: unknown, options?: RequestOptions) =>
    this.request<Body>("PUT", path, body, options);
  patch = <Body = unknown>(path: string, body?: unknown, options?: RequestOptions) =>
    this.request<Body>("PATCH", path, body, options);
  delete = <Body = unknown>(path: string, options?: RequestOptions) =>
    this.request<Body>("DELETE", path, undefined, options);

  async request<Body = unknown>(
    method: string,
    path: string,
    body?: unknown,
    options: RequestOptions = {},
  ): Promise<Answer<Body>> {
    const response = await this.fetch(method, path, body, options);
    const text = await response.text();
    const isJson = response.headers.get("content-type")?.includes("json") ?? false;
    const parsed = isJson && text ? JSON.parse(text) : text;
    return { status: response.status, headers: response.headers, body: parsed, error: parsed?.error };
  }

  /** Sends a request whose answer is an event stream, and returns a reader of the stream. */
  async stream(
    method: "GET" | "POST",
    path: string,
    body?: unknown,
    options: RequestOptions = {},
  ): Promise<EventReader> {
    return await readEvents(await this.fetch(method, path, body, options));
  }

  async fetch(method: string, path: string, body: unknown, options: RequestOptions): Promise<Response> {
    const isForm = body instanceof FormData;
    const json = body === undefined ? undefined : JSON.stringify(body);
    const sent = options.rawBody ?? (isForm ? body : json);
    const response = await fetch(new URL(path, this.#baseUrl), {
      method,
      redirect: options.redirect ?? "manual",
      ...(options.signal && { signal: options.signal }),
      ...(sent === undefined ? {} : { body: sent }),
      headers: {
        origin: this.#baseUrl,
        "x-forwarded-for": this.networkAddress,
        ...(this.#cookies.size > 0 ? { cookie: this.cookieHeader() } : {}),
        // The content type of a form names its separator, which fetch chooses.
        ...(sent === undefined || isForm ? {} : { "content-type": "application/json" }),
        ...options.headers,
      },
    });
    for (const cookie of response.headers.getSetCookie()) this.#keep(cookie);
    return response;
  }

  /** Returns the same person in another tab or on another device: with a copy of the current cookies. */
  inAnotherTab(): Person {
    const other = new Person(this.#baseUrl);
    other.networkAddress = this.networkAddress;
    for (const [name, value] of this.#cookies) other.#cookies.set(name, value);
    return other;
  }

  setCookie(name: string, value: string): void {
    this.#cookies.set(name, value);
  }

  hasCookies(): boolean {
    return this.#cookies.size > 0;
  }

  forgetCookies(): void {
    this.#cookies.clear();
  }

  /** Returns the cookies in the form of a browser's `Cookie` header. */
  cookieHeader(): string {
    return [...this.#cookies].map(([name, value]) => `${name}=${value}`).join("; ");
  }

  #keep(setCookie: string): void {
    const [pair = "", ...attributes] = setCookie.split(";").map((part) => part.trim());
    const at = pair.indexOf("=");
    const name = pair.slice(0, at);
    const isGone = attributes.some((attribute) => /^max-age=0$/i.test(attribute));
    if (isGone) this.#cookies.delete(name);
    else this.#cookies.set(name, pair.slice(at + 1));
  }
}
