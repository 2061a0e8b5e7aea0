import * as z from "zod";

/** A valid id that no row has. */
export const NO_ID = "00000000-0000-0000-0000-000000000000";

/**
 * The id of a row: whatever the database takes as a UUID, also one that is not of RFC 9562, in lower case as the database
 * prints it. Sealed values are bound to their row's id in this form. No other schema of an id is used anywhere.
 */
export const idSchema = z.guid("must be an id").toLowerCase();

/** An id that a caller sends. Text that is not an id becomes `NO_ID`, so that it is answered like an unknown id. */
export const namedIdSchema = z.string().transform((text) => idSchema.safeParse(text).data ?? NO_ID);

const CARD_ID_MAX = 100;
const LETTER_TOKEN_MAX = 100;

/** The id of a card; whether there is such a card is not checked. */
export const cardIdSchema = z.string().max(CARD_ID_MAX);
/** The token of a link in a letter. */
export const letterTokenSchema = z.string().min(1).max(LETTER_TOKEN_MAX);
