import * as z from "zod";

/** Set when the person has seen the help that their text called for, and still wants to save, send or ask. */
export const goOnAnywaySchema = z.boolean().optional();
