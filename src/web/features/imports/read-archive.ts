// Reads a zip archive that the person chose, by its directory at the end, so that no file of it has to be in memory whole.
import { ImportFileError } from "./import-file-error.ts";

export interface ArchivedFile {
  name: string;
  /** Opens the content as text, from its beginning. */
  open(): Promise<ReadableStream<string>>;
}

const END_OF_DIRECTORY = 0x06054b50;
const DIRECTORY_ENTRY = 0x02014b50;
const END_BYTES = 22;
const ENTRY_BYTES = 46;
const LOCAL_BYTES = 30;
/** The largest size of the comment at the end of an archive, in bytes. */
const LONGEST_COMMENT = 65_535;
const LARGEST_DIRECTORY = 16 * 1024 * 1024;
/** A 32-bit field has this value if its number does not fit, which is the case in an archive of more than 4 GB. */
const ELSEWHERE = 0xffffffff;
const STORED = 0;
const DEFLATED = 8;

const BROKEN = "This archive is broken or was not downloaded completely.";

/** Lists the files of an archive. Throws `ImportFileError`. */
export async function readArchive(file: Blob): Promise<ArchivedFile[]> {
  const { start, size, count } = await findDirectory(file);
  const view = await viewOf(file.slice(start, start + size));
  const files: ArchivedFile[] = [];
  for (let at = 0, read = 0; read < count; read += 1) {
    if (at + ENTRY_BYTES > view.byteLength || view.getUint32(at, true) !== DIRECTORY_ENTRY)
      throw new ImportFileError(BROKEN);
    const [nameLength, extra, comment] = [28, 30, 32].map((offset) => view.getUint16(at + offset, true));
    const name = new TextDecoder().decode(new Uint8Array(view.buffer, at + ENTRY_BYTES, nameLength));
    const entry = {
      method: view.getUint16(at + 10, true),
      size: view.getUint32(at + 20, true),
      start: view.getUint32(at + 42, true),
    };
    files.push({ name, open: () => openEntry(file, entry) });
    at += ENTRY_BYTES + (nameLength ?? 0) + (extra ?? 0) + (comment ?? 0);
  }
  return files;
}

async function findDirectory(file: Blob): Promise<{ start: number; size: number; count: number }> {
  const tail = await viewOf(file.slice(Math.max(0, file.size - END_BYTES - LONGEST_COMMENT)));
  for (let at = tail.byteLength - END_BYTES; at >= 0; at -= 1) {
    if (tail.getUint32(at, true) !== END_OF_DIRECTORY) continue;
    const found = {
      count: tail.getUint16(at + 10, true),
      size: tail.getUint32(at + 12, true),
      start: tail.getUint32(at + 16, true),
    };
    if (found.start === ELSEWHERE || found.size > LARGEST_DIRECTORY)
      throw new ImportFileError("This archive is too large to be read here.");
    return found;
  }
  throw new ImportFileError(BROKEN);
}

interface Entry {
  method: number;
  /** The size of the compressed content in bytes. */
  size: number;
  /** The position at which the entry begins. */
  start: number;
}

async function openEntry(file: Blob, { method, size, start }: Entry): Promise<ReadableStream<string>> {
  const local = await viewOf(file.slice(start, start + LOCAL_BYTES));
  if (local.byteLength < LOCAL_BYTES) throw new ImportFileError(BROKEN);
  const content = start + LOCAL_BYTES + local.getUint16(26, true) + local.getUint16(28, true);
  const bytes = file.slice(content, content + size).stream();
  if (method === STORED) return decodeTextStream(bytes);
  if (method !== DEFLATED)
    throw new ImportFileError("This archive is packed in a way that cannot be read here.");
  return decodeTextStream(bytes.pipeThrough(new DecompressionStream("deflate-raw")));
}

/** Returns the text of a stream of bytes. */
export function decodeTextStream(bytes: ReadableStream<Uint8Array<ArrayBuffer>>): ReadableStream<string> {
  return bytes.pipeThrough(new TextDecoderStream());
}

async function viewOf(part: Blob): Promise<DataView<ArrayBuffer>> {
  return new DataView(await part.arrayBuffer());
}
