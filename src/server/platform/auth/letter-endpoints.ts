// The auth requests that send a letter. Each stores the request and answers at once, without a lookup of the
// address or a wait for the mail server. So neither the answer nor its timing reveals whether the address has
// an account.
import { APIError, createAuthEndpoint, getSessionFromCtx, originCheck } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth/types";
import type pg from "pg";
import { z } from "zod";
import { emailSchema } from "#contract/email-address.ts";
import type { Post } from "../letters/post.ts";
import type { ChangeServices } from "./change-address.ts";
import { addressOfAccount, changeAddress } from "./change-address.ts";
import { resetAsked, verificationAskedBy, verificationAskedFor } from "./waiting-letters.ts";
import { sendKeyTo, writeToAddress } from "./write-to-address.ts";

const RESET_ANSWER = "If this email exists in our system, check your email for the reset link";

/** A plugin whose endpoints replace the library's endpoints of the same name. */
export function letterEndpoints(services: ChangeServices) {
  const { post, authPool: pool } = services;
  return {
    id: "letter-endpoints",
    // Lets the library's adapter write a letter in the transaction of a sign-up.
    schema: {
      letter: {
        fields: {
          sealed: { type: "string", required: true },
          createdAt: { type: "date", required: true },
        },
      },
    },
    endpoints: {
      requestPasswordReset: createAuthEndpoint(
        "/request-password-reset",
        {
          method: "POST",
          body: z.object({ email: emailSchema, redirectTo: z.string().optional() }),
          use: [originCheck((ctx) => ctx.body.redirectTo)],
        },
        async (ctx) => {
          const { email, redirectTo = "" } = ctx.body;
          await sendKeyTo({ pool, post }, email, resetAsked(email, redirectTo));
          return ctx.json({ status: true, message: RESET_ANSWER });
        },
      ),
      sendVerificationEmail: createAuthEndpoint(
        "/send-verification-email",
        {
          method: "POST",
          body: z.object({ email: emailSchema, callbackURL: z.string().optional() }),
          use: [originCheck((ctx) => ctx.body.callbackURL)],
        },
        async (ctx) => {
          await askVerification({ pool, post }, ctx);
          return ctx.json({ status: true });
        },
      ),
      changeEmail: createAuthEndpoint(
        "/change-email",
        {
          method: "POST",
          body: z.object({
            newEmail: emailSchema,
            password: z.string().optional(),
            callbackURL: z.string().optional(),
          }),
          use: [originCheck((ctx) => ctx.body.callbackURL)],
        },
        async (ctx) => {
          await changeAddress(services, ctx);
          return ctx.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

type VerificationRequest = Parameters<typeof getSessionFromCtx>[0] & {
  body: { email: string; callbackURL?: string | undefined };
};

/**
 * Queues a confirmation letter. A signed-in person may request one only for their own address, and gets an error if the
 * address is confirmed already.
 */
async function askVerification(
  services: { pool: pg.Pool; post: Post },
  ctx: VerificationRequest,
): Promise<void> {
  const { email, callbackURL = "/" } = ctx.body;
  const session = await getSessionFromCtx(ctx);
  if (!session) return await writeToAddress(services, email, verificationAskedFor(email, callbackURL));
  if (addressOfAccount(session.user) !== email)
    throw new APIError("BAD_REQUEST", { code: "EMAIL_MISMATCH", message: "Email mismatch" });
  if (session.user.emailVerified)
    throw new APIError("BAD_REQUEST", {
      code: "EMAIL_ALREADY_VERIFIED",
      message: "Email is already verified",
    });
  await writeToAddress(services, email, verificationAskedBy(session.user.id, callbackURL));
}
