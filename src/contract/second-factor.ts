/** The page that asks for the code when a way to sign in led through another page, such as a link in a letter. */
export const SECOND_STEP_PAGE = "/login?step=code";

/** The largest number of passkeys of one account. */
export const PASSKEYS = 10;
/** The largest number of characters of a passkey's name. */
export const PASSKEY_NAME_MAX = 60;
