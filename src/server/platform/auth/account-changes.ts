/** What a letter tells the owner of an account after it happened, because it decides who can reach the account. */
export const ACCOUNT_CHANGES = {
  "passkey-added": "A passkey was added to",
  "identity-added": "Another way to sign in was linked to",
  "password-set": "A new password was set for",
  "second-factor-removed": "The second step of signing in was turned off for",
  "token-made": "An access token, with which a program can do what its owner can, was made for",
} as const;

export type AccountChange = keyof typeof ACCOUNT_CHANGES;

export const isAccountChange = (change: string): change is AccountChange =>
  Object.hasOwn(ACCOUNT_CHANGES, change);
