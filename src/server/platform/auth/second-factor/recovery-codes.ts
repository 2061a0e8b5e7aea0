/** Recovery codes, for a person who has lost the app with the one-time codes. Each works once. */
import { createHash, randomInt } from "node:crypto";
import { plainCode } from "#domain/text/typed-answer.ts";

export const RECOVERY_CODES = 10;
const GROUPS = 4;
const GROUP_LENGTH = 4;
/** Letters and digits without those that look alike. */
const ALPHABET = "abcdefghjkmnpqrstuvwxyz23456789";

/** Creates the codes of one account, such as `h3kf-x7wm-q2rt-nz9d`. */
export function newRecoveryCodes(): string[] {
  return Array.from({ length: RECOVERY_CODES }, () =>
    Array.from({ length: GROUPS }, () => Array.from({ length: GROUP_LENGTH }, randomCharacter).join("")).join(
      "-",
    ),
  );
}

/**
 * Returns the hash by which a code is stored. Spaces, hyphens and capitals make no difference. A fast hash is enough,
 * because a code has 79 random bits.
 */
export function hashRecoveryCode(userId: string, typed: string): string {
  const plain = plainCode(typed);
  return createHash("sha256").update(`${userId}:${plain}`).digest("base64url");
}

function randomCharacter(): string {
  return ALPHABET[randomInt(ALPHABET.length)] ?? "";
}
