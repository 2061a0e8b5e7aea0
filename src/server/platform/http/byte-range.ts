/** From its first byte to its last one, both included. */
export interface ByteRange {
  first: number;
  last: number;
}

const ONE_RANGE = /^bytes=(?:(\d+)-(\d*)|-(\d+))$/;

/**
 * The one stretch of a file that a `Range` header asks for; "none" where the file has no such bytes. Whatever is no single
 * range of bytes asks for the whole file, as the standard allows.
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
