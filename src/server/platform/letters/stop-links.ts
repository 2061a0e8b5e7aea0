// The links in the headers of letters by which a mail program ends letters of one kind with one click (RFC 8058). Their
// tokens are not stored: each is a message authentication code under a key derived from the server's secret. So every
// letter of a kind to a person carries the same link, and the link works for as long as the secret is the same.
import { createHmac, timingSafeEqual } from "node:crypto";
import { uuidOfHex } from "../db/ids.ts";

const KEY_LABEL = "rubber-arcana links that end letters 1";
const ID_BYTES = 16;

/** The kinds of letters to accounts that a link ends. */
export type AccountLetters = "check-ins" | "promises";
/** The kinds of letters to addresses without an account. */
export type AddressLetters = "waitlist" | "premium";
export type EndableLetters = AccountLetters | AddressLetters;

export interface StopLink {
  letters: EndableLetters;
  token: string;
}

export interface StopLinks {
  /** Returns the token that ends these letters to an account. It contains the account's id. */
  ofAccount(letters: AccountLetters, userId: string): StopLink;
  /** Returns the token that ends these letters to an address. Only its hash is stored, with the address. */
  ofAddress(email: string, letters: AddressLetters): StopLink;
  urlOf(link: StopLink): string;
  /** Returns the account whose letters a link ends, or `null` if the token was not made for these letters. */
  accountOf(letters: AccountLetters, token: string): string | null;
}

export const STOP_PATH = "/unsubscribe";

export function createStopLinks({ appUrl, secret }: { appUrl: string; secret: string }): StopLinks {
  const key = createHmac("sha256", secret).update(KEY_LABEL).digest();
  const codeOf = (letters: EndableLetters, holder: string) =>
    createHmac("sha256", key).update(`${letters} ${holder}`).digest();

  return {
    ofAccount(letters, userId) {
      const id = Buffer.from(userId.replaceAll("-", ""), "hex");
      return { letters, token: Buffer.concat([id, codeOf(letters, userId)]).toString("base64url") };
    },
    ofAddress: (email, letters) => ({ letters, token: codeOf(letters, email).toString("base64url") }),
    urlOf: ({ letters, token }) => `${appUrl}${STOP_PATH}?${new URLSearchParams({ from: letters, token })}`,
    accountOf(letters, token) {
      const bytes = Buffer.from(token, "base64url");
      const userId = uuidOfHex(bytes.toString("hex", 0, ID_BYTES));
      const given = bytes.subarray(ID_BYTES);
      const expected = codeOf(letters, userId);
      return given.length === expected.length && timingSafeEqual(given, expected) ? userId : null;
    },
  };
}
