// Writes a zip archive lazily: a part is produced only when the browser reads it.
import { pipeline, Readable } from "node:stream";
import { crc32, createDeflateRaw, type DeflateRaw } from "node:zlib";
import { Zip, type ZipInputFile } from "fflate";

/** Favours speed over size, because the processor has other requests to serve. */
const LEVEL = 1;
/** The number of bytes that are compressed at a time, on another thread. */
const PIECE_BYTES = 65_536;
/** Smaller contents are not compressed. */
const SMALL_BYTES = 512;
/** The numbers of the compression methods in a zip archive. */
const STORED = 0;
const DEFLATED = 8;

type Piece = Buffer<ArrayBuffer>;

export interface ArchiveFile {
  name: string;
  /** The content of the file, in parts that are compressed in order. */
  parts: AsyncIterable<string | Uint8Array> | Iterable<string>;
  /** Whether the content is compressed already, so that it is stored as it is. */
  isCompressed?: boolean;
  /** The content, already compressed by `createPacker`; used instead of `parts` if given. */
  packed?: PackedContent | undefined;
}

export interface PackedContent {
  /** The number of bytes before compression. `crc` is the checksum of these bytes. */
  size: number;
  crc: number;
  pieces: Uint8Array<ArrayBuffer>[];
}

/** Returns a stream that compresses for an archive, on another thread. */
export function createPacker(): DeflateRaw {
  return createDeflateRaw({ level: LEVEL, chunkSize: PIECE_BYTES });
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
  for await (const { name, parts, isCompressed = false, packed } of files) {
    const { size, crc } = packed ?? { size: 0, crc: 0 };
    const { isStored, pieces } = await looked(inPieces(packed ? [] : parts), isCompressed);
    const entry: ZipInputFile & { mtime: Date } = {
      filename: name,
      mtime: now,
      size,
      crc,
      compression: isStored && !packed ? STORED : DEFLATED,
    };
    zip.add(entry);
    const content = measured(entry, pieces);
    for await (const bytes of packed?.pieces ?? (isStored ? content : pack(content))) {
      entry.ondata?.(null, bytes, false);
      yield* take();
    }
    entry.ondata?.(null, new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

/**
 * Decides whether a file's content is stored uncompressed: if the content is compressed already, or so small that
 * compression would not save anything. Reads the first piece to decide; the returned `pieces` still include it.
 */
async function looked(pieces: AsyncGenerator<Piece>, isCompressed: boolean) {
  const first = await pieces.next();
  const isStored = isCompressed || first.done === true || first.value.length < SMALL_BYTES;
  return { isStored, pieces: withFirst(first, pieces) };
}

async function* withFirst(
  first: IteratorResult<Piece>,
  others: AsyncGenerator<Piece>,
): AsyncGenerator<Piece> {
  try {
    if (!first.done) yield first.value;
    yield* others;
  } finally {
    await others.return(undefined);
  }
}

/** Yields the pieces unchanged, and adds their bytes to the size and the checksum of the archive entry. */
async function* measured(entry: ZipInputFile, pieces: AsyncIterable<Piece>): AsyncGenerator<Piece> {
  for await (const piece of pieces) {
    entry.size += piece.length;
    entry.crc = crc32(piece, entry.crc);
    yield piece;
  }
}

/** Compresses the pieces on another thread. If the reader stops or a piece fails, both the input and the output end. */
function pack(pieces: AsyncIterable<Piece>): AsyncIterable<Piece> {
  const packer = createPacker();
  // The error of either side reaches the reader of `packer`.
  pipeline(Readable.from(pieces, { highWaterMark: 1 }), packer, () => {});
  return packer;
}

/**
 * Joins small parts and splits large ones into pieces, because each piece costs one switch to the compressing thread.
 */
async function* inPieces(parts: ArchiveFile["parts"]): AsyncGenerator<Piece> {
  let waiting: Buffer<ArrayBuffer>[] = [];
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
