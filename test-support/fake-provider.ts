// What both fake providers share: a script of replies, a server on loopback that records its requests, and streams that
// misbehave.
import { once } from "node:events";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import type { AddressInfo } from "node:net";
import { setTimeout as sleep } from "node:timers/promises";
import { FAKE_READING_TEXT } from "./fake-reading.ts";
import { writeThoughts } from "./fake-thoughts.ts";

export type FakeReply =
  /**
   * A reply: a whole answer, sent some characters at a time. `bytewise` sends one byte at a time, which splits
   * characters of several bytes.
   */
  | {
      kind: "answer";
      text: string;
      /** The model's thoughts, which the fake sends before the text, in a field of their own. */
      thoughts?: string;
      everyMs?: number;
      /** When this resolves, the pauses end, and the rest is sent at once. */
      pausesUntil?: Promise<unknown>;
      firstAfterMs?: number;
      bytewise?: boolean;
      /** The number of characters after which the fake sends nothing more and keeps the connection open. */
      stallsAfter?: number;
      /** Why the answer ends, if it is not whole: no more tokens, or the provider's filter. */
      stop?: "length" | "filter";
    }
  /** A reply: an error answer with this status, in the provider's own format. */
  | { kind: "status"; status: number; headers?: Record<string, string>; message?: string; type?: string }
  /** A reply: this text, after which the connection breaks. */
  | { kind: "cut"; text: string }
  /** A reply: some text, then the stream closes properly without the events that end an answer. */
  | { kind: "unfinished"; text: string }
  /** A reply: the same word again and again until the caller disconnects. */
  | { kind: "endless"; word: string; everyMs?: number }
  /** A reply: the fake accepts the request and never answers. */
  | { kind: "silence" }
  /** A reply: status 200 without a body. */
  | { kind: "empty" }
  /** A reply: the first item of the answer calls a tool. */
  | { kind: "tool" }
  /** A reply: an error event inside a stream that began with 200. */
  | { kind: "error-event"; message?: string };

export interface FakeRequest {
  path: string;
  headers: IncomingMessage["headers"];
  /** The parsed body of a request; an empty object if there is none. */
  body: Record<string, unknown>;
}

/**
 * The replies to the requests, in order; the last one is repeated. Or a function that returns the reply to a request;
 * `index` is the request's number, from 0.
 */
export type FakeScript = FakeReply[] | ((request: FakeRequest, index: number) => FakeReply);

export interface FakeProvider {
  /** The address at which the fake server listens, without a path. */
  url: string;
  /** The API key that the fake accepts. */
  apiKey: string;
  /** Every request for an answer that reached the fake, refused ones too, oldest first. */
  requests: FakeRequest[];
  /** Returns the number of requests whose caller disconnected before the end of the answer. */
  hangUps(): number;
  /** Replaces the script for the requests that follow, which start at the new script's beginning. */
  play(script: FakeScript): void;
  close(): Promise<void>;
}

type LookedUp = { status: number; body: unknown } | null;

/** The parts of the fake that depend on one provider's wire format. */
export interface Wire {
  /** The path of the address that answers requests, the same as on the real server. */
  path: string;
  /** Answers requests to other paths, such as the list of models. Returns `null` if the fake shall answer 404. */
  lookUp?(request: FakeRequest): LookedUp | Promise<LookedUp>;
  /**
   * Returns the status and body with which the real server would refuse this request, or `null` if it would accept the
   * request.
   */
  refuse(request: FakeRequest): { status: number; body: unknown } | null;
  /** Returns the body of an error answer. */
  error(status: number, message: string, type?: string): unknown;
  /** Returns the pieces of the event stream, as text. */
  begin(request: FakeRequest): string;
  openText(): string;
  delta(text: string): string;
  /** Returns a piece of the model's thoughts. Absent if the fake's model does not think. */
  thought?(text: string): string;
  end(request: FakeRequest, stop: "stop" | "length" | "filter"): string;
  tool(): string;
  errorEvent(message: string): string;
}

export interface FakeOptions {
  script?: FakeScript;
  apiKey?: string;
}

const PIECE_LENGTH = 12;
const NEVER = new Promise<never>(() => {});

