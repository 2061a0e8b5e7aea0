/**
 * Confirms an address, of a new account or after a change. The letter's link leads to a page; a tap there sends the token
 * here. So a program that opens the links in letters confirms nothing.
 */
import { APIError, createAuthEndpoint, getSessionFromCtx } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth/types";
import type pg from "pg";
import { z } from "zod";
import { SIGN_IN_FIRST } from "#contract/ways-in.ts";
import type { Clock } from "../../clock.ts";
import { insertLetters } from "../../letters/letters.queries.ts";
import type { Post } from "../../letters/post.ts";
import { inTransaction } from "../in-transaction.ts";
import { endWhatWasAsked, type FoundKey, readMailLink, takeMailLink } from "../mail-keys.ts";
import type { HookContext } from "../require-proof.ts";
import { addressChanged } from "../waiting-letters.ts";
import { holdAddress, type Kept, lockAccount } from "../ways-in.ts";
import { handOver, keepField, keptOrAsk } from "./kept-ways.ts";
import { staleIfTaken, staleLink } from "./stale-link.ts";

const PAGE = "/confirm-address";

interface ConfirmServices {
  pool: pg.Pool;
  clock: Clock;
  post: Post;
}

/** A plugin with the endpoint that confirms. The library's own, which acts on a GET, leads to the page. */
export function confirmAddress(services: ConfirmServices) {
  return {
    id: "confirm-address",
    endpoints: {
      verifyEmail: createAuthEndpoint(
        "/verify-email",
        { method: "GET", query: z.object({ token: z.string(), callbackURL: z.string().optional() }) },
        async (ctx) => {
          const { token, callbackURL: to = "/" } = ctx.query;
          throw ctx.redirect(`${PAGE}#${new URLSearchParams({ token, to })}`);
        },
      ),
      confirmAddress: createAuthEndpoint(
        "/confirm-address",
        { method: "POST", body: z.object({ token: z.string(), keep: keepField }) },
        async (ctx) => {
          const { token, keep } = ctx.body;
          const first = await readMailLink(services.pool, "confirm", token);
          const change = first ?? (await readMailLink(services.pool, "new-address", token));
          if (!change) throw staleLink();
          const session = await getSessionFromCtx(ctx as HookContext);
          const isOwn = session?.user.id === change.userId;
          if (first) await confirmFirst(services, first, { token, keep, isOwn });
          else await changeTo(services, change, { token, session });
          return ctx.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

/**
 * Confirms the address of a new account. Somebody who is signed in to it keeps what they set up; anybody else may not be the
 * one who made it, and says what stays.
 */
async function confirmFirst(
  { pool, clock }: ConfirmServices,
  { userId, isConfirmed }: FoundKey,
  { token, keep: chosen, isOwn }: { token: string; keep: Kept | undefined; isOwn: boolean },
): Promise<void> {
  if (isConfirmed) return;
  const now = clock.now();
  if (!isOwn) {
    const { keep } = await keptOrAsk(pool, { userId, keep: chosen, now });
    const spend = async (client: pg.PoolClient) => (await takeMailLink(client, "confirm", token)) !== null;
    if (!(await handOver(pool, { userId, keep, now, spend }))) throw staleLink();
    return;
  }
  await inTransaction(pool, async (client) => {
    await lockAccount(client, userId);
    const found = await readMailLink(client, "confirm", token);
    if (!found) throw staleLink();
    await holdAddress(client, { userId, address: found.address, now });
  }).catch(staleIfTaken);
}

/** Gives an account the address of the link. The former address gets a letter by which its reader can take that back. */
async function changeTo(
  { pool, clock, post }: ConfirmServices,
  { userId }: FoundKey,
  { token, session }: { token: string; session: { user: { id: string } } | null },
): Promise<void> {
  if (!session)
    throw new APIError("UNAUTHORIZED", {
      code: SIGN_IN_FIRST,
      message: "Sign in to your account first. Then press the button again.",
    });
  if (session.user.id !== userId)
    throw new APIError("UNAUTHORIZED", {
      code: "INVALID_USER",
      message: "This link is for a different account than the one signed in here.",
    });
  const now = clock.now();
  const letters = await inTransaction(pool, async (client) => {
    await lockAccount(client, userId);
    const link = await takeMailLink(client, "new-address", token);
    if (!link?.content) throw staleLink();
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
