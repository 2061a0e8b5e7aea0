import * as z from "zod";

/** A valid id that no row has. */
export const NO_ID = "00000000-0000-0000-0000-000000000000";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An id that a caller sends. Text that is not a UUID becomes `NO_ID`, so that it is answered like an unknown id. */
export const namedIdSchema = z.string().transform((text) => (UUID.test(text) ? text : NO_ID));

const CARD_ID_MAX = 100;
const LETTER_TOKEN_MAX = 100;

/** The id of a card; whether there is such a card is not checked. */
export const cardIdSchema = z.string().max(CARD_ID_MAX);
/** The token of a link in a letter. */
export const letterTokenSchema = z.string().min(1).max(LETTER_TOKEN_MAX);
