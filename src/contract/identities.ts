// What the auth library's endpoints about other ways to sign in answer, and why they refuse.

/** The ways to sign in that are set up on this server. */
export interface SetUpWays {
  providers: { id: string; name: string }[];
  /** Whether some provider is for the addresses of a domain, so that an address can be asked for. */
  hasDomains: boolean;
  hasWallets: boolean;
}

export interface OwnIdentity {
  id: string;
  providerId: string;
  /** The name of the provider, or the address of the wallet. */
  name: string;
  addedAt: string;
}

/** The identities with which an account can be signed in to, besides its password. */
export interface OwnIdentities {
  identities: OwnIdentity[];
}

/** The reasons why somebody could not sign in with an identity, in words. The sign-in page gets the reason as `?problem=`. */
export const IDENTITY_REFUSALS = {
  ATTEMPT_GONE: "This sign-in has expired, or was started in another browser. Please start over.",
  PROVIDER_UNKNOWN: "This way of signing in is not set up here.",
  PROVIDER_FAILED: "The other service did not answer as it should. Please try again.",
  PROVIDER_DENIED: "The other service did not let you in, or you canceled there.",
  IDENTITY_REFUSED: "The answer from the other service could not be trusted.",
  TOO_MANY_SIGN_INS: "That was a lot of sign-ins from one network. Please try again in a minute.",
  IDENTITY_TAKEN: "That sign-in already belongs to another account here.",
  LAST_WAY: "This is the only way left to sign in to this account. Add another one first.",
  WALLET_REFUSED: "The wallet’s signature does not match the message.",
  WAITLIST: "Sign-up is by invitation for now. Join the waitlist, and we’ll email you.",
  ACCOUNT_DISABLED: "This account is disabled. Write to whoever runs this server.",
} as const;
export type IdentityRefusal = keyof typeof IDENTITY_REFUSALS;
