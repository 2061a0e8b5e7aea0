// A zip archive that is written while it is read: what is not yet fetched by the browser is not yet made.
import { Zip, ZipDeflate } from "fflate";

/** Fast rather than small: the words are sealed text for the disk, and the server has others waiting. */
const LEVEL = 3;

export interface ArchiveFile {
  name: string;
  /** Its text, part by part. */
  parts: AsyncIterable<string> | Iterable<string>;
}

/** Bytes of a zip archive of the files, one after the other. */
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
  for await (const { name, parts } of files) {
    const entry = new ZipDeflate(name, { level: LEVEL });
    entry.mtime = now;
    zip.add(entry);
    for await (const part of parts) {
      entry.push(Buffer.from(part));
      yield* take();
    }
    entry.push(new Uint8Array(), true);
    yield* take();
  }
  zip.end();
  yield* take();
}
