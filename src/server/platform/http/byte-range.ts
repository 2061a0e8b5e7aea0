// By hand: range-parser returns a list of ranges, and to choose from it takes as many lines.

/** A range of bytes of a file; the first and the last byte are both included. */
export interface ByteRange {
  first: number;
  last: number;
}

const ONE_RANGE = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/;

/**
 * Returns the range that a `Range` header requests, "none" if the file has no such bytes, and `undefined` for the whole
 * file. Anything but a single byte range means the whole file, as the standard allows.
 */
export function readRange(header: string | undefined, size: number): ByteRange | "none" | undefined {
  const [, from, to, tail] = ONE_RANGE.exec(header ?? "") ?? [];
  if (tail !== undefined) {
    const length = Math.min(Number(tail), size);
    return length === 0 ? "none" : { first: size - length, last: size - 1 };
  }
  if (from === undefined) return undefined;
  const first = Number(from);
  const last = to ? Number(to) : size - 1;
  if (to && last < first) return undefined;
  return first < size ? { first, last: Math.min(last, size - 1) } : "none";
}
