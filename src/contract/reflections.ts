import * as z from "zod";
import { BLOCK_TYPE_IDS } from "#domain/deck/card.ts";
import { OWN_QUESTION } from "#domain/deck/prompts.ts";
import { REFLECTION_MAX } from "#domain/readings/lengths.ts";
import { SEARCH_MAX } from "#domain/search/find-words.ts";
import { basedOn } from "./based-on.ts";
import { accountEndpoint, READS_FIRST, WHEN_SEARCHED } from "./endpoint.ts";
import { goOnAnywaySchema } from "./go-on-anyway.ts";
import { idSchema } from "./ids.ts";
import { pageOf, pageQuerySchema } from "./paging.ts";

const blockTypeIdSchema = z.enum(BLOCK_TYPE_IDS);

export const reflectionSchema = z.object({
  cardId: z.string(),
  cardName: z.string(),
  /** The index of the prompt among the card's prompts, from 0; 3 for the card's own question. */
  prompt: z.number().int(),
  /** The prompt's text. */
  question: z.string(),
  text: z.string(),
  blockTypeId: blockTypeIdSchema.nullable(),
  /** True if the text could not be decrypted; `text` then says so. */
  isUnreadable: z.boolean(),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type Reflection = z.infer<typeof reflectionSchema>;

/** A text that the person wrote: a reflection on a card's prompt, the note on a reading, or a journal entry. */
export const listedReflectionSchema = z.discriminatedUnion("kind", [
  reflectionSchema.extend({ kind: z.literal("card") }),
  z.object({
    kind: z.literal("reading"),
    insightId: idSchema,
    /**
     * The headline of the reading; `null` if the reading is older than the plan shows or cannot be decrypted.
     */
    headline: z.string().nullable(),
    /** The first card of the reading. */
    cardId: z.string().nullable(),
    text: z.string(),
    blockTypeId: blockTypeIdSchema.nullable(),
    /** True if the text could not be decrypted; `text` then says so. */
    isUnreadable: z.boolean(),
    /** The time at which the reading was made. */
    createdAt: z.iso.datetime(),
  }),
  z.object({
    kind: z.literal("journal"),
    id: idSchema,
    text: z.string(),
    /** True if the text could not be decrypted; `text` then says so. */
    isUnreadable: z.boolean(),
    createdAt: z.iso.datetime(),
    /** The zone in which the entry was written, by which its day is told; `null` if its journal did not say. */
    timeZone: z.string().nullable(),
  }),
]);
export type ListedReflection = z.infer<typeof listedReflectionSchema>;
export type JournalEntry = Extract<ListedReflection, { kind: "journal" }>;
export type NoteOnReading = Extract<ListedReflection, { kind: "reading" }>;

/** The person's reflection on a card's prompt; `null` if they wrote none. */
const oneReflection = z.object({ reflection: reflectionSchema.nullable() });

const place = z.object({
  slug: z.string(),
  prompt: z.coerce.number().int().min(0).max(OWN_QUESTION),
});

export const reflections = {
  list: accountEndpoint({ heavy: WHEN_SEARCHED, example: { search: "nobody" } })
    .route({
      method: "GET",
      path: "/reflections",
      summary:
        "Everything one wrote on cards and readings, and one's journal entries, newest first: a card's by its last change, a reading's note by the reading",
      tags: ["reflections"],
    })
    .input(
      pageQuerySchema.extend({
        /**
         * Words to find in the text, the prompt, the card's name or the reading's headline. Case is ignored.
         */
        search: z.string().max(SEARCH_MAX).optional(),
      }),
    )
    .output(pageOf(listedReflectionSchema)),
  get: accountEndpoint()
    .route({
      method: "GET",
      path: "/cards/{slug}/reflections/{prompt}",
      summary: "What one wrote on a card's prompt",
      tags: ["reflections"],
    })
    .input(place)
    .output(oneReflection),
  save: accountEndpoint({
    example: { text: "Nobody asked me." },
    typedTexts: ["text"],
    changes: ["reflections", "advice"],
    waits: READS_FIRST,
  })
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
        basedOn: basedOn({ text: z.string(), blockTypeId: blockTypeIdSchema.nullable() }),
        goOnAnyway: goOnAnywaySchema,
      }),
    )
    .output(oneReflection),
};