export async function startFake(
  wire: Wire,
  { script = [DEFAULT_REPLY], apiKey = "test-key" }: FakeOptions,
): Promise<FakeProvider> {
  const state = { script, index: 0, hangUps: 0 };
  const requests: FakeRequest[] = [];
  const server = createServer((incoming, response) => {
    answer(incoming, response).catch(() => response.destroy());
  });

  async function answer(incoming: IncomingMessage, response: ServerResponse): Promise<void> {
    const request = await readRequest(incoming);
    if (request.path !== wire.path) return send(response, (await wire.lookUp?.(request)) ?? notFound(wire));
    requests.push(request);
    const refusal = wire.refuse(request);
    if (refusal !== null) return send(response, refusal);
    response.on("close", () => {
      if (!response.writableFinished) state.hangUps += 1;
    });
    await reply(wire, request, response, next(state, request));
  }

  await new Promise<void>((resolve) => server.listen(0, "127.0.0.1", resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    apiKey,
    requests,
    hangUps: () => state.hangUps,
    play(changed) {
      Object.assign(state, { script: changed, index: 0 });
    },
    async close() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

function next(state: { script: FakeScript; index: number }, request: FakeRequest): FakeReply {
  const index = state.index++;
  if (typeof state.script === "function") return state.script(request, index);
  return state.script[Math.min(index, state.script.length - 1)] ?? DEFAULT_REPLY;
}

async function readRequest(incoming: IncomingMessage): Promise<FakeRequest> {
  const chunks: Buffer[] = [];
  for await (const chunk of incoming) chunks.push(chunk as Buffer);
  const text = Buffer.concat(chunks).toString("utf8");
  const { pathname } = new URL(incoming.url ?? "/", "http://fake");
  return { path: pathname, headers: incoming.headers, body: text === "" ? {} : JSON.parse(text) };
}

async function reply(
  wire: Wire,
  request: FakeRequest,
  response: ServerResponse,
  said: FakeReply,
): Promise<void> {
  if (said.kind === "silence") return;
  if (said.kind === "status") {
    const message = said.message ?? `The fake answers ${said.status}.`;
    return send(
      response,
      { status: said.status, body: wire.error(said.status, message, said.type) },
      said.headers,
    );
  }
  response.writeHead(200, {
    "content-type": "text/event-stream; charset=utf-8",
    "cache-control": "no-cache",
  });
  if (said.kind === "empty") {
    response.end();
    return;
  }
  if (said.kind === "answer" && said.firstAfterMs) await sleep(said.firstAfterMs);
  if (said.kind === "error-event") {
    response.end(wire.errorEvent(said.message ?? "Overloaded"));
    return;
  }
  if (said.kind === "tool") {
    response.end(wire.begin(request) + wire.tool());
    return;
  }
  response.write(wire.begin(request) + wire.openText());
  if (said.kind === "endless") return drone(wire, response, said);
  await writeText(wire, response, said);
  if (said.kind === "cut") {
    // The written bytes must be sent before the connection breaks.
    await new Promise((resolve) => response.write("", resolve));
    response.destroy();
  } else if (said.kind === "unfinished") response.end();
  else response.end(wire.end(request, said.stop ?? "stop"));
}

async function writeText(
  wire: Wire,
  response: ServerResponse,
  said: Extract<FakeReply, { text: string }>,
): Promise<void> {
  const isAnswer = said.kind === "answer";
  if (isAnswer) await writeThoughts(wire.thought, response, said);
  const characters = [...said.text].slice(0, isAnswer ? said.stallsAfter : undefined);
  for (let at = 0; at < characters.length && !response.destroyed; at += PIECE_LENGTH) {
    const event = wire.delta(characters.slice(at, at + PIECE_LENGTH).join(""));
    if (isAnswer && said.bytewise) await writeBytewise(response, event);
    else response.write(event);
    if (isAnswer && said.everyMs) await Promise.race([sleep(said.everyMs), said.pausesUntil ?? NEVER]);
  }
  if (isAnswer && said.stallsAfter !== undefined && !response.destroyed) await once(response, "close");
}

async function writeBytewise(response: ServerResponse, event: string): Promise<void> {
  for (const byte of Buffer.from(event, "utf8")) {
    await new Promise((resolve) => response.write(Buffer.from([byte]), resolve));
  }
}

async function drone(
  wire: Wire,
  response: ServerResponse,
  said: { word: string; everyMs?: number },
): Promise<void> {
  while (!response.destroyed) {
    const hasRoom = response.write(wire.delta(`${said.word} `));
    await sleep(hasRoom ? (said.everyMs ?? 0) : 1);
  }
}

function send(
  response: ServerResponse,
  { status, body }: { status: number; body: unknown },
  headers: Record<string, string> = {},
): void {
  response.writeHead(status, { "content-type": "application/json", ...headers });
  response.end(JSON.stringify(body));
}

function notFound(wire: Wire): { status: number; body: unknown } {
  return { status: 404, body: wire.error(404, "Not found") };
}

const SHORT_ANSWERS: Record<number, string> = {
  50: "Four drafts, no owner",
  32: "Write the reader's name on the page",
  300: "Take one page and give it one reader.",
  200: "Rob says: a page nobody may read cannot be wrong.",
  1000: "You say it is about time. Who told you there was more of it on Thursday?",
};

/** Returns the reply that fits the request's purpose. The request's token limit shows which purpose that is. */
export function fittingReply({ body }: FakeRequest): FakeReply {
  const bound = Number(body.max_tokens ?? body.max_completion_tokens);
  return { kind: "answer", text: SHORT_ANSWERS[bound] ?? FAKE_READING_TEXT };
}

const DEFAULT_REPLY: FakeReply = { kind: "answer", text: FAKE_READING_TEXT };
