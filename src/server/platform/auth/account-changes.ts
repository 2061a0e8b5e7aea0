const SIGN_IN_CHANGED = "How you sign in has changed";

/**
 * What a letter tells the owner of an account after it happened, because it decides who can reach the account, and the
 * subject of the letter.
 */
export const ACCOUNT_CHANGES = {
  "passkey-added": { subject: SIGN_IN_CHANGED, what: "A passkey was added to" },
  "identity-added": { subject: SIGN_IN_CHANGED, what: "Another way to sign in was linked to" },
  "password-set": { subject: SIGN_IN_CHANGED, what: "A new password was set for" },
  "second-factor-removed": {
    subject: SIGN_IN_CHANGED,
    what: "The second step of signing in was turned off for",
  },
  "token-made": {
    subject: "An access token was made",
    what: "An access token, with which a program can do what its owner can, was made for",
  },
} as const;

export type AccountChange = keyof typeof ACCOUNT_CHANGES;

export const isAccountChange = (change: string): change is AccountChange =>
  Object.hasOwn(ACCOUNT_CHANGES, change);
