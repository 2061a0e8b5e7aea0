/**
 * Signing in without a password, by a code of six digits or a link that comes by mail. Answers and statements are the same
 * for an address without an account. Nothing happens when a link is opened: its page sends the token when it is tapped.
 */
import { APIError, createAuthEndpoint, originCheck } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth/types";
import type pg from "pg";
import { z } from "zod";
import { emailSchema } from "#contract/email-address.ts";
import { codeSchema } from "#contract/typed-answers.ts";
import type { Clock } from "../../clock.ts";
import type { Post } from "../../letters/post.ts";
import { ADDRESS_HEADER } from "../auth-names.ts";
import { countCodeTry } from "../limits.ts";
import { readMailLink, spendSignInKey, trySignInCode } from "../mail-keys.ts";
import { openSession, type SignInContext } from "../open-session.ts";
import { signInAsked } from "../waiting-letters.ts";
import type { Kept } from "../ways-in.ts";
import { sendKeyTo, tooManyTries } from "../write-to-address.ts";
import { keepField, spendToEnter } from "./kept-ways.ts";
import { staleLink } from "./stale-link.ts";

const SENT = "If this email exists in our system, check your email for the code and the link";

interface MailSignInServices {
  pool: pg.Pool;
  post: Post;
  secret: string;
  clock: Clock;
}

/** A plugin with the endpoints that send a code and a link, and that sign in with one of them. */
export function mailSignIn(services: MailSignInServices) {
  return {
    id: "mail-sign-in",
    endpoints: {
      sendSignInMail: createAuthEndpoint(
        "/send-sign-in-mail",
        {
          method: "POST",
          body: z.object({ email: emailSchema, callbackURL: z.string().optional() }),
          use: [originCheck((ctx) => ctx.body.callbackURL)],
        },
        async (ctx) => {
          const { email, callbackURL = "/" } = ctx.body;
          await sendKeyTo(services, email, signInAsked(email, callbackURL));
          return ctx.json({ status: true, message: SENT });
        },
      ),
      signInMailCode: createAuthEndpoint(
        "/sign-in/mail-code",
        { method: "POST", body: z.object({ email: emailSchema, code: codeSchema, keep: keepField }) },
        async (ctx) => {
          const { email, code, keep } = ctx.body;
          const ip = ctx.headers?.get(ADDRESS_HEADER) ?? "";
          const wait = await countCodeTry(services.pool, { email, ip, now: Date.now() });
          if (wait !== null) throw tooManyTries(wait);
          return await enterByMail(services, ctx, { email, code }, keep);
        },
      ),
      signInMailLink: createAuthEndpoint(
        "/sign-in/mail-link",
        { method: "POST", body: z.object({ token: z.string(), keep: keepField }) },
        async (ctx) => await enterByMail(services, ctx, { token: ctx.body.token }, ctx.body.keep),
      ),
    },
  } satisfies BetterAuthPlugin;
}

/** What somebody sent: the code with its address, or the link's token. */
type SentKey = { email: string; code: string } | { token: string };

async function enterByMail(
  services: MailSignInServices,
  ctx: SignInContext,
  key: SentKey,
  chosen: Kept | undefined,
) {
  const { pool, clock } = services;
  const found =
    "token" in key ? await readMailLink(pool, "sign-in", key.token) : await trySignInCode(services, key);
  if (!found) throw wrongKey(key);
  const { userId, isConfirmed, askedVersion } = found;
  const entry = await spendToEnter(pool, {
    userId,
    isConfirmed,
    askedVersion,
    keep: chosen,
    now: clock.now(),
    spend: (client) => spendSignInKey(client, userId),
  });
  if (!entry) throw wrongKey(key);
  const user = await openSession(ctx, entry);
  return ctx.json({ redirect: false, user });
}

function wrongKey(key: SentKey): APIError {
  return "token" in key
    ? staleLink()
    : new APIError("UNAUTHORIZED", {
        code: "INVALID_CODE",
        message: "This code does not work here. Ask for a new one if it is older than ten minutes.",
      });
}
