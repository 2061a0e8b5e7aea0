/** Letters to an address that strangers can cause. All of them are counted together, by recipient. */
import type pg from "pg";
import { AppError } from "../errors/app-error.ts";
import { sentences } from "../errors/sentences.ts";
import type { Post, WaitingLetter } from "../letters/post.ts";
import { countCalls } from "./count-calls.ts";
import { keyTo, letterTo } from "./limits.ts";

interface LetterServices {
  pool: pg.Pool;
  post: Post;
}

/** Counts a letter to this address, whether or not it has an account. Returns the seconds to wait after too many, else `null`. */
export async function countLetterTo(pool: pg.Pool, address: string): Promise<number | null> {
  return await countCalls(pool, [letterTo(address)], Date.now());
}

/**
 * Queues a letter that goes to this address, together with others that tell of it. Throws after too many letters to the
 * address, and queues none then.
 */
export async function writeToAddress(
  { pool, post }: LetterServices,
  address: string,
  ...letters: WaitingLetter[]
): Promise<void> {
  const wait = await countLetterTo(pool, address);
  if (wait !== null) throw tooManyTries(wait);
  await post.write(...letters);
}

/** Queues a letter with a key to the account of this address. Throws after too many of them. */
export async function sendKeyTo(
  { pool, post }: LetterServices,
  address: string,
  letter: WaitingLetter,
): Promise<void> {
  const wait = await countCalls(pool, [keyTo(address)], Date.now());
  if (wait !== null) throw tooManyTries(wait);
  await post.write(letter);
}

/** Returns the error for too many tries at an address. `wait` is the time until the next try, in seconds. */
export function tooManyTries(wait: number): AppError {
  return new AppError("too_many_sign_ins", sentences.tooManyTries, { retryAfter: wait });
}
