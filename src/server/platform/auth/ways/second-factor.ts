// The endpoints of the second factor: setting it up, removing it, and the second step of a sign-in.
import { APIError, createAuthEndpoint } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth/types";
import { z } from "zod";
import type { FactorState, NewFactor, RecoveryCodes } from "#contract/second-factor.ts";
import { codeSchema } from "#contract/typed-answers.ts";
import { NAMES } from "#domain/names.ts";
import { addressOfAccount } from "../change-address.ts";
import { changeAndTell } from "../change-and-tell.ts";
import type { LibraryServices } from "../library-services.ts";
import { readFactor, removeSecondFactor, startFactor } from "../second-factor/factor-store.ts";
import { finishSignIn, refuseCode } from "../second-factor/second-step.ts";
import { confirmWithCode, renewRecoveryCodes } from "../second-factor/spend-code.ts";
import { secretToType, totpAddress } from "../second-factor/totp.ts";
import { accountChanged } from "../waiting-letters.ts";
import { demandCode } from "./demand-code.ts";
import { memberOf, membershipOf, provenMemberOf } from "./member-of.ts";

const codeBody = z.object({ code: codeSchema });

/** A plugin with the second factor of accounts. */
export function secondFactor(services: LibraryServices) {
  const { clock, database, post } = services;
  return {
    id: "second-factor",
    endpoints: {
      secondFactorState: createAuthEndpoint("/second-factor", { method: "GET" }, async (ctx) => {
        const state: FactorState = await readFactor(services, (await memberOf(ctx)).id);
        return ctx.json(state);
      }),
      beginSecondFactor: createAuthEndpoint("/second-factor/begin", { method: "POST" }, async (ctx) => {
        const user = await provenMemberOf(ctx, clock.now());
        const secret = await startFactor(services, user.id, clock.now());
        if (secret === null)
          throw new APIError("CONFLICT", {
            code: "SECOND_FACTOR_IS_ON",
            message: "This account already has a second factor.",
          });
        const account = addressOfAccount(user);
        const begun: NewFactor = {
          secret: secretToType(secret),
          address: totpAddress({ secret, issuer: NAMES.product, account }),
        };
        return ctx.json(begun);
      }),
      confirmSecondFactor: createAuthEndpoint(
        "/second-factor/confirm",
        { method: "POST", body: codeBody },
        async (ctx) => {
          const { user, session } = await membershipOf(ctx);
          const tried = { userId: user.id, sessionId: session.id, typed: ctx.body.code, now: clock.now() };
          const confirmed = await confirmWithCode(services, tried);
          if ("isRight" in confirmed) throw refuseCode(confirmed.wait);
          return ctx.json<RecoveryCodes>(confirmed);
        },
      ),
      renewRecoveryCodes: createAuthEndpoint(
        "/second-factor/recovery-codes",
        { method: "POST", body: codeBody },
        async (ctx) => {
          const { id: userId } = await memberOf(ctx);
          await demandCode(services, userId, ctx.body.code);
          return ctx.json<RecoveryCodes>({ recoveryCodes: await renewRecoveryCodes(services, userId) });
        },
      ),
      removeSecondFactor: createAuthEndpoint(
        "/second-factor/remove",
        { method: "POST", body: codeBody },
        async (ctx) => {
          const { id: userId } = await memberOf(ctx);
          await demandCode(services, userId, ctx.body.code);
          await changeAndTell(
            { pool: database.authPool, post },
            accountChanged(userId, "second-factor-removed"),
            (client) => removeSecondFactor(client, userId),
          );
          return ctx.json({ status: true });
        },
      ),
      finishSignIn: createAuthEndpoint(
        "/second-factor/sign-in",
        { method: "POST", body: codeBody },
        async (ctx) => await finishSignIn(services, ctx, ctx.body.code),
      ),
    },
  } satisfies BetterAuthPlugin;
}
