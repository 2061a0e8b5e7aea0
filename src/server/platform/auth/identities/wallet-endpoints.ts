/** Endpoints to sign in with an Ethereum wallet. The server writes the whole message, so none has to be parsed. */
import { createAuthEndpoint } from "better-auth/api";
import type { BetterAuthPlugin } from "better-auth/types";
import { z } from "zod";
import { newId } from "../../db/ids.ts";
import { WALLET } from "../auth-names.ts";
import { provenMemberOf } from "../ways/member-of.ts";
import { markBrowser, requireSameBrowser } from "./attempt-browser.ts";
import { storeAttempt, takeAttempt } from "./attempts.ts";
import { enterWithIdentity } from "./enter-with-identity.ts";
import type { IdentityServices } from "./identity-services.ts";
import { refusal } from "./refusals.ts";
import { isSignedBy, walletMessage } from "./wallet.ts";

const address = z.string().regex(/^0x[0-9a-fA-F]{40}$/);
const signature = z.string().regex(/^0x[0-9a-fA-F]{130}$/);

export function walletEndpoints(services: IdentityServices) {
  const { pool, seal, cookies, config, clock } = services;
  return {
    id: "wallet-endpoints",
    endpoints: {
      walletMessage: createAuthEndpoint(
        "/wallet/message",
        { method: "POST", body: z.object({ address, link: z.boolean().optional() }) },
        async (ctx) => {
          if (!config.walletSignIn) throw refusal("PROVIDER_UNKNOWN");
          const linkTo = ctx.body.link ? (await provenMemberOf(ctx, clock.now())).id : null;
          const nonce = newId().replaceAll("-", "");
          const { appUrl } = config;
          const message = walletMessage({ appUrl, address: ctx.body.address, nonce, now: new Date() });
          const state = await storeAttempt(
            { pool, seal },
            {
              providerId: WALLET,
              linkTo,
              returnTo: "/",
              nonce,
              message,
              verifier: ctx.body.address,
              browser: markBrowser(ctx, cookies),
            },
          );
          return ctx.json({ state, message });
        },
      ),
      signInWallet: createAuthEndpoint(
        "/sign-in/wallet",
        { method: "POST", body: z.object({ state: z.string(), signature }) },
        async (ctx) => {
          const attempt = await takeAttempt({ pool, seal }, ctx.body.state);
          if (attempt?.message === undefined) throw refusal("ATTEMPT_GONE");
          requireSameBrowser(ctx, cookies, attempt);
          const { verifier: wallet, message } = attempt;
          if (!isSignedBy(wallet, message, ctx.body.signature)) throw refusal("WALLET_REFUSED");
          const subject = wallet.toLowerCase();
          const identity = { providerId: WALLET, subject, email: null, isEmailProven: false };
          await enterWithIdentity(services, ctx, { identity, attempt });
          return ctx.json({ status: true });
        },
      ),
    },
  } satisfies BetterAuthPlugin;
}
