// What is computed about files under keys derived from the server's secret: addresses that open a file without a session for
// an hour or two, as the pictures of a page are loaded, and hashes by which a file is recognised. No address is stored.
import { createHmac, timingSafeEqual } from "node:crypto";
import { HOUR_MS, HOUR_S, SECOND_MS } from "#domain/time.ts";
import { uuidOfHex } from "../db/ids.ts";

const ADDRESS_LABEL = "rubber-arcana addresses of files 1";
const DIGEST_LABEL = "rubber-arcana hashes of files 1";
const ID_BYTES = 16;
const UNTIL_BYTES = 4;
const SIGNED_BYTES = 2 * ID_BYTES + UNTIL_BYTES;
const CODE_BYTES = 32;

/** For how long a browser keeps a file of a signed address, in seconds. */
export const CACHED_SECONDS = HOUR_S;

export interface FileOfPerson {
  userId: string;
  id: string;
}

export interface FileCodes {
  /** Returns an address that opens this file. It is the same for an hour, so that a browser finds the file in its cache. */
  sign(file: FileOfPerson, now: Date): string;
  /** Returns the file of an address, or `null` if the address was not made here or has expired. */
  read(address: string, now: Date): FileOfPerson | null;
  /** Returns a hash of a person's file. Without the server's secret, nobody can tell from it whether they have a file. */
  digest(userId: string, bytes: Uint8Array): string;
}

export function createFileCodes(secret: string): FileCodes {
  const keyFor = (label: string) => createHmac("sha256", secret).update(label).digest();
  const addressKey = keyFor(ADDRESS_LABEL);
  const digestKey = keyFor(DIGEST_LABEL);
  const codeOf = (signed: Uint8Array) => createHmac("sha256", addressKey).update(signed).digest();
  return {
    digest: (userId, bytes) =>
      createHmac("sha256", digestKey).update(userId).update(bytes).digest("base64url"),
    sign({ userId, id }, now) {
      const signed = Buffer.alloc(SIGNED_BYTES);
      signed.write(userId.replaceAll("-", ""), 0, "hex");
      signed.write(id.replaceAll("-", ""), ID_BYTES, "hex");
      signed.writeUInt32BE((Math.floor(now.getTime() / HOUR_MS) + 2) * HOUR_S, 2 * ID_BYTES);
      return Buffer.concat([signed, codeOf(signed)]).toString("base64url");
    },
    read(address, now) {
      const bytes = Buffer.from(address, "base64url");
      // Compared in its one written form: decoding passes over characters that do not belong to it.
      const isCanonical = bytes.toString("base64url") === address;
      if (!isCanonical || bytes.length !== SIGNED_BYTES + CODE_BYTES) return null;
      const signed = bytes.subarray(0, SIGNED_BYTES);
      if (!timingSafeEqual(bytes.subarray(SIGNED_BYTES), codeOf(signed))) return null;
      if (signed.readUInt32BE(2 * ID_BYTES) * SECOND_MS <= now.getTime()) return null;
      return {
        userId: uuidOfHex(signed.toString("hex", 0, ID_BYTES)),
        id: uuidOfHex(signed.toString("hex", ID_BYTES, 2 * ID_BYTES)),
      };
    },
  };
}
