/** A reserved e-mail domain that receives no mail. An account without an address has a placeholder there. */
export const NO_ADDRESS_DOMAIN = "identities.invalid";
/** The id of the wallet among the providers of identities. */
export const WALLET = "wallet";
export const COOKIE_PREFIX = "rubber-arcana";
