/** What opens the account of somebody who is signed in: the password, the address, the second factor, passkeys, identities. */
import * as z from "zod";
import { emailSchema } from "./email-address.ts";
import { accountEndpoint, optionalEndpoint } from "./endpoint.ts";
import { idSchema } from "./ids.ts";
import { PASSKEY_NAME_MAX } from "./second-factor.ts";
import {
  doneSchema,
  passkeyAnswerSchema,
  passkeyOptionsSchema,
  passwordSchema,
  returnSchema,
  SIGN_IN_WAITS,
} from "./sign-in.ts";
import { codeSchema } from "./typed-answers.ts";
import { keepSchema, waysInSchema } from "./ways-in-schemas.ts";

const route = (method: "GET" | "POST", path: string, summary: string) =>
  ({ method, path: `/auth/${path}`, summary, tags: ["auth"] }) as const;
/** The words of the former product for somebody who is not signed in. */
const signInSentence = "Auth session missing!";
const READS = { signInSentence } as const;
const WRITES = { signInSentence, changes: [], waits: SIGN_IN_WAITS } as const;
const DANGEROUS = { ...WRITES, needsProof: true } as const;

const codeInput = z.object({ code: codeSchema });

const factorStateSchema = z.object({
  /** When the second factor was turned on, in ISO 8601; `null` if it is off. */
  since: z.iso.datetime().nullable(),
  /** The number of unused recovery codes. */
  codesLeft: z.number().int(),
});
export type FactorState = z.infer<typeof factorStateSchema>;

const newFactorSchema = z.object({
  /** The secret in base 32, to type into an app. */
  secret: z.string(),
  /** The address that an app reads from the QR picture. */
  address: z.string(),
});
export type NewFactor = z.infer<typeof newFactorSchema>;

const recoveryCodesSchema = z.object({ recoveryCodes: z.array(z.string()) });
export type RecoveryCodes = z.infer<typeof recoveryCodesSchema>;

const passkeySchema = z.object({
  id: idSchema,
  name: z.string(),
  createdAt: z.iso.datetime(),
  /** The time of the last sign-in with it; `null` if there was none. */
  usedAt: z.iso.datetime().nullable(),
});
export type PasskeyOutput = z.infer<typeof passkeySchema>;

/** The identities with which an account can be signed in to, besides its password. */
const identitiesSchema = z.object({
  identities: z.array(
    z.object({
      id: idSchema,
      providerId: z.string(),
      /** The name of the provider, or the address of the wallet. */
      name: z.string(),
      addedAt: z.iso.datetime(),
    }),
  ),
});
export type OwnIdentities = z.infer<typeof identitiesSchema>;
export type OwnIdentity = OwnIdentities["identities"][number];

export const credentials = {
  waysIn: accountEndpoint(READS)
    .route(
      route(
        "GET",
        "ways-in",
        "What opens the account or reads from it, besides password, second factor and this session",
      ),
    )
    .output(waysInSchema),
  changePassword: accountEndpoint(WRITES)
    .route(
      route(
        "POST",
        "change-password",
        "Set a password after a proof; whatever else opens the account ends, except what is kept",
      ),
    )
    .input(
      z.object({ newPassword: passwordSchema, currentPassword: passwordSchema.optional(), keep: keepSchema }),
    )
    .output(doneSchema),
  changeEmail: accountEndpoint(WRITES)
    .route(route("POST", "change-email", "Ask for a letter to a new address, after a proof"))
    .input(
      z.object({ newEmail: emailSchema, password: passwordSchema.optional(), callbackURL: returnSchema }),
    )
    .output(doneSchema),
  sendProofCode: accountEndpoint(WRITES)
    .route(route("POST", "send-proof-code", "Ask for a code that proves who one is"))
    .output(doneSchema),
  prove: accountEndpoint(WRITES)
    .route(route("POST", "prove", "Prove who one is, by the password or a code; it counts for ten minutes"))
    .input(z.union([z.object({ password: passwordSchema }), codeInput]))
    .output(doneSchema),
  factor: accountEndpoint(READS)
    .route(route("GET", "second-factor", "Whether the second factor is on"))
    .output(factorStateSchema),
  beginFactor: accountEndpoint(DANGEROUS)
    .route(
      route("POST", "second-factor/begin", "Make a secret for an authenticator app; it guards nothing yet"),
    )
    .output(newFactorSchema),
  confirmFactor: accountEndpoint(WRITES)
    .route(route("POST", "second-factor/confirm", "Turn the second factor on with a code of the app"))
    .input(codeInput)
    .output(recoveryCodesSchema),
  renewRecoveryCodes: accountEndpoint(WRITES)
    .route(route("POST", "second-factor/recovery-codes", "Replace the recovery codes"))
    .input(codeInput)
    .output(recoveryCodesSchema),
  removeFactor: accountEndpoint(WRITES)
    .route(route("POST", "second-factor/remove", "Turn the second factor off"))
    .input(codeInput)
    .output(doneSchema),
  passkeys: accountEndpoint(READS)
    .route(route("GET", "passkeys", "The passkeys of the account"))
    .output(z.object({ passkeys: z.array(passkeySchema) })),
  beginPasskey: accountEndpoint(DANGEROUS)
    .route(route("POST", "passkeys/begin", "What a browser needs to create a passkey"))
    /** The code is needed where the account has a second factor, which a passkey passes by. */
    .input(z.object({ code: codeSchema.optional() }).default({}))
    .output(passkeyOptionsSchema),
  addPasskey: accountEndpoint(WRITES)
    .route(route("POST", "passkeys/add", "Store the passkey that the browser created"))
    .input(z.object({ name: z.string().trim().min(1).max(PASSKEY_NAME_MAX), response: passkeyAnswerSchema }))
    .output(z.object({ id: idSchema })),
  removePasskey: accountEndpoint(DANGEROUS)
    .route(route("POST", "passkeys/remove", "Remove a passkey"))
    .input(z.object({ id: idSchema }))
    .output(doneSchema),
  identities: optionalEndpoint()
    .route(route("GET", "identities", "The other services with which one can sign in to the account"))
    .output(identitiesSchema),
  removeIdentity: accountEndpoint(DANGEROUS)
    .route(route("POST", "identities/remove", "Remove one of them"))
    .input(z.object({ id: idSchema }))
    .output(doneSchema),
};
