/**
 * Confirms an address: that of a sign-up, which makes the account; that of an account that never confirmed it; or a changed one.
 * The letter's link leads to a page; a tap there sends the token here. So a program that opens the links in letters confirms
 * nothing.
 */
import type pg from "pg";
import { inTransaction } from "../../platform/auth/in-transaction.ts";
import { handOver, keptOrAsk, staleIfTaken } from "../../platform/auth/kept-ways.ts";
import { endWhatWasAsked, type FoundKey, readMailLink, takeMailLink } from "../../platform/auth/mail-keys.ts";
import { pendingSignUps } from "../../platform/auth/pending-sign-up.ts";
import type { SignInServices } from "../../platform/auth/sign-in-services.ts";
import { addressChanged } from "../../platform/auth/waiting-letters.ts";
import { holdAddress, type Kept, lockAccount } from "../../platform/auth/ways-in.ts";
import { refusal } from "../../platform/errors/app-error.ts";
import type { Visit } from "../../platform/http/context.ts";
import { insertLetters } from "../../platform/letters/letters.queries.ts";
import { finishSignUp } from "./sign-up.ts";

export async function confirmAddress(
  services: SignInServices,
  visit: Visit,
  { token, password, keep }: { token: string; password?: string | undefined; keep?: Kept | undefined },
): Promise<void> {
  const pending = await pendingSignUps.read(services, token);
  if (pending) return await finishSignUp(services, visit, { pending, token, password });
  const { session } = visit;
  const first = await readMailLink(services.pool, "confirm", token);
  if (first) {
    const isOwn = session?.userId === first.userId;
    return await confirmFirst(services, first, { token, keep, isOwn });
  }
  const change = await readMailLink(services.pool, "new-address", token);
  if (!change) throw refusal("invalid_token");
  if (!session) throw refusal("sign_in_first");
  if (session.userId !== change.userId) throw refusal("invalid_user");
  await changeTo(services, change.userId, token);
}

/**
 * Confirms the address of an account for the first time. Somebody who is signed in to it keeps what they set up; anybody else
 * may not be the one who made it, and says what stays.
 */
async function confirmFirst(
  services: SignInServices,
  { userId, isConfirmed }: FoundKey,
  { token, keep: chosen, isOwn }: { token: string; keep: Kept | undefined; isOwn: boolean },
): Promise<void> {
  if (isConfirmed) return;
  const { pool, clock } = services;
  const now = clock.now();
  if (!isOwn) {
    const { keep } = await keptOrAsk(pool, { userId, keep: chosen, now });
    const spend = async (client: pg.PoolClient) => (await takeMailLink(client, "confirm", token)) !== null;
    if (!(await handOver(services, { userId, keep, now, spend }))) throw refusal("invalid_token");
    return;
  }
  await inTransaction(pool, async (client) => {
    await lockAccount(client, userId);
    const found = await readMailLink(client, "confirm", token);
    if (!found) throw refusal("invalid_token");
    await holdAddress(client, { userId, address: found.address, now });
  }).catch(staleIfTaken);
}

/** Gives an account the address of the link. The former address gets a letter by which its reader can take that back. */
async function changeTo({ pool, clock, post }: SignInServices, userId: string, token: string): Promise<void> {
  const now = clock.now();
  const letters = await inTransaction(pool, async (client) => {
    await lockAccount(client, userId);
    const link = await takeMailLink(client, "new-address", token);
    if (!link?.content) throw refusal("invalid_token");
    await holdAddress(client, { userId, address: link.content, now });
    await endWhatWasAsked(client, userId);
    // The job that checks subscriptions tells Stripe the new address.
    await client.query("update auth.subscription set check_at = $2 where user_id = $1 and state <> 'none'", [
      userId,
      now,
    ]);
    if (!link.isConfirmed) return [];
    const letter = post.seal(addressChanged(userId, link.address));
    await insertLetters(client, [letter]);
    return [letter.id];
  }).catch(staleIfTaken);
  post.written(...letters);
}
