// What a way to use up memory or time is made of: requests of all shapes, many of them at once.
import { Agent, type IncomingMessage, request } from "node:http";
import { connect } from "node:net";
import { setTimeout as wait } from "node:timers/promises";
import type { Person } from "#test-support/person.ts";

const SOCKETS = 300;
const GIVEN_UP_MS = 30_000;

/** The status of an answer; 0 for a connection that was closed before one came. */
export type Status = number;

/** Who tries a way: the person, and the server they try it on. */
export interface Sender {
  url: string;
  port: number;
  person: Person;
}

/** One way to use up memory or time. */
export interface Way {
  name: string;
  /** Tries it and returns the answers. */
  run(sender: Sender): Promise<Status[]>;
}

export interface Sent {
  method?: string;
  path: string;
  type?: string;
  headers?: Record<string, string>;
  /** The body, in the pieces in which it is sent. */
  body?: Buffer | string | readonly (Buffer | string)[];
  /** The time in milliseconds between two pieces. */
  pauseMs?: number;
  /** Whether the answer is read slowly, so that the server has to wait. */
  readsSlowly?: boolean;
}

const agent = new Agent({ keepAlive: false, maxSockets: SOCKETS });

/** Sends a request as the person and reads its answer. */
export async function send({ url, person }: Sender, what: Sent): Promise<Status> {
  const { method = "POST", path, type = "application/json", body, pauseMs = 0 } = what;
  const pieces = body === undefined ? [] : [body].flat();
  const length = pieces.reduce((sum, piece) => sum + Buffer.byteLength(piece), 0);
  const headers = {
    origin: url,
    "x-forwarded-for": person.networkAddress,
    ...(person.hasCookies() && { cookie: person.cookieHeader() }),
    ...(pieces.length > 0 && { "content-type": type, "content-length": length }),
    ...what.headers,
  };
  const answered = Promise.withResolvers<Status>();
  const sent = request(new URL(path, url), { method, headers, agent, timeout: GIVEN_UP_MS }, (answer) => {
    void statusOf(answer, what.readsSlowly ?? false).then(answered.resolve);
  });
  sent.on("error", () => answered.resolve(0));
  sent.on("timeout", () => sent.destroy());
  for (const piece of pieces) {
    if (sent.destroyed) break;
    sent.write(piece);
    if (pauseMs > 0) await wait(pauseMs);
  }
  sent.end();
  return await answered.promise;
}

async function statusOf(answer: IncomingMessage, readsSlowly: boolean): Promise<Status> {
  try {
    for await (const _chunk of answer) if (readsSlowly) await wait(20);
  } catch {
    return answer.statusCode ?? 0;
  }
  return answer.statusCode ?? 0;
}

/** Sends the same request many times at once. */
export async function sendMany(count: number, sender: Sender, what: Sent): Promise<Status[]> {
  return await Promise.all(Array.from({ length: count }, () => send(sender, what)));
}

/**
 * Opens connections, writes a text to each and keeps them open for a while. Returns what they were answered. `text` may be
 * another for each connection.
 */
export async function holdSockets(
  count: number,
  { port }: Sender,
  { text, heldMs }: { text: string | ((at: number) => string); heldMs: number },
): Promise<Status[]> {
  const sockets = Array.from({ length: count }, () => connect(port, "127.0.0.1"));
  const heard = sockets.map((socket, at) => {
    let answer = "";
    socket.on("data", (chunk) => {
      answer = (answer + String(chunk)).slice(0, 100);
    });
    socket.on("error", () => {});
    socket.write(typeof text === "string" ? text : text(at));
    return () => Number(/^HTTP\/1\.1 (\d+)/.exec(answer)?.[1] ?? 0);
  });
  await wait(heldMs);
  for (const socket of sockets) socket.destroy();
  return heard.map((status) => status());
}

/** A JSON list of empty lists, of this many bytes: 40 times as large once it is parsed. */
export const emptyLists = (bytes: number) => `[${"[],".repeat(bytes / 3 - 2)}[]]`;

/** A JSON text that nests as deep as its bytes allow. */
export const nested = (bytes: number) => `${"[".repeat(bytes / 2)}${"]".repeat(bytes / 2)}`;

export const MULTIPART = "multipart/form-data; boundary=b";

/** The whole form with these parts. */
export const form = (parts: readonly string[]) =>
  `${parts.map((part) => `--b\r\n${part}\r\n`).join("")}--b--`;
