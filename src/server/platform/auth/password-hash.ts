// Hashes passwords with scrypt: `salt:key`, both in hex. All accounts of one address share a salt, so that a sign-in
// hashes only once.
import { randomBytes, scrypt, timingSafeEqual } from "node:crypto";
import { availableParallelism } from "node:os";
import { runAtMost } from "../run-at-most.ts";

const COSTS = { N: 16384, r: 16, p: 1, maxmem: 128 * 16384 * 16 * 2 };
const KEY_BYTES = 64;
const SALT_BYTES = 16;

/**
 * Hashing takes a whole core for a while. One core is always left for other requests, however many people sign in at once;
 * those sign-ins wait for each other, whether or not their addresses have accounts.
 */
const inTurn = runAtMost(Math.max(1, availableParallelism() - 1));

export const newSalt = (): string => randomBytes(SALT_BYTES).toString("hex");

export const saltOf = (hash: string): string => hash.slice(0, hash.indexOf(":"));

export async function hashPassword(password: string, salt: string): Promise<string> {
  const key = await inTurn(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        scrypt(password.normalize("NFKC"), salt, KEY_BYTES, COSTS, (error, derived) =>
          error ? reject(error) : resolve(derived),
        );
      }),
  );
  return `${salt}:${key.toString("hex")}`;
}

export async function isPasswordOfHash(password: string, hash: string): Promise<boolean> {
  const [expected, given] = [Buffer.from(hash), Buffer.from(await hashPassword(password, saltOf(hash)))];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
