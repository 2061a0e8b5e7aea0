/** What the server answers about the second factor and passkeys, at the auth library's own routes. */

/** The code of the refusal to a first step (a password, a mailed code) where the second step is still to come. */
export const SECOND_FACTOR_REQUIRED = "SECOND_FACTOR_REQUIRED";
/** The code of the refusal to a second step that came too late, or after too many wrong codes. */
export const SECOND_STEP_OVER = "SECOND_STEP_OVER";
/** The page that asks for the code when a way to sign in led through another page, such as a link in a letter. */
export const SECOND_STEP_PAGE = "/login?step=code";

export interface FactorState {
  /** When the second factor was turned on, in ISO 8601; `null` if it is off. */
  since: string | null;
  /** The number of unused recovery codes. */
  codesLeft: number;
}

export interface NewFactor {
  /** The secret in base 32, to type into an app. */
  secret: string;
  /** The address that an app reads from the QR picture. */
  address: string;
}

export interface RecoveryCodes {
  recoveryCodes: string[];
}

/** The largest number of passkeys of one account. */
export const PASSKEYS = 10;
/** The largest number of characters of a passkey's name. */
export const PASSKEY_NAME_MAX = 60;

export interface PasskeyOutput {
  id: string;
  name: string;
  createdAt: string;
  /** The time of the last sign-in with it; `null` if there was none. */
  usedAt: string | null;
}
