/**
 * Sets a new password by a letter's link. The same request ends whatever else can open the account or read from it, except
 * what the person chose to keep.
 */
import type { WayIn } from "#contract/ways-in-schemas.ts";
import { insertPassword } from "../../platform/auth/insert-password.ts";
import { handOver } from "../../platform/auth/kept-ways.ts";
import { readMailLink, takeMailLink } from "../../platform/auth/mail-keys.ts";
import { hashPassword } from "../../platform/auth/password-hash.ts";
import { checkNewPassword } from "../../platform/auth/password-rules.ts";
import type { SignInServices } from "../../platform/auth/sign-in-services.ts";
import { accountChanged } from "../../platform/auth/waiting-letters.ts";
import { type Kept, listWaysIn } from "../../platform/auth/ways-in.ts";
import { refusal } from "../../platform/errors/app-error.ts";
import { insertLetters } from "../../platform/letters/letters.queries.ts";

/** The kinds that a new password always ends. */
const ALWAYS_ENDED = ["password", "sessions"];

export async function listWaysOfReset({ pool, clock }: SignInServices, token: string): Promise<WayIn[]> {
  const found = await readMailLink(pool, "reset", token);
  if (!found) throw refusal("invalid_token");
  const ways = await listWaysIn(pool, found.userId, clock.now());
  return ways.filter(({ kind }) => !ALWAYS_ENDED.includes(kind));
}

export async function resetPassword(
  services: SignInServices,
  { token, newPassword, keep = [] }: { token: string; newPassword: string; keep?: Kept | undefined },
): Promise<void> {
  const { pool, post, clock } = services;
  const found = await readMailLink(pool, "reset", token);
  if (!found) throw refusal("invalid_token");
  const { userId, address } = found;
  checkNewPassword(newPassword, address);
  const hash = await hashPassword(newPassword);
  const now = clock.now();
  const letter = post.seal(accountChanged(userId, "password-set"));
  const entry = await handOver(services, {
    userId,
    now,
    keep: keep.filter((id) => !ALWAYS_ENDED.includes(id)),
    spend: async (client) => (await takeMailLink(client, "reset", token)) !== null,
    finish: async (client) => {
      await insertPassword(client, { userId, hash, now });
      await insertLetters(client, [letter]);
    },
  });
  if (!entry) throw refusal("invalid_token");
  post.written(letter.id);
}
