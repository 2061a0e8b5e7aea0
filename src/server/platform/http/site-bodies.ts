// The bodies of the files of the web app: in memory, or in the file that stays open.
import { read } from "node:fs";
import { promisify } from "node:util";

const readAt = promisify(read);

/** The maximum number of bytes of recently requested bodies that stay in memory. */
const REMEMBERED_BYTES = 2 * 1024 * 1024;
const LARGEST_REMEMBERED_BYTES = REMEMBERED_BYTES / 8;

export interface Body {
  length: number;
  /** Returns the bytes from `first` up to but not including `end`; without arguments, all bytes. */
  read(first?: number, end?: number): Promise<Buffer>;
}

/** The position of a body in the file, counted from the end of the header, and its length. */
export type BodySpan = [at: number, length: number];

export function inMemory(bytes: Buffer): Body {
  return { length: bytes.length, read: async (first, end) => bytes.subarray(first, end) };
}

export function inFile(file: number, start: number): (place: BodySpan) => Body {
  const remembered = new Map<number, Buffer>();
  let bytes = 0;
  const remember = (at: number, body: Buffer) => {
    if (body.length > LARGEST_REMEMBERED_BYTES) return;
    bytes += body.length;
    remembered.set(at, body);
    for (const [oldest, { length }] of remembered) {
      if (bytes <= REMEMBERED_BYTES) break;
      bytes -= length;
      remembered.delete(oldest);
    }
  };
  return ([at, length]) => ({
    length,
    async read(first = 0, end = length) {
      const whole = remembered.get(at);
      if (whole) return whole.subarray(first, end);
      const { buffer } = await readAt(file, Buffer.alloc(end - first), 0, end - first, start + at + first);
      if (buffer.length === length && !remembered.has(at)) remember(at, buffer);
      return buffer;
    },
  });
}
