// The endpoints of passkeys: registering, listing and removing them, and signing in with one.
import type { AuthenticationResponseJSON, RegistrationResponseJSON } from "@simplewebauthn/server";
import { APIError, createAuthEndpoint } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth/types";
import { z } from "zod";
import { idSchema } from "#contract/ids.ts";
import { PASSKEY_NAME_MAX } from "#contract/second-factor.ts";
import { codeSchema } from "#contract/typed-answers.ts";
import { addressOfAccount } from "../change-address.ts";
import { currentGuest } from "../guest-context.ts";
import type { LibraryServices } from "../library-services.ts";
import { openSession } from "../open-session.ts";
import {
  beginPasskeySignIn,
  beginRegistration,
  finishPasskeySignIn,
  finishRegistration,
} from "../passkeys/ceremonies.ts";
import { listPasskeys, removePasskey } from "../passkeys/passkey-store.ts";
import { readFactor } from "../second-factor/factor-store.ts";
import { demandCode } from "./demand-code.ts";
import { memberOf, membershipOf, provenMemberOf } from "./member-of.ts";

/** The library that checks an answer of a browser also checks the types of its fields. */
const response = z.looseObject({ id: z.string(), response: z.looseObject({}) });
const registration = z.object({ name: z.string().trim().min(1).max(PASSKEY_NAME_MAX), response });

/** A plugin with the passkeys of accounts. */
export function passkeys(services: LibraryServices) {
  const { clock, config, database } = services;
  const { authPool } = database;
  return {
    id: "passkeys",
    endpoints: {
      listPasskeys: createAuthEndpoint("/passkeys", { method: "GET" }, async (ctx) =>
        ctx.json({ passkeys: await listPasskeys(services, (await memberOf(ctx)).id) }),
      ),
      beginPasskey: createAuthEndpoint(
        "/passkeys/begin",
        { method: "POST", body: z.object({ code: codeSchema.optional() }) },
        async (ctx) => {
          const user = await provenMemberOf(ctx, clock.now());
          // A passkey passes the second factor by, so adding one takes a code.
          if ((await readFactor(services, user.id)).since !== null)
            await demandCode(services, user.id, ctx.body.code ?? "");
          const account = addressOfAccount(user);
          return ctx.json(await beginRegistration(services, { userId: user.id, account }));
        },
      ),
      addPasskey: createAuthEndpoint("/passkeys/add", { method: "POST", body: registration }, async (ctx) => {
        const { user, session } = await membershipOf(ctx);
        const id = await finishRegistration(services, {
          userId: user.id,
          sessionId: session.id,
          name: ctx.body.name,
          response: ctx.body.response as unknown as RegistrationResponseJSON,
        });
        if (id === null)
          throw new APIError("BAD_REQUEST", {
            code: "PASSKEY_NOT_ADDED",
            message: "This passkey could not be added. Please try again.",
          });
        return ctx.json({ id });
      }),
      removePasskey: createAuthEndpoint(
        "/passkeys/remove",
        { method: "POST", body: z.object({ id: idSchema }) },
        async (ctx) => {
          const { id: userId } = await provenMemberOf(ctx, clock.now());
          const hasWallets = config.walletSignIn;
          const outcome = await removePasskey(authPool, { userId, id: ctx.body.id, hasWallets });
          if (outcome === "last")
            throw new APIError("CONFLICT", {
              code: "LAST_WAY_IN",
              message: "This is the only way to sign in to the account, so it cannot be removed.",
            });
          return ctx.json({ status: true });
        },
      ),
      beginPasskeySignIn: createAuthEndpoint("/passkeys/options", { method: "POST" }, async (ctx) =>
        ctx.json(await beginPasskeySignIn(services)),
      ),
      signInWithPasskey: createAuthEndpoint(
        "/passkeys/sign-in",
        { method: "POST", body: z.object({ response }) },
        async (ctx) => {
          const answer = ctx.body.response as unknown as AuthenticationResponseJSON;
          const entry = await finishPasskeySignIn(services, answer);
          if (entry === null)
            throw new APIError("UNAUTHORIZED", {
              code: "PASSKEY_UNKNOWN",
              message: "This passkey does not belong to an account here.",
            });
          // The authenticator has verified the person, so the passkey counts as both factors.
          currentGuest().provenFor = entry.userId;
          const user = await openSession(ctx, entry);
          return ctx.json({ redirect: false, user });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
