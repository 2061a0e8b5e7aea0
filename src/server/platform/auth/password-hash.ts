// Hashes passwords with scrypt: `salt:key`, both in hex.
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

const newSalt = (): string => randomBytes(SALT_BYTES).toString("hex");

export async function hashPassword(password: string, salt = newSalt()): Promise<string> {
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

/** Returns whether this is the password of the hash. Hashes as long where there is no hash, and returns false. */
export async function isPasswordOfHash(password: string, hash: string | null): Promise<boolean> {
  const stored = hash ?? `${newSalt()}:`;
  const salt = stored.slice(0, stored.indexOf(":"));
  const [expected, given] = [Buffer.from(stored), Buffer.from(await hashPassword(password, salt))];
  return expected.length === given.length && timingSafeEqual(expected, given);
}
