/** The reasons why somebody could not sign in with an identity, in words. The sign-in page gets the reason as `?problem=`. */
export const IDENTITY_REFUSALS = {
  attempt_gone: "This sign-in has expired, or was started in another browser. Please start over.",
  provider_unknown: "This way of signing in is not set up here.",
  provider_failed: "The other service did not answer as it should. Please try again.",
  provider_denied: "The other service did not let you in, or you canceled there.",
  identity_refused: "The answer from the other service could not be trusted.",
  too_many_sign_ins: "That was a lot of sign-ins from one network. Please try again in a minute.",
  identity_taken: "That sign-in already belongs to another account here.",
  wallet_refused: "The wallet’s signature does not match the message.",
  waitlist: "Sign-up is by invitation for now. Join the waitlist, and we’ll email you.",
  account_disabled: "This account is disabled. Write to whoever runs this server.",
} as const;
export type IdentityRefusal = keyof typeof IDENTITY_REFUSALS;
