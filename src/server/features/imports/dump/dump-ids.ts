import { createHash } from "node:crypto";
import { isUuid, uuidOfHex } from "#server/platform/db/ids.ts";

const VERSION_8 = 0x80;
const VARIANT = 0x80;

/**
 * Returns the id that a row of a dump has here. A UUID stays, so that a second import finds the row; any other id becomes
 * one that is always the same.
 */
export function idHere(table: string, id: string): string {
  return isUuid(id) ? id.toLowerCase() : derivedId(table, id);
}

/** Returns an id that follows from another one. The same name and id always give the same. */
export function derivedId(name: string, id: string): string {
  const bytes = createHash("sha256")
    .update(JSON.stringify([name, id]))
    .digest()
    .subarray(0, 16);
  bytes.writeUInt8((bytes.readUInt8(6) & 0x0f) | VERSION_8, 6);
  bytes.writeUInt8((bytes.readUInt8(8) & 0x3f) | VARIANT, 8);
  return uuidOfHex(bytes.toString("hex"));
}
