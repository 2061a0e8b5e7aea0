import { randomBytes } from "node:crypto";

const LAST_SEQUENCE = 0xfff;

let lastMillisecond = 0;
let sequence = 0;

/**
 * Returns a UUIDv7 (RFC 9562). Ids made later in this process sort after earlier ones, also within a
 * millisecond, so a list paged by (created_at, id) keeps the order of events.
 */
export const newId = (): string => {
  const now = Date.now();
  if (now > lastMillisecond) {
    lastMillisecond = now;
    sequence = 0;
  } else if (sequence < LAST_SEQUENCE) {
    sequence += 1;
  } else {
    lastMillisecond += 1;
    sequence = 0;
  }
  return format(lastMillisecond, sequence, randomBytes(8));
};

/** Returns the lowest UUIDv7 of a time, for comparing ids with a time. */
export function firstIdAt(time: Date): string {
  return format(time.getTime(), 0, Buffer.alloc(8));
}

function format(millisecond: number, counter: number, random: Buffer): string {
  const time = millisecond.toString(16).padStart(12, "0");
  // The two variant bits of a UUID: 10.
  random.writeUInt8((random.readUInt8(0) & 0x3f) | 0x80, 0);
  const tail = random.toString("hex");
  const version = `7${counter.toString(16).padStart(3, "0")}`;
  return uuidOfHex(`${time}${version}${tail}`);
}

/** Returns the id whose 32 hex digits these are. */
export function uuidOfHex(hex: string): string {
  return [hex.slice(0, 8), hex.slice(8, 12), hex.slice(12, 16), hex.slice(16, 20), hex.slice(20)].join("-");
}

const uuid = /^[0-9a-f]{8}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{4}-[0-9a-f]{12}$/i;

export function isUuid(text: string): boolean {
  return uuid.test(text);
}
