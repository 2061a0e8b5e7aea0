/** What can open an account or read from it, as it is listed to somebody who takes the account back or confirms its address. */

/** The code of the answer that lists what is there, because the person has to choose what to keep. */
export const MUST_CHOOSE = "FORMER_WAYS";
/** The code of the refusal to change an address for somebody who is not signed in to the account. */
export const SIGN_IN_FIRST = "SIGN_IN_FIRST";

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

export interface WayIn {
  /** What to send as kept. */
  id: string;
  kind: WayKind;
  /** The name of the provider of an identity; `null` for the other kinds. */
  name: string | null;
  /** When it was made, in ISO 8601. Of several sessions, the newest. */
  since: string;
  /** When it was last used; `null` if it never was, or if that is not known. */
  usedAt: string | null;
}

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
