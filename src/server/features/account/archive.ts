// Writes a zip archive lazily: a part is produced only when the browser reads it.
import { PassThrough, pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw } from "node:zlib";
import { Zip, type ZipInputFile } from "fflate";

/** Favours speed over size, because the processor has other requests to serve. */
const LEVEL = 1;
/** Bytes that are compressed in one go, on another thread. */
const PIECE_BYTES = 65_536;
/** The numbers of the compression methods in a zip archive. */
const STORED = 0;
const DEFLATED = 8;

export interface ArchiveFile {
  name: string;
  /** The content of the file, in parts. */
  parts: AsyncIterable<string | Uint8Array> | Iterable<string>;
  /** Whether the content is compressed already, so that it is stored as it is. */
  isCompressed?: boolean;
}

/** Yields the bytes of a zip archive of the files, one file after the other. */
export async function* writeArchive(
  files: AsyncIterable<ArchiveFile>,
  now: Date,
): AsyncGenerator<Uint8Array> {
  let ready: Uint8Array[] = [];
  const zip = new Zip((error, chunk) => {
    if (error) throw error;
    ready.push(chunk);
  });
  const take = (): Uint8Array[] => {
    const chunks = ready;
    ready = [];
    return chunks;
  };
  for await (const { name, parts, isCompressed = false } of files) {
    const entry: ZipInputFile & { mtime: Date } = {
      ...{ filename: name, mtime: now, size: 0, crc: 0 },
      compression: isCompressed ? STORED : DEFLATED,
    };
    zip.add(entry);
    for await (const bytes of packed(measured(entry, inPieces(parts)), isCompressed)) {
      entry.ondata?.(null, bytes, false);
      yield* take();
    }
    entry.ondata?.(null, new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

/** Counts the bytes of an entry and adds them to its checksum, as they pass. */
async function* measured(entry: ZipInputFile, pieces: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
  for await (const piece of pieces) {
    entry.size += piece.length;
    entry.crc = crc32(piece, entry.crc);
    yield piece;
  }
}

/** Compresses the pieces on another thread. A reader that stops, or a piece that fails, ends both sides. */
function packed(pieces: AsyncIterable<Buffer>, isCompressed: boolean): AsyncIterable<Uint8Array<ArrayBuffer>> {
  const pack = isCompressed ? new PassThrough() : createDeflateRaw({ level: LEVEL, chunkSize: PIECE_BYTES });
  // The error of either side reaches the reader of `pack`.
  pipeline(Readable.from(pieces, { highWaterMark: 1 }), pack, () => {});
  return pack;
}

/** Gathers small parts and divides large ones, because each piece takes a turn of the other thread. */
async function* inPieces(parts: ArchiveFile["parts"]): AsyncGenerator<Buffer> {
  let waiting: Buffer[] = [];
  let size = 0;
  for await (const part of parts) {
    const bytes = Buffer.from(part);
    waiting.push(bytes);
    size += bytes.length;
    if (size < PIECE_BYTES) continue;
    const all = Buffer.concat(waiting);
    for (let at = 0; at < all.length; at += PIECE_BYTES) yield all.subarray(at, at + PIECE_BYTES);
    waiting = [];
    size = 0;
  }
  if (size > 0) yield Buffer.concat(waiting);
}
