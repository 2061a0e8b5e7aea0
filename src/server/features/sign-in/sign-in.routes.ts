import { credentials } from "#contract/credentials.ts";
import { recovery } from "#contract/recovery.ts";
import { signIn } from "#contract/sign-in.ts";
import { listPublicKeys } from "../../platform/auth/identities/signing-keys.ts";
import { beginPasskeySignIn } from "../../platform/auth/passkeys/ceremonies.ts";
import { listPasskeys } from "../../platform/auth/passkeys/passkey-store.ts";
import { readFactor } from "../../platform/auth/second-factor/factor-store.ts";
import type { SignInServices } from "../../platform/auth/sign-in-services.ts";
import { routesFor } from "../../platform/http/routes-for.ts";
import type { Services } from "../../platform/services.ts";
import { beginAsGuest } from "./as-guest.ts";
import { askForReset, sendConfirmation } from "./ask-for-letters.ts";
import { enterUnconfirmed } from "./by-identity.ts";
import { sendSignInMail, signInByCode, signInByLink } from "./by-mail.ts";
import { signInByPassword } from "./by-password.ts";
import { beginAtProvider, enterByIdToken } from "./by-provider.ts";
import { beginWithWallet, enterByWallet } from "./by-wallet.ts";
import { changeAddress } from "./change-address.ts";
import { changePassword, listOwnWaysIn } from "./change-password.ts";
import { confirmAddress } from "./confirm-address.ts";
import { undoChange } from "./not-me.ts";
import { listSetUpWays, readIdentities, removeOwnIdentity } from "./own-identities.ts";
import { renewOwnSession, signOut, signOutEverywhere } from "./own-session.ts";
import { addPasskey, beginPasskey, removeOwnPasskey, signInWithPasskey } from "./passkeys.ts";
import { prove, sendProofCode } from "./prove.ts";
import { listWaysOfReset, resetPassword } from "./reset-password.ts";
import { beginFactor, confirmFactor, removeFactor, replaceRecoveryCodes } from "./second-factor.ts";
import { finishSignIn } from "./second-step.ts";
import { signUp } from "./sign-up.ts";

type Deps = Services & { signIn: SignInServices };

const DONE = { status: true } as const;

export const signInRoutes = routesFor<typeof signIn, Deps>(signIn, {
  asGuest: ({ deps, ...visit }) => beginAsGuest(deps.signIn, visit),
  signUp: ({ deps, input, ...visit }) => signUp(deps.signIn, visit, input),
  byPassword: ({ deps, input, ...visit }) => signInByPassword(deps.signIn, visit, input),
  sendMail: ({ deps, input }) => sendSignInMail(deps.signIn, input),
  byMailCode: ({ deps, input, ...visit }) => signInByCode(deps.signIn, visit, input),
  byMailLink: ({ deps, input, ...visit }) => signInByLink(deps.signIn, visit, input),
  passkeyOptions: async ({ deps }) => ({ ...(await beginPasskeySignIn(deps.signIn)) }),
  byPasskey: ({ deps, input, ...visit }) => signInWithPasskey(deps.signIn, visit, input.response),
  secondStep: ({ deps, input, ...visit }) => finishSignIn(deps.signIn, visit, input.code),
  ways: ({ deps }) => listSetUpWays(deps.signIn),
  atProvider: async ({ deps, input, ...visit }) => ({
    url: await beginAtProvider(deps.signIn, visit, input),
  }),
  byIdentity: ({ deps, input, ...visit }) => enterUnconfirmed(deps.signIn, visit, input),
  byIdToken: async ({ deps, input, ...visit }) => {
    await enterByIdToken(deps.signIn, visit, input);
    return DONE;
  },
  walletMessage: ({ deps, input, ...visit }) => beginWithWallet(deps.signIn, visit, input),
  byWallet: async ({ deps, input, ...visit }) => {
    await enterByWallet(deps.signIn, visit, input);
    return DONE;
  },
  keys: async ({ deps }) => ({ keys: await listPublicKeys(deps.signIn) }),
  renew: ({ deps, ...visit }) => renewOwnSession(deps.signIn, visit),
  signOut: async ({ deps, ...visit }) => {
    await signOut(deps.signIn, visit);
    return DONE;
  },
  signOutEverywhere: async ({ deps, session }) => {
    await signOutEverywhere(deps.signIn, session.userId);
    return DONE;
  },
});

export const recoveryRoutes = routesFor<typeof recovery, Deps>(recovery, {
  askForReset: ({ deps, input }) => askForReset(deps.signIn, input),
  waysOfReset: async ({ deps, input }) => ({ ways: await listWaysOfReset(deps.signIn, input.token) }),
  reset: async ({ deps, input }) => {
    await resetPassword(deps.signIn, input);
    return DONE;
  },
  sendConfirmation: async ({ deps, input, session }) => {
    await sendConfirmation(deps.signIn, session, input);
    return DONE;
  },
  confirmAddress: async ({ deps, input, ...visit }) => {
    await confirmAddress(deps.signIn, visit, input);
    return DONE;
  },
  notMe: async ({ deps, input }) => ({ resetToken: await undoChange(deps.signIn, input.token) }),
});

export const credentialsRoutes = routesFor<typeof credentials, Deps>(credentials, {
  waysIn: async ({ deps, session }) => ({ ways: await listOwnWaysIn(deps.signIn, session.userId) }),
  changePassword: async ({ deps, input, session }) => {
    await changePassword(deps.signIn, session, input);
    return DONE;
  },
  changeEmail: async ({ deps, input, session }) => {
    await changeAddress(deps.signIn, session, input);
    return DONE;
  },
  sendProofCode: async ({ deps, session }) => {
    await sendProofCode(deps.signIn, session);
    return DONE;
  },
  prove: async ({ deps, input, session }) => {
    await prove(deps.signIn, session, input);
    return DONE;
  },
  factor: ({ deps, session }) => readFactor(deps.signIn, session.userId),
  beginFactor: ({ deps, session }) => beginFactor(deps.signIn, session),
  confirmFactor: ({ deps, input, session }) => confirmFactor(deps.signIn, session, input.code),
  renewRecoveryCodes: ({ deps, input, session }) =>
    replaceRecoveryCodes(deps.signIn, session.userId, input.code),
  removeFactor: async ({ deps, input, session }) => {
    await removeFactor(deps.signIn, session.userId, input.code);
    return DONE;
  },
  passkeys: async ({ deps, session }) => ({ passkeys: await listPasskeys(deps.signIn, session.userId) }),
  beginPasskey: ({ deps, input, session }) => beginPasskey(deps.signIn, session, input),
  addPasskey: async ({ deps, input, session }) => ({ id: await addPasskey(deps.signIn, session, input) }),
  removePasskey: async ({ deps, input, session }) => {
    await removeOwnPasskey(deps.signIn, session.userId, input.id);
    return DONE;
  },
  identities: async ({ deps, session }) => ({
    identities: session ? await readIdentities(deps.signIn, session.userId) : [],
  }),
  removeIdentity: async ({ deps, input, session }) => {
    await removeOwnIdentity(deps.signIn, session.userId, input.id);
    return DONE;
  },
});
