// The file format of the index: its tables as one line of JSON, then the arrays as raw bytes, so that loading
// needs no parsing. Numbers are in the byte order of this processor, because the file never leaves the
// machine.
import { jsonOrUndefined } from "#domain/json-or-undefined.ts";
import type { PlaceArrays, PlaceIndex, PlaceTables } from "#domain/places/place-index.ts";

const ARRAY_TYPES = { Uint16Array, Uint32Array, Int32Array };
type ArrayType = keyof typeof ARRAY_TYPES;
/** The alignment of the arrays in the file, in bytes, enough for their largest numbers. */
const ALIGNMENT = 4;
const LINE_END = "\n".charCodeAt(0);

interface Head extends PlaceTables {
  fingerprint: string;
  arrays: { name: string; type: ArrayType; length: number }[];
}

export function encodeGazetteer(index: PlaceIndex, fingerprint: string): Uint8Array[] {
  const { countries, regions, zones } = index;
  const entries: [string, Uint16Array | Uint32Array | Int32Array][] = Object.entries(index.arrays);
  const head: Head = {
    fingerprint,
    countries,
    regions,
    zones,
    arrays: entries.map(([name, array]) => ({
      name,
      type: array.constructor.name as ArrayType,
      length: array.length,
    })),
  };
  const line = Buffer.from(`${JSON.stringify(head)}\n`);
  const pad = (length: number) => Buffer.alloc(aligned(length) - length);
  return [
    line,
    pad(line.length),
    ...entries.flatMap(([, { buffer, byteOffset, byteLength }]) => [
      new Uint8Array(buffer, byteOffset, byteLength),
      pad(byteLength),
    ]),
  ];
}

/** Decodes a gazetteer file; `undefined` when its fingerprint differs or it is truncated. */
export function decodeGazetteer(file: Uint8Array<ArrayBuffer>, fingerprint: string): PlaceIndex | undefined {
  const headLength = file.indexOf(LINE_END) + 1;
  const head = jsonOrUndefined(Buffer.from(file.buffer, file.byteOffset, headLength).toString()) as
    | Head
    | undefined;
  if (head?.fingerprint !== fingerprint || file.byteOffset % ALIGNMENT !== 0) return undefined;
  let offset = aligned(headLength);
  const arrays: Record<string, Uint16Array | Uint32Array | Int32Array> = {};
  for (const { name, type, length } of head.arrays) {
    const bytes = length * ARRAY_TYPES[type].BYTES_PER_ELEMENT;
    if (offset + bytes > file.length) return undefined;
    arrays[name] = new ARRAY_TYPES[type](file.buffer, file.byteOffset + offset, length);
    offset = aligned(offset + bytes);
  }
  const { countries, regions, zones } = head;
  // The cast is safe, because the fingerprint shows that this same code wrote the file.
  return { arrays: arrays as unknown as PlaceArrays, countries, regions, zones };
}

function aligned(length: number): number {
  return Math.ceil(length / ALIGNMENT) * ALIGNMENT;
}
