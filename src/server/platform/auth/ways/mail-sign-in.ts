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
import type { Post } from "../../letters/post.ts";
import { ADDRESS_HEADER } from "../auth-names.ts";
import { tooManyTries } from "../change-address.ts";
import { currentGuest } from "../guest-context.ts";
import { countCodeTry, countSignInLetter } from "../limits.ts";
import { type FormerPassword, type MailKey, takeSignInCode } from "../mail-codes.ts";
import { openSession, type SignInContext } from "../open-session.ts";
import { signInAsked } from "../waiting-letters.ts";

const SENT = "If this email exists in our system, check your email for the code and the link";

interface MailSignInServices {
  pool: pg.Pool;
  post: Post;
  secret: string;
}

/** What becomes of the password of an account whose address was never confirmed; absent before the person was asked. */
const formerPassword = z.enum(["keep", "end"]).optional();

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
          const wait = await countSignInLetter(services.pool, email, Date.now());
          if (wait !== null) throw tooManyTries(wait);
          await services.post.write(signInAsked(email, callbackURL));
          return ctx.json({ status: true, message: SENT });
        },
      ),
      signInMailCode: createAuthEndpoint(
        "/sign-in/mail-code",
        { method: "POST", body: z.object({ email: emailSchema, code: codeSchema, formerPassword }) },
        async (ctx) => {
          const { email, code, formerPassword: former } = ctx.body;
          const ip = ctx.headers?.get(ADDRESS_HEADER) ?? "";
          const wait = await countCodeTry(services.pool, { email, ip, now: Date.now() });
          if (wait !== null) throw tooManyTries(wait);
          return await enterByMail(services, ctx, { email, code }, former);
        },
      ),
      signInMailLink: createAuthEndpoint(
        "/sign-in/mail-link",
        { method: "POST", body: z.object({ token: z.string(), formerPassword }) },
        async (ctx) => await enterByMail(services, ctx, { token: ctx.body.token }, ctx.body.formerPassword),
      ),
    },
  } satisfies BetterAuthPlugin;
}

async function enterByMail(
  services: MailSignInServices,
  ctx: SignInContext,
  key: MailKey,
  former: FormerPassword | undefined,
) {
  const used = await takeSignInCode(services, key, former ?? null);
  if (!used?.isRight) throw wrongKey(key);
  if (used.mustChoose)
    throw new APIError("CONFLICT", {
      code: "FORMER_PASSWORD",
      message:
        "Somebody set a password for this account before its email address was confirmed. Please choose whether to keep it.",
    });
  if (used.hasEnded) currentGuest().sessionsEndedOf = used.userId;
  const user = await openSession(ctx, used.userId);
  return ctx.json({ redirect: false, user });
}

function wrongKey(key: MailKey): APIError {
  return "token" in key
    ? new APIError("UNAUTHORIZED", {
        code: "INVALID_TOKEN",
        message: "This link has been used or has run out. Ask for a new one.",
      })
    : new APIError("UNAUTHORIZED", {
        code: "INVALID_CODE",
        message: "This code does not work here. Ask for a new one if it is older than ten minutes.",
      });
}
