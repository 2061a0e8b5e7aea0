import * as z from "zod";

/** What proves a draw: with it, anybody can recompute which cards were drawn. */
export const drawReceiptSchema = z.object({
  commitment: z.string(),
  serverSeed: z.string(),
  clientSeed: z.string(),
  /** How many cards were cut off the top, according to the client's seed; `null` if nobody cut the deck. */
  cut: z.number().int().nonnegative().nullable(),
  picks: z.array(z.number().int()),
  deckVersion: z.string(),
  reversals: z.boolean(),
});
