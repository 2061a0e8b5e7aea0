import * as z from "zod";

/** No row has it. */
export const NO_ID = "00000000-0000-0000-0000-000000000000";

const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** An id that a caller names. What cannot be one names nothing, and is answered like an id that nobody has. */
export const namedIdSchema = z.string().transform((text) => (UUID.test(text) ? text : NO_ID));
