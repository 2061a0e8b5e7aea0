import { oc } from "@orpc/contract";
import * as z from "zod";
import { BLOCK_TYPE_IDS, FAMILIES, POSITIONS } from "../domain/deck/card.ts";
import { reflectionSchema } from "./reflections.ts";

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

/** A card as anybody may read it; the composer's material stays on the server. */
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
  /** Chosen from the library rather than drawn. */
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
  list: oc
    .route({ method: "GET", path: "/cards", summary: "The whole deck", tags: ["cards"] })
    .output(z.object({ items: z.array(cardSummarySchema), nextCursor: z.null() })),
  get: oc
    .route({ method: "GET", path: "/cards/{slug}", summary: "One card", tags: ["cards"] })
    .input(z.object({ slug: z.string() }))
    .output(cardSchema),
  blockTypes: oc
    .route({ method: "GET", path: "/block-types", summary: "The four kinds of block", tags: ["cards"] })
    .output(z.object({ items: z.array(blockTypeSchema), nextCursor: z.null() })),
};

/** An insight that a card lay in. One that is older than the plan shows is locked: its date and nothing else. */
export const pastDrawSchema = z.discriminatedUnion("isLocked", [
  z.object({
    isLocked: z.literal(false),
    insightId: z.uuid(),
    drawnAt: z.iso.datetime(),
    /** Taken from the library rather than drawn. */
    isChosen: z.boolean(),
  }),
  z.object({ isLocked: z.literal(true), drawnAt: z.iso.datetime() }),
]);
export type PastDraw = z.infer<typeof pastDrawSchema>;

/** Something the duck may say: `version` names all it is made from, `text` is there where it was said already. */
const wordsSchema = z.object({ version: z.string(), text: z.string().nullable() });

export const personalCardSchema = z.object({
  everDrawn: z.boolean(),
  /** Newest first, at most `PAST_DRAWS_SHOWN`. */
  draws: z.array(pastDrawSchema),
  drawsTotal: z.number().int(),
  /** For each kind of block that the person has a block of. */
  guidance: z.array(wordsSchema.extend({ blockTypeId: blockTypeIdSchema })),
  take: wordsSchema,
  reflections: z.array(reflectionSchema),
  /** What the person wrote on the card calls for quiet: nothing jokes or advertises beside it. */
  isGrave: z.boolean(),
});
export type PersonalCard = z.infer<typeof personalCardSchema>;

export const saidSchema = z.object({
  text: z.string(),
  /** No words came: this is what the card says to everybody. Asking again may bring them. */
  isGeneric: z.boolean(),
});
export type SaidOutput = z.infer<typeof saidSchema>;

const wordsInput = z.object({
  slug: z.string(),
  /** Set after the help was shown and the person wants to read on all the same. */
  goOn: z.boolean().optional(),
});

/** A card as it knows somebody who has drawn it. */
export const personalCards = {
  mine: oc
    .route({
      method: "GET",
      path: "/cards/{slug}/mine",
      summary: "What this card has been to the person",
      tags: ["cards"],
    })
    .input(z.object({ slug: z.string() }))
    .output(personalCardSchema),
  advise: oc
    .route({
      method: "POST",
      path: "/cards/{slug}/advice",
      summary: "Guidance for one's own block of a kind; only for a card one has drawn",
      tags: ["cards"],
    })
    .input(wordsInput.extend({ blockTypeId: blockTypeIdSchema }))
    .output(saidSchema),
  take: oc
    .route({
      method: "POST",
      path: "/cards/{slug}/take",
      summary: "The advisor's take on a card one has drawn",
      tags: ["cards"],
    })
    .input(wordsInput)
    .output(saidSchema),
};
