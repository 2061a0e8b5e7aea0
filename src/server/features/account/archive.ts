// Writes a zip archive lazily: a part is produced only when the browser reads it.
import { Zip, ZipDeflate, ZipPassThrough } from "fflate";
import { inSlices } from "../../platform/turns.ts";

/** Favours speed over size, because other requests wait while the server compresses. */
const LEVEL = 3;
/** Bytes compressed in one go, which takes about two milliseconds. */
const PIECE_BYTES = 65_536;

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
  const slices = inSlices();
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
  for await (const { name, parts, isCompressed } of files) {
    const entry = isCompressed ? new ZipPassThrough(name) : new ZipDeflate(name, { level: LEVEL });
    entry.mtime = now;
    zip.add(entry);
    for await (const part of parts) {
      for (const piece of piecesOf(Buffer.from(part))) {
        entry.push(piece);
        yield* take();
        await slices.next();
      }
    }
    entry.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}

function* piecesOf(bytes: Uint8Array): Generator<Uint8Array> {
  for (let at = 0; at < bytes.length; at += PIECE_BYTES) yield bytes.subarray(at, at + PIECE_BYTES);
}
