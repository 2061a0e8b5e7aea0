import * as z from "zod";

/** A valid id that no row has. */
export const NO_ID = "00000000-0000-0000-0000-000000000000";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An id that a caller sends. Text that is not a UUID becomes `NO_ID` and is answered like an unknown id. */
export const namedIdSchema = z.string().transform((text) => (UUID.test(text) ? text : NO_ID));
