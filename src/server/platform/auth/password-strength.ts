/**
 * Estimates how many tries a password withstands, with zxcvbn and the product's own list of common passwords. The estimate
 * stays on the server: the list is large, and a page could be told anything.
 */
import { ZxcvbnFactory } from "@zxcvbn-ts/core";
import { NAMES } from "#domain/names.ts";

/** Only the beginning of a password is looked at, because the time grows faster than its length. */
const LOOKED_AT = 64;
/** Scores up to this one mean fewer than a million tries. Somebody who is limited to 100 an hour would need a year. */
const WEAKEST_SCORES = 1;

export type Guess = "common" | "similar" | "repeated" | "sequence" | "date" | "own-address" | "few-tries";

/** What each warning of the library means in our words. */
const GUESSES: Record<string, Guess> = {
  straightRow: "sequence",
  keyPattern: "sequence",
  sequences: "sequence",
  simpleRepeat: "repeated",
  extendedRepeat: "repeated",
  recentYears: "date",
  dates: "date",
  associatedYears: "date",
  topTen: "common",
  topHundred: "common",
  common: "common",
  similarToCommon: "similar",
  userInputs: "own-address",
};

/** Returns a function that says why a password withstands too few tries, or `null`. `common`: the most common ones first. */
export function createStrengthCheck(common: readonly string[]) {
  const library = new ZxcvbnFactory({
    dictionary: { passwords: [...common], product: NAMES.product.toLowerCase().split(" ") },
  });
  return (password: string, address: string): Guess | null => {
    const parts = address
      .toLowerCase()
      .split(/[^\p{L}\p{N}]+/u)
      .filter(Boolean);
    const { score, feedback } = library.check(password.slice(0, LOOKED_AT), [address, ...parts]);
    if (score > WEAKEST_SCORES) return null;
    return GUESSES[feedback.warning ?? ""] ?? "few-tries";
  };
}
