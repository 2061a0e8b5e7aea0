import { oc } from "@orpc/contract";
import * as z from "zod";
import { BLOCK_TYPE_IDS } from "../domain/deck/card.ts";
import { PROMPTS_SHOWN } from "../domain/deck/prompts.ts";
import { REFLECTION_MAX } from "../domain/readings/lengths.ts";
import { SEARCH_MAX } from "../domain/search/find-words.ts";
import { pageOf, pageQuerySchema } from "./paging.ts";

const blockTypeIdSchema = z.enum(BLOCK_TYPE_IDS);

export const reflectionSchema = z.object({
  cardId: z.string(),
  cardName: z.string(),
  /** Its place among the card's prompts, from 0. */
  prompt: z.number().int(),
  /** The prompt's own words. */
  question: z.string(),
  text: z.string(),
  blockTypeId: blockTypeIdSchema.nullable(),
  /** It could not be opened; `text` says so. */
  isUnreadable: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Reflection = z.infer<typeof reflectionSchema>;

/** What one wrote: on a card's prompt, or as the note on a reading. */
export const listedReflectionSchema = z.discriminatedUnion("kind", [
  reflectionSchema.extend({ kind: z.literal("card") }),
  z.object({
    kind: z.literal("reading"),
    insightId: z.uuid(),
    /** `null` where the reading is older than the plan shows, or cannot be opened. */
    headline: z.string().nullable(),
    /** The reading's first card. */
    cardId: z.string().nullable(),
    text: z.string(),
    blockTypeId: blockTypeIdSchema.nullable(),
    /** It could not be opened; `text` says so. */
    isUnreadable: z.boolean(),
    /** The reading's own moment. */
    createdAt: z.iso.datetime(),
  }),
]);
export type ListedReflection = z.infer<typeof listedReflectionSchema>;
export type NoteOnReading = Extract<ListedReflection, { kind: "reading" }>;

/** `null` where nothing is written. */
const oneReflection = z.object({ reflection: reflectionSchema.nullable() });

const place = z.object({
  slug: z.string(),
  prompt: z.coerce
    .number()
    .int()
    .min(0)
    .max(PROMPTS_SHOWN - 1),
});

export const reflections = {
  list: oc
    .route({
      method: "GET",
      path: "/reflections",
      summary:
        "Everything one wrote on cards and readings, newest first: a card's by its last change, a reading's note by the reading",
      tags: ["reflections"],
    })
    .input(
      pageQuerySchema.extend({
        /** Words of the text, the prompt, the card's name or the reading's headline, in any case. */
        search: z.string().max(SEARCH_MAX).optional(),
      }),
    )
    .output(pageOf(listedReflectionSchema)),
  get: oc
    .route({
      method: "GET",
      path: "/cards/{slug}/reflections/{prompt}",
      summary: "What one wrote on a card's prompt",
      tags: ["reflections"],
    })
    .input(place)
    .output(oneReflection),
  save: oc
    .route({
      method: "PUT",
      path: "/cards/{slug}/reflections/{prompt}",
      summary: "Keep what one writes on a card's prompt; nothing but blanks takes it away",
      tags: ["reflections"],
    })
    .input(
      place.extend({
        text: z.string().max(REFLECTION_MAX),
        blockTypeId: blockTypeIdSchema.nullable().optional(),
        /** Set after the help was shown and the person wants to keep it all the same. */
        saveAnyway: z.boolean().optional(),
      }),
    )
    .output(oneReflection),
};
