import * as z from "zod";
import { BLOCK_TYPE_IDS, FAMILIES, POSITIONS } from "#domain/deck/card.ts";
import { openEndpoint } from "./endpoint.ts";

export const blockTypeIdSchema = z.enum(BLOCK_TYPE_IDS);

export const cardSummarySchema = z.object({
  id: z.string(),
  number: z.number().int(),
  name: z.string(),
  emoji: z.string(),
  family: z.enum(FAMILIES),
  coreMeaning: z.string(),
  tags: z.array(z.string()),
});
export type CardSummary = z.infer<typeof cardSummarySchema>;

/** The public part of a card. The texts from which the offline duck composes readings stay on the server. */
export const cardSchema = cardSummarySchema.extend({
  reversedMeaning: z.string().nullable(),
  duckQuestion: z.string(),
  duckWisdom: z.string(),
  blockApplications: z.record(blockTypeIdSchema, z.string()),
  perspectivePrompts: z.array(z.string()),
  artAlt: z.string(),
});
export type CardOutput = z.infer<typeof cardSchema>;

export const drawnCardSchema = z.object({
  id: z.string(),
  reversed: z.boolean(),
  position: z.enum(POSITIONS).optional(),
  /** Whether the card was chosen from the library rather than drawn. */
  chosen: z.boolean().optional(),
});
export type DrawnCardOutput = z.infer<typeof drawnCardSchema>;

export const blockTypeSchema = z.object({
  id: blockTypeIdSchema,
  name: z.string(),
  emoji: z.string(),
  description: z.string(),
});
export type BlockTypeOutput = z.infer<typeof blockTypeSchema>;

export const cards = {
  list: openEndpoint()
    .route({ method: "GET", path: "/cards", summary: "The whole deck", tags: ["cards"] })
    .output(z.object({ items: z.array(cardSummarySchema), nextCursor: z.null() })),
  get: openEndpoint()
    .route({ method: "GET", path: "/cards/{slug}", summary: "One card", tags: ["cards"] })
    .input(z.object({ slug: z.string() }))
    .output(cardSchema),
  blockTypes: openEndpoint()
    .route({ method: "GET", path: "/block-types", summary: "The four kinds of block", tags: ["cards"] })
    .output(z.object({ items: z.array(blockTypeSchema), nextCursor: z.null() })),
};
