/** A new password of somebody who is signed in, after a proof. An account that never had one gets its first. */
import type { WayIn } from "#contract/ways-in-schemas.ts";
import { checkPresentPassword } from "../../platform/auth/check-password.ts";
import { endOtherSessions } from "../../platform/auth/end-sessions.ts";
import { insertPassword } from "../../platform/auth/insert-password.ts";
import { changeWaysIn } from "../../platform/auth/last-way-in.ts";
import { endWhatWasAsked, type Queryable } from "../../platform/auth/mail-keys.ts";
import { endNotMeLinks } from "../../platform/auth/not-me-links.ts";
import { hashPassword } from "../../platform/auth/password-hash.ts";
import { checkNewPassword } from "../../platform/auth/password-rules.ts";
import { requireProof } from "../../platform/auth/require-proof.ts";
import type { SignInServices } from "../../platform/auth/sign-in-services.ts";
import { accountChanged } from "../../platform/auth/waiting-letters.ts";
import { endWaysIn, type Kept, listWaysIn } from "../../platform/auth/ways-in.ts";
import { AppError } from "../../platform/errors/app-error.ts";
import { sentences } from "../../platform/errors/sentences.ts";
import type { Session } from "../../platform/http/session.ts";
import { insertLetters } from "../../platform/letters/letters.queries.ts";

/** What a new password does not end: itself, this session, and a second factor, which takes a code to turn off. */
const OF_THE_SESSION = ["password", "sessions", "second-factor"];

/** Returns what a new password ends, unless the person keeps it. */
export async function listOwnWaysIn({ pool, clock }: SignInServices, userId: string): Promise<WayIn[]> {
  const ways = await listWaysIn(pool, userId, clock.now());
  return ways.filter(({ id }) => !OF_THE_SESSION.includes(id));
}

/** Ends every other session and whatever else opens the account or reads from it, except what the person keeps. */
export async function changePassword(
  { pool, clock, post, config, live }: SignInServices,
  session: Session,
  {
    newPassword,
    currentPassword,
    keep = [],
  }: { newPassword: string; currentPassword?: string | undefined; keep?: Kept | undefined },
): Promise<void> {
  const { userId, sessionId } = session;
  const address = session.email ?? "";
  checkNewPassword(newPassword, address);
  if (currentPassword === undefined) requireProof(session);
  else await checkPresentPassword(pool, userId, currentPassword);
  const hash = await hashPassword(newPassword);
  const now = clock.now();
  const letter = post.seal(accountChanged(userId, "password-set"));
  const account = { userId, hasWallets: config.walletSignIn };
  const outcome = await changeWaysIn(pool, account, async (client) => {
    await storePassword(client, { userId, hash, now });
    await endWaysIn(client, { userId, keep: [...keep, ...OF_THE_SESSION], now });
    await endWhatWasAsked(client, userId);
    // The letter about this password brings a new one to the same address, or one of the last hour stays.
    await endNotMeLinks(client, userId, { sentTo: address, again: "password-set" });
    await endOtherSessions(client, { userId, sessionId });
    await insertLetters(client, [letter]);
  });
  if (outcome === "last") throw new AppError("last_way_in", sentences.passwordNeedsAddress);
  post.written(letter.id);
  live.sessionsChanged({ userId });
}

/** Replaces the password of an account, or gives it its first. */
async function storePassword(
  client: Queryable,
  { userId, hash, now }: { userId: string; hash: string; now: Date },
): Promise<void> {
  const { rowCount } = await client.query(
    "update auth.account set password = $2, updated_at = $3 where user_id = $1 and provider_id = 'credential'",
    [userId, hash, now],
  );
  if (rowCount === 0) await insertPassword(client, { userId, hash, now });
}
