// The requests of the auth library that end in a letter. Each writes what is asked for and answers: it neither looks up
// who has the address nor waits for a mail server, so its answer and its time say nothing of either.
import { APIError, createAuthEndpoint, getSessionFromCtx, originCheck } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth/types";
import { z } from "zod";
import type { Post } from "../letters/post.ts";
import type { ChangeFloor } from "./change-address.ts";
import { addressOf, changeAddress } from "./change-address.ts";
import { resetAsked, verificationAskedBy, verificationAskedFor } from "./compose-letters.ts";

const RESET_ANSWER = "If this email exists in our system, check your email for the reset link";

/** A plugin: endpoints with the library's own names take the place of the library's. */
export function letterEndpoints(floor: ChangeFloor) {
  const { post } = floor;
  return {
    id: "letter-endpoints",
    // So that the library's adapter writes a letter in the transaction of a sign-up.
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
          body: z.object({ email: z.email(), redirectTo: z.string().optional() }),
          use: [originCheck((ctx) => ctx.body.redirectTo)],
        },
        async (ctx) => {
          await post.write(resetAsked(ctx.body.email, ctx.body.redirectTo ?? "/"));
          return ctx.json({ status: true, message: RESET_ANSWER });
        },
      ),
      sendVerificationEmail: createAuthEndpoint(
        "/send-verification-email",
        {
          method: "POST",
          body: z.object({ email: z.email(), callbackURL: z.string().optional() }),
          use: [originCheck((ctx) => ctx.body.callbackURL)],
        },
        async (ctx) => {
          await askVerification(post, ctx);
          return ctx.json({ status: true });
        },
      ),
      changeEmail: createAuthEndpoint(
        "/change-email",
        {
          method: "POST",
          body: z.object({ newEmail: z.email(), password: z.string(), callbackURL: z.string().optional() }),
          use: [originCheck((ctx) => ctx.body.callbackURL)],
        },
        async (ctx) => {
          await changeAddress(floor, ctx);
          return ctx.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

type VerificationRequest = Parameters<typeof getSessionFromCtx>[0] & {
  body: { email: string; callbackURL?: string | undefined };
};

/** Somebody who is signed in asks for their own address, and hears where there is nothing to confirm. */
async function askVerification(post: Post, ctx: VerificationRequest): Promise<void> {
  const { email, callbackURL = "/" } = ctx.body;
  const session = await getSessionFromCtx(ctx);
  if (!session) return await post.write(verificationAskedFor(email, callbackURL));
  if (addressOf(session.user) !== email.toLowerCase())
    throw new APIError("BAD_REQUEST", { code: "EMAIL_MISMATCH", message: "Email mismatch" });
  if (session.user.emailVerified)
    throw new APIError("BAD_REQUEST", {
      code: "EMAIL_ALREADY_VERIFIED",
      message: "Email is already verified",
    });
  await post.write(verificationAskedBy(session.user.id, callbackURL));
}
