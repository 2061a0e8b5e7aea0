/** Ways to sign in, and out. Each begins a session, or answers what is missing before one may begin. */
import * as z from "zod";
import { emailSchema } from "./email-address.ts";
import { openEndpoint, optionalEndpoint, sessionEndpoint } from "./endpoint.ts";
import { idSchema } from "./ids.ts";
import { codeSchema } from "./typed-answers.ts";
import { keepSchema } from "./ways-in-schemas.ts";

const TEXT_MAX = 2048;
const ID_TOKEN_MAX = 16_384;

/** A secret that came from the server: in a letter's link, or with an attempt to sign in. */
export const secretSchema = z.string().max(TEXT_MAX);
/** A password as it is typed. Its length is checked with words of its own. */
export const passwordSchema = z.string().max(TEXT_MAX);
/** The page of ours to which a letter's link or a provider leads back. The server refuses addresses of other sites. */
export const returnSchema = z.string().max(TEXT_MAX).optional();
/** Why a sign-in waits for the database more than twice. */
export const SIGN_IN_WAITS = {
  most: 80,
  because: "tries are counted and secrets are used up, about ten waits; a guest's rows move table by table",
};
const SIGNS_IN = { changes: [], waits: SIGN_IN_WAITS } as const;

/** The account of a session that has just begun. */
export const signedInSchema = z.object({
  user: z.object({
    id: idSchema,
    /** The account's address; `null` for a guest, and for an account without one. */
    email: z.string().nullable(),
    isGuest: z.boolean(),
  }),
});
export type SignedIn = z.infer<typeof signedInSchema>;

/** `null`: a letter is on its way, and nobody is signed in before its link is opened. */
const signedUpSchema = z.object({ user: signedInSchema.shape.user.nullable() });
export type SignedUp = z.infer<typeof signedUpSchema>;

/** The answer of a call whose success says everything. */
export const doneSchema = z.object({ status: z.literal(true) });
/** The answer to a request for a letter. It is the same for every address. */
export const askedSchema = doneSchema.extend({ message: z.string() });

/** The answer of a browser's authenticator. The library that checks it checks the types of its fields. */
export const passkeyAnswerSchema = z.looseObject({
  id: z.string(),
  response: z.custom<object>((said) => typeof said === "object" && said !== null),
});
/** What a browser needs to ask an authenticator, as the standard describes it. */
export const passkeyOptionsSchema = z.looseObject({ challenge: z.string() });

/** The ways to sign in that are set up on this server. */
const setUpWaysSchema = z.object({
  providers: z.array(z.object({ id: z.string(), name: z.string() })),
  /** Whether some provider is for the addresses of a domain, so that an address can be asked for. */
  hasDomains: z.boolean(),
  hasWallets: z.boolean(),
});
export type SetUpWays = z.infer<typeof setUpWaysSchema>;

const route = (method: "GET" | "POST", path: string, summary: string) =>
  ({ method, path: `/auth/${path}`, summary, tags: ["auth"] }) as const;

