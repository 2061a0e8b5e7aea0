/** Endpoints by which somebody who is signed in proves once more who they are: by the password, or by a code by mail. */
import { APIError, createAuthEndpoint } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth/types";
import type pg from "pg";
import { z } from "zod";
import { codeSchema } from "#contract/typed-answers.ts";
import type { Clock } from "../../clock.ts";
import type { Post } from "../../letters/post.ts";
import { checkPresentPassword, refuseGuessing } from "../change-address.ts";
import { countProofLetter } from "../limits.ts";
import { takeProofCode } from "../mail-keys.ts";
import { currentSession } from "../require-proof.ts";
import { proofAsked } from "../waiting-letters.ts";
import { tooManyTries, writeToAddress } from "../write-to-address.ts";

interface ProofServices {
  pool: pg.Pool;
  post: Post;
  secret: string;
  clock: Clock;
}

/** A plugin with the endpoints of a proof. */
export function proveAgain(services: ProofServices) {
  const { pool, post } = services;
  return {
    id: "prove-again",
    endpoints: {
      sendProofCode: createAuthEndpoint("/send-proof-code", { method: "POST" }, async (ctx) => {
        const { user } = await currentSession(ctx);
        const wait = await countProofLetter(pool, user.id, Date.now());
        if (wait !== null) throw tooManyTries(wait);
        // An address that nobody has confirmed may be another person's. The letters of several accounts to it count together.
        if (user.emailVerified) await post.write(proofAsked(user.id));
        else await writeToAddress({ pool, post }, user.email, proofAsked(user.id));
        return ctx.json({ status: true });
      }),
      prove: createAuthEndpoint(
        "/prove",
        {
          method: "POST",
          body: z.union([z.object({ password: z.string() }), z.object({ code: codeSchema })]),
        },
        async (ctx) => {
          const { user, session } = await currentSession(ctx);
          const { body } = ctx;
          if ("password" in body) await checkPresentPassword(pool, user.id, body.password);
          else await checkCode(services, user, body.code);
          await noteProof(services, session.id);
          return ctx.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}

/** Records that the person of this session has just proved who they are. */
export async function noteProof(
  { pool, clock }: Pick<ProofServices, "pool" | "clock">,
  sessionId: string,
): Promise<void> {
  await pool.query("update auth.session set proven_at = $2 where id = $1", [sessionId, clock.now()]);
}

async function checkCode(
  services: ProofServices,
  user: { id: string; email: string },
  typed: string,
): Promise<void> {
  await refuseGuessing(services.pool, user.id);
  if (await takeProofCode(services, { userId: user.id, address: user.email, code: typed })) return;
  throw new APIError("BAD_REQUEST", {
    code: "INVALID_CODE",
    message: "This is not the code, or it has expired. Ask for a new one.",
  });
}
