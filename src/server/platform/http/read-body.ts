import type { IncomingMessage } from "node:http";
import { AppError } from "../errors/app-error.ts";
import { sentenceOf, sentences } from "../errors/sentences.ts";

export const BODY_LIMIT_BYTES = 64 * 1024;
/**
 * Up to this size, a body that is too large is read to its end and dropped, since most clients read an answer
 * only after sending.
 */
const DISCARD_LIMIT_BYTES = 1024 * 1024;

/** Reads the whole body as text; empty if there is none. Throws `payload_too_large`. */
export async function readBody(request: IncomingMessage, mostBytes = BODY_LIMIT_BYTES): Promise<string> {
  return (await readBytes(request, mostBytes, tooLarge)).toString("utf8");
}

/** Reads the whole body. Throws `tooLarge()` for one of more than `limit` bytes. */
export async function readBytes(
  request: IncomingMessage,
  limit: number,
  tooLarge: () => AppError,
): Promise<Buffer> {
  const discardLimit = Math.max(limit, DISCARD_LIMIT_BYTES);
  if (Number(request.headers["content-length"] ?? 0) > discardLimit) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Leaving the loop must not destroy the connection, which the answer still needs.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > discardLimit) throw tooLarge();
      if (size <= limit) chunks.push(chunk);
    }
  } catch (error) {
    throw !request.complete && request.destroyed ? hungUp(error) : error;
  }
  if (size > limit) throw tooLarge();
  return Buffer.concat(chunks);
}

/** Reads the body of a request as JSON; `undefined` if there is none. */
export async function readJson(request: IncomingMessage, mostBytes?: number): Promise<unknown> {
  const text = await readBody(request, mostBytes);
  return text === "" ? undefined : parseJson(text, request.headers["content-type"]);
}

/** Parses a body as JSON. Throws `invalid_input` for another content type or invalid JSON. */
export function parseJson(text: string, type = ""): unknown {
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(type))
    throw new AppError("invalid_input", sentences.notJson);
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
