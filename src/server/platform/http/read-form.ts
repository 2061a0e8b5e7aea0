// Reads forms, part by part as they come, with a limit for everything that a form consists of.
import type { Readable } from "node:stream";
import { Busboy, type BusboyInstance } from "@fastify/busboy";
import { AppError } from "../errors/app-error.ts";
import { sentences } from "../errors/sentences.ts";
import { bodyBudget } from "./body-budget.ts";
import { BODY_LIMIT_BYTES, chunksOf } from "./read-body.ts";
import type { Exchange } from "./request.ts";

const PARTS = 4;
/** The lines of one part's header together. A browser needs 200 bytes, and more for a file with a long name. */
const PART_HEADER_BYTES = 2048;
const PART_HEADER_LINES = 8;
const FIELD_BYTES = 1024;
const FIELD_NAME_BYTES = 100;

/**
 * Reads a form with a file of at most `mostFileBytes`. Throws `payload_too_large`, and `invalid_input` for another content
 * type, for a form that is cut off, and for one with more or longer parts than any page sends.
 */
export async function readForm(exchange: Exchange, mostFileBytes: number): Promise<FormData> {
  if (!hasType(exchange, "multipart/form-data")) throw new AppError("invalid_input", sentences.notForm);
  return await parseForm(exchange, mostFileBytes);
}

/**
 * Reads a form that has fields and no file, in either of the two encodings of forms; another body is taken for an empty
 * form. Throws as `readForm` does.
 */
export async function readFields(exchange: Exchange): Promise<FormData> {
  const isForm = ["multipart/form-data", "application/x-www-form-urlencoded"].some((type) =>
    hasType(exchange, type),
  );
  return isForm ? await parseForm(exchange, 0) : new FormData();
}

function hasType({ request }: Exchange, type: string): boolean {
  const [sent = ""] = (request.headers["content-type"] ?? "").split(";");
  return sent.trim().toLowerCase() === type;
}

async function parseForm(exchange: Exchange, mostFileBytes: number): Promise<FormData> {
  const tooLarge = () => new AppError("payload_too_large", sentences.fileTooLarge(mostFileBytes));
  const form = new FormData();
  const parser = openParser(exchange, mostFileBytes);
  const failed = Promise.withResolvers<unknown>();
  let failure: unknown;
  const fail = (error: unknown) => {
    failure ??= error;
    failed.resolve(error);
  };
  parser.on("error", fail);
  for (const limit of ["partsLimit", "filesLimit", "fieldsLimit"] as const)
    parser.once(limit, () => fail(malformed()));
  parser.on("field", (name, value, _isNameCut, isCut) => {
    if (isCut || !isName(name)) fail(malformed());
    else form.append(name, value);
  });
  parser.on("file", (name, file) => {
    if (!isName(name)) fail(malformed());
    file.once("limit", () => fail(tooLarge()));
    keepFile(file, (chunks) => form.append(name, new File(chunks, name)));
  });
  // The form's other fields and separators may take as many bytes as a body without a file.
  const limit = { mostBytes: mostFileBytes + BODY_LIMIT_BYTES, tooLarge };
  // A form that is refused is read to its end, since most clients read an answer only after sending.
  for await (const chunk of chunksOf(exchange, limit, bodyBudget.open(exchange)))
    if (!failure) await Promise.race([written(parser, chunk), failed.promise]);
  if (!failure) await Promise.race([finished(parser), failed.promise]);
  if (failure) throw failure instanceof AppError ? failure : malformed(failure);
  return form;
}

/** Throws `invalid_input` where the content type names no separator. */
function openParser({ request }: Exchange, mostFileBytes: number): BusboyInstance {
  const headers = { "content-type": request.headers["content-type"] ?? "" };
  const limits = {
    parts: PARTS,
    fields: PARTS,
    files: 1,
    fileSize: mostFileBytes,
    headerSize: PART_HEADER_BYTES,
    headerPairs: PART_HEADER_LINES,
    fieldSize: FIELD_BYTES,
    fieldNameSize: FIELD_NAME_BYTES,
  };
  try {
    return new Busboy({ headers, limits });
  } catch (cause) {
    throw malformed(cause);
  }
}

/** Returns whether a part has a name of an allowed length. The parser limits names only in the other encoding of forms. */
function isName(name: string | undefined): boolean {
  return name !== undefined && name.length <= FIELD_NAME_BYTES;
}

/** Calls `keep` with the parts of a file when it has ended. A file that breaks off is reported by the parser. */
function keepFile(file: Readable, keep: (chunks: Buffer<ArrayBuffer>[]) => void): void {
  const chunks: Buffer<ArrayBuffer>[] = [];
  file.on("data", (chunk: Buffer<ArrayBuffer>) => chunks.push(chunk));
  file.once("end", () => keep(chunks));
  file.on("error", () => {});
}

function written(parser: BusboyInstance, chunk: Buffer): Promise<void> {
  return new Promise((resolve) => parser.write(chunk, () => resolve()));
}

function finished(parser: BusboyInstance): Promise<void> {
  return new Promise((resolve) => {
    parser.once("finish", resolve);
    parser.end();
  });
}

function malformed(cause?: unknown): AppError {
  return new AppError("invalid_input", sentences.malformedForm, { cause });
}
