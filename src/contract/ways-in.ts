/** The kinds of what can open an account or read from it. */
export const WAY_KINDS = [
  "password",
  "sessions",
  "second-factor",
  "passkey",
  "identity",
  "token",
  "calendar",
  "webhook",
  "notion",
] as const;
export type WayKind = (typeof WAY_KINDS)[number];

/** The changes of an account of which its owner is told by a letter with the link "This was not me". */
export const TOLD_CHANGES = [
  "address-asked",
  "address-changed",
  "password-set",
  "passkey-added",
  "identity-added",
  "second-factor-added",
  "second-factor-removed",
  "token-made",
  "calendar-made",
  "webhook-made",
  "notion-connected",
] as const;
export type ToldChange = (typeof TOLD_CHANGES)[number];
