// Decides which passwords are refused, and with which sentence.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { PASSWORD_MAX, PASSWORD_MIN } from "#domain/account/password-lengths.ts";
import { type Weakness, weaknessOf } from "#domain/account/weak-password.ts";
import { AppError, refusal } from "../errors/app-error.ts";
import { sentences } from "../errors/sentences.ts";
import { createStrengthCheck, type Guess } from "./password-strength.ts";

/** The 10,000 most common passwords of at least eight characters, in lower case, the commonest first. */
const list = readFileSync(join(import.meta.dirname, "common-passwords.txt"), "utf8")
  .split("\n")
  .filter(Boolean);
const common = new Set(list);
const guessOf = createStrengthCheck(list);

const REASONS: Record<Weakness | Guess, string> = {
  common: "it is one of the most used, and among the first that anybody tries",
  repeated: "it repeats the same few characters",
  sequence: "it follows the keyboard or the alphabet",
  "own-address": "it is your email address",
  product: "it is this site’s name",
  similar: "it is close to one of the most used",
  date: "it is a date or a year, with little else",
  "few-tries": "a program would guess it in fewer than a million tries",
};

/** Throws if a new password is too short, too long or easy to guess. */
export function checkNewPassword(password: string, address: string): void {
  if (password.length < PASSWORD_MIN) throw refusal("password_too_short");
  refuseLongPassword(password);
  const weakness =
    weaknessOf(password, { address, isCommon: (text) => common.has(text) }) ?? guessOf(password, address);
  if (weakness === null) return;
  throw new AppError("password_too_weak", sentences.passwordTooWeak(REASONS[weakness]), {
    field: "password",
  });
}

export function refuseLongPassword(password: string): void {
  if (password.length > PASSWORD_MAX) throw refusal("password_too_long");
}
