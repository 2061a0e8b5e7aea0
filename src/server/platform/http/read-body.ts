// The one place that reads the bodies of requests. Each takes room in the budget of the process before it is kept. By hand:
// raw-body counts the bytes of one body, and what attacks are held off by, the budget and the turns, would stay here.
import { JSON_DEPTH, measureJson } from "#domain/text/measure-json.ts";
import { AppError } from "../errors/app-error.ts";
import { sentenceOf, sentences } from "../errors/sentences.ts";
import { type BodyRoom, bodyBudget } from "./body-budget.ts";
import { fairTurns } from "./fair-turns.ts";
import type { Exchange } from "./request.ts";

export const BODY_LIMIT_BYTES = 64 * 1024;
/**
 * Up to this size, a body that is too large is read to its end and dropped, since most clients read an answer
 * only after sending.
 */
const DISCARD_LIMIT_BYTES = 1024 * 1024;
/** The memory that a parsed value takes at most beside its text: an object with one name of its own. */
const VALUE_BYTES = 64;
/** The memory that a part of a body takes at most beside its bytes. A sender may cut a body into parts of one byte. */
const PART_BYTES = 512;

export interface BodyLimit {
  mostBytes: number;
  /** The error for a larger body. */
  tooLarge: () => AppError;
}

/** Reads the whole body as text; empty if there is none. Throws `payload_too_large`, and `unavailable` without room. */
export async function readBody(exchange: Exchange, mostBytes = BODY_LIMIT_BYTES): Promise<string> {
  return (await readText(exchange, mostBytes)).text;
}

/** Reads the body of a request as JSON; `undefined` if there is none. Throws also `invalid_input`. */
export async function readJson(exchange: Exchange, mostBytes = BODY_LIMIT_BYTES): Promise<unknown> {
  const { text, room } = await readText(exchange, mostBytes);
  return text === "" ? undefined : parseJson(text, exchange.request.headers["content-type"], room);
}

async function readText(exchange: Exchange, mostBytes: number): Promise<{ text: string; room: BodyRoom }> {
  const room = bodyBudget.open(exchange);
  const chunks: Buffer[] = [];
  for await (const chunk of chunksOf(exchange, { mostBytes, tooLarge }, room)) chunks.push(chunk);
  // Many bodies may be complete at once. What is done with them takes long enough to keep others waiting.
  await fairTurns.take(exchange.request.network);
  return { text: Buffer.concat(chunks).toString("utf8"), room };
}

/** Returns the parts of a body as they come. Reads a body that is refused to its end if that is near. */
export async function* chunksOf(
  { request }: Exchange,
  { mostBytes, tooLarge }: BodyLimit,
  room: BodyRoom,
): AsyncGenerator<Buffer> {
  const discardLimit = Math.max(mostBytes, DISCARD_LIMIT_BYTES);
  if (Number(request.headers["content-length"] ?? 0) > discardLimit) throw tooLarge();
  let refusal: AppError | undefined;
  let size = 0;
  try {
    for await (const chunk of room.arriving()) {
      size += chunk.length;
      if (size > discardLimit) throw tooLarge();
      refusal ??= size > mostBytes ? tooLarge() : refusalOf(() => room.take(chunk.length + PART_BYTES));
      if (!refusal) yield chunk;
    }
  } catch (error) {
    throw !request.complete && request.destroyed ? hungUp(error) : error;
  }
  if (refusal) throw refusal;
}

function refusalOf(take: () => void): AppError | undefined {
  try {
    take();
    return undefined;
  } catch (error) {
    if (error instanceof AppError) return error;
    throw error;
  }
}

/** Parses a body as JSON. Throws `invalid_input` for another content type, invalid JSON, and values that nest too deep. */
function parseJson(text: string, type = "", room: BodyRoom): unknown {
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(type))
    throw new AppError("invalid_input", sentences.notJson);
  const { marks, depth } = measureJson(text);
  if (depth > JSON_DEPTH) throw new AppError("invalid_input", sentences.nestedTooDeep(JSON_DEPTH));
  room.take(marks * VALUE_BYTES);
  const parsed = parse(text);
  if (!parsed) throw new AppError("invalid_input", sentences.malformedJson);
  return parsed.value;
}

/**
 * Parses JSON; undefined if that fails. The parser's error is dropped, because its message quotes the person's text.
 */
function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Returns the error for a client that disconnected. The client gets no answer, so this is not a server error. */
function hungUp(cause: unknown): AppError {
  return new AppError("invalid_input", sentences.malformedJson, { cause });
}

function tooLarge(): AppError {
  return new AppError("payload_too_large", sentenceOf("payload_too_large"));
}
