import type { IncomingMessage } from "node:http";
import { AppError } from "../errors/app-error.ts";
import { sentences } from "../errors/sentences.ts";
import { BODY_LIMIT_BYTES, readBytes } from "./read-body.ts";

/** Node's own parser of forms, as a browser has it. */
const parse = (bytes: Buffer, type: string) =>
  new Response(new Uint8Array(bytes), { headers: { "content-type": type } }).formData();

/**
 * Reads the body of a request as a form with a file of at most `mostFileBytes`. Throws `payload_too_large`, and
 * `invalid_input` for another content type or a form that is cut off.
 */
export async function readForm(request: IncomingMessage, mostFileBytes: number): Promise<FormData> {
  const type = request.headers["content-type"] ?? "";
  if (!/^multipart\/form-data\b/i.test(type)) throw new AppError("invalid_input", sentences.notForm);
  const tooLarge = () => new AppError("payload_too_large", sentences.fileTooLarge(mostFileBytes));
  // The form's other fields and separators may take as many bytes as a body without a file.
  const bytes = await readBytes(request, mostFileBytes + BODY_LIMIT_BYTES, tooLarge);
  try {
    return await parse(bytes, type);
  } catch (cause) {
    throw malformed(cause);
  }
}

function malformed(cause: unknown): AppError {
  return new AppError("invalid_input", sentences.malformedForm, { cause });
}