export const signIn = {
  asGuest: optionalEndpoint(SIGNS_IN)
    .route(route("POST", "sign-in/anonymous", "Begin as a guest"))
    .output(signedInSchema),
  signUp: optionalEndpoint(SIGNS_IN)
    .route(
      route(
        "POST",
        "sign-up/email",
        "Ask for an account; the link in a letter makes it, or turns the guest's into it",
      ),
    )
    .input(
      z.object({
        email: emailSchema,
        password: passwordSchema.nonempty(),
        callbackURL: returnSchema,
        /** The secret in the letter of an invitation. */
        invitation: secretSchema.optional(),
      }),
    )
    .output(signedUpSchema),
  byPassword: optionalEndpoint(SIGNS_IN)
    .route(route("POST", "sign-in/email", "Sign in"))
    .input(z.object({ email: emailSchema, password: passwordSchema.nonempty() }))
    .output(signedInSchema),
  sendMail: optionalEndpoint({ changes: [] })
    .route(route("POST", "send-sign-in-mail", "Ask for a letter with a code and a link that sign in"))
    .input(z.object({ email: emailSchema, callbackURL: returnSchema }))
    .output(askedSchema),
  byMailCode: optionalEndpoint(SIGNS_IN)
    .route(route("POST", "sign-in/mail-code", "Sign in with a letter's code"))
    .input(z.object({ email: emailSchema, code: codeSchema, keep: keepSchema }))
    .output(signedInSchema),
  byMailLink: optionalEndpoint(SIGNS_IN)
    .route(route("POST", "sign-in/mail-link", "Sign in with the token of a letter's link"))
    .input(z.object({ token: secretSchema, keep: keepSchema }))
    .output(signedInSchema),
  passkeyOptions: openEndpoint({ changes: [] })
    .route(route("POST", "passkeys/options", "What a browser needs to sign in with a passkey"))
    .output(passkeyOptionsSchema),
  byPasskey: optionalEndpoint(SIGNS_IN)
    .route(route("POST", "passkeys/sign-in", "Sign in with a passkey"))
    .input(z.object({ response: passkeyAnswerSchema }))
    .output(signedInSchema),
  secondStep: optionalEndpoint(SIGNS_IN)
    .route(
      route(
        "POST",
        "second-factor/sign-in",
        "The code that a sign-in refused with second_factor_required needs",
      ),
    )
    .input(z.object({ code: codeSchema }))
    .output(signedInSchema),
  ways: openEndpoint()
    .route(route("GET", "identities/ways", "The other services with which one can sign in here"))
    .output(setUpWaysSchema),
  atProvider: optionalEndpoint({ changes: [], waits: SIGN_IN_WAITS })
    .route(route("POST", "sign-in/provider", "Begin a sign-in at another service; answers its address"))
    .input(
      z.object({
        providerId: z.string().max(TEXT_MAX).optional(),
        /** The address whose domain names the provider. */
        email: emailSchema.optional(),
        callbackURL: returnSchema,
        /** Whether the identity is for the account that is signed in. */
        link: z.boolean().optional(),
      }),
    )
    .output(z.object({ url: z.string() })),
  byIdentity: optionalEndpoint(SIGNS_IN)
    .route(
      route("POST", "sign-in/identity", "Finish a sign-in at another service with what stays of the account"),
    )
    .input(z.object({ ticket: secretSchema, keep: keepSchema }))
    .output(signedInSchema),
  byIdToken: optionalEndpoint(SIGNS_IN)
    .route(route("POST", "sign-in/id-token", "Sign in with an id token that the client has already"))
    .input(z.object({ state: secretSchema, idToken: z.string().max(ID_TOKEN_MAX) }))
    .output(doneSchema),
  walletMessage: optionalEndpoint({ changes: [], waits: SIGN_IN_WAITS })
    .route(route("POST", "wallet/message", "The message that a wallet signs"))
    .input(z.object({ address: z.string().regex(/^0x[0-9a-fA-F]{40}$/), link: z.boolean().optional() }))
    .output(z.object({ state: z.string(), message: z.string() })),
  byWallet: optionalEndpoint(SIGNS_IN)
    .route(route("POST", "sign-in/wallet", "Sign in with a wallet's signature"))
    .input(z.object({ state: secretSchema, signature: z.string().regex(/^0x[0-9a-fA-F]{130}$/) }))
    .output(doneSchema),
  keys: openEndpoint()
    .route(route("GET", "jwks", "The public keys with which this server signs"))
    .output(z.object({ keys: z.array(z.record(z.string(), z.unknown())) })),
  renew: optionalEndpoint()
    .route(route("GET", "get-session", "Who is signed in. Extends the session, at most once a day"))
    .output(signedInSchema.nullable()),
  signOut: optionalEndpoint({ changes: [] })
    .route(route("POST", "sign-out", "Sign out"))
    .output(doneSchema),
  signOutEverywhere: sessionEndpoint({ changes: [] })
    .route(route("POST", "revoke-sessions", "Sign out everywhere"))
    .output(doneSchema),
};
