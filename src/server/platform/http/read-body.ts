import type { IncomingMessage } from "node:http";
import { AppError } from "../errors/app-error.ts";
import { sentenceOf, sentences } from "../errors/sentences.ts";

export const BODY_LIMIT_BYTES = 64 * 1024;
/** A body somewhat too large is read to its end and dropped, because most clients only read an answer after sending. */
const DISCARD_LIMIT_BYTES = 1024 * 1024;

/** The whole body as text, or `payload_too_large`. Empty where there is none. */
export async function readBody(request: IncomingMessage): Promise<string> {
  if (Number(request.headers["content-length"] ?? 0) > DISCARD_LIMIT_BYTES) throw tooLarge();
  const chunks: Buffer[] = [];
  let size = 0;
  try {
    // Leaving the loop must not destroy the connection that the answer goes out on.
    for await (const chunk of request.iterator({ destroyOnReturn: false })) {
      size += chunk.length;
      if (size > DISCARD_LIMIT_BYTES) throw tooLarge();
      if (size <= BODY_LIMIT_BYTES) chunks.push(chunk);
    }
  } catch (error) {
    throw !request.complete && request.destroyed ? hungUp(error) : error;
  }
  if (size > BODY_LIMIT_BYTES) throw tooLarge();
  return Buffer.concat(chunks).toString("utf8");
}

/** The body as JSON; `undefined` where there is none. */
export async function readJson(request: IncomingMessage): Promise<unknown> {
  const text = await readBody(request);
  return text === "" ? undefined : parseJson(text, request.headers["content-type"]);
}

/** A body that is there, as JSON. Throws `invalid_input` where it is sent as something else or does not parse. */
export function parseJson(text: string, type = ""): unknown {
  if (!/^application\/([\w.+-]+\+)?json\b/i.test(type))
    throw new AppError("invalid_input", sentences.notJson);
  const parsed = parse(text);
  if (!parsed) throw new AppError("invalid_input", sentences.malformedJson);
  return parsed.value;
}

/** The parser's own message quotes the text, which is somebody's content: it goes no further. */
function parse(text: string): { value: unknown } | undefined {
  try {
    return { value: JSON.parse(text) };
  } catch {
    return undefined;
  }
}

/** Whoever hung up hears no answer, and it is no trouble of ours. */
function hungUp(cause: unknown): AppError {
  return new AppError("invalid_input", sentences.malformedJson, { cause });
}

function tooLarge(): AppError {
  return new AppError("payload_too_large", sentenceOf("payload_too_large"));
}
