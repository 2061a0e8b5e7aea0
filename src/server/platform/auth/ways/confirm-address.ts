/**
 * Confirms an address, of a new account or after a change. The letter's link leads to a page; a tap there sends the token
 * here. So a program that opens the links in letters confirms nothing.
 */
import { APIError, createAuthEndpoint, getSessionFromCtx } from "better-auth/api";
import { verifyJWT } from "better-auth/crypto";
import type { BetterAuthPlugin } from "better-auth/types";
import type pg from "pg";
import { z } from "zod";
import type { Clock } from "../../clock.ts";
import { isUniqueViolation, withoutStatementValues } from "../../db/database-error.ts";
import { endMailCodes } from "../mail-codes.ts";
import type { HookContext } from "../require-proof.ts";

const PAGE = "/confirm-address";

/** What a link says: the account, the address that it had, and the one that it gets where it changes. */
const payloadSchema = z.object({ userId: z.string(), email: z.string(), updateTo: z.string().optional() });

interface ConfirmServices {
  pool: pg.Pool;
  clock: Clock;
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
        { method: "POST", body: z.object({ token: z.string() }) },
        async (ctx) => {
          const payload = payloadSchema.safeParse(await verifyJWT(ctx.body.token, ctx.context.secret));
          if (!payload.success) throw staleLink();
          await confirm(services, ctx, payload.data);
          return ctx.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

async function confirm(
  { pool, clock }: ConfirmServices,
  ctx: HookContext,
  { userId, email, updateTo }: z.infer<typeof payloadSchema>,
): Promise<void> {
  const { internalAdapter } = ctx.context;
  const user = await internalAdapter.findUserById(userId);
  if (user?.email !== email) throw staleLink();
  if (updateTo === undefined) {
    if (!user.emailVerified) await internalAdapter.updateUser(userId, { emailVerified: true });
    return;
  }
  const session = await getSessionFromCtx(ctx);
  if (session && session.user.id !== userId)
    throw new APIError("UNAUTHORIZED", {
      code: "INVALID_USER",
      message: "This link is for a different account than the one signed in here.",
    });
  try {
    await internalAdapter.updateUser(userId, { email: updateTo, emailVerified: true });
  } catch (error) {
    if (isUniqueViolation(withoutStatementValues(error), "user_email")) throw staleLink();
    throw error;
  }
  await endMailCodes(pool, userId);
  // The job that checks subscriptions tells Stripe the new address.
  await pool.query("update auth.subscription set check_at = $2 where user_id = $1 and state <> 'none'", [
    userId,
    clock.now(),
  ]);
}

function staleLink(): APIError {
  return new APIError("UNAUTHORIZED", {
    code: "INVALID_TOKEN",
    message: "This link has been used or has run out. Ask for a new one.",
  });
}
