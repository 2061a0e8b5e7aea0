import * as z from "zod";
import {
  BLOCK_TYPE_IDS,
  type Card,
  cardSlugOf,
  DECK_SIZE,
  FAMILIES,
  SORE_POINTS,
} from "#domain/deck/card.ts";

const CORE_MEANING = { min: 60, max: 150 };
const ART_ALT = { min: 60, max: 200 };
const TEXT_MAX = 600;

/** Placeholder that `npm run deck -- new` writes where a sentence is missing. */
const UNWRITTEN = /^WRITE: /;

const text = z
  .string()
  .trim()
  .min(1)
  .max(TEXT_MAX)
  .refine((words) => !UNWRITTEN.test(words), "is still to be written");
const texts = (least: number) => z.array(text).min(least);
const sorePoints = z.array(z.enum(SORE_POINTS));

/**
 * Schema of `deck/<slug>/card.json`. Counts and lengths are the rules of the deck; `domain/deck/card.ts`
 * explains the fields.
 */
export const cardFileSchema = z
  .strictObject({
    id: z.string().regex(/^[a-z]+(-[a-z]+)*$/),
    number: z.number().int().min(1).max(DECK_SIZE),
    name: text,
    emoji: z.string().min(1).max(16),
    family: z.enum(FAMILIES),
    coreMeaning: text.min(CORE_MEANING.min).max(CORE_MEANING.max),
    reversedMeaning: text.nullable(),
    duckQuestion: text.endsWith("?"),
    duckWisdom: text,
    blockApplications: z.record(z.enum(BLOCK_TYPE_IDS), text),
    perspectivePrompts: texts(4),
    tags: z
      .array(z.string().regex(/^[^A-Z]+$/))
      .min(3)
      .max(6),
    artAlt: text.min(ART_ALT.min).max(ART_ALT.max),
    step: text,
    notBeside: z.strictObject({ question: sorePoints, step: sorePoints }),
  })
  .refine((card) => card.id === cardSlugOf(card.name), { path: ["id"], error: "must be the name's slug" })
  .refine((card) => (card.family === "pond") === (card.reversedMeaning === null), {
    path: ["reversedMeaning"],
    error: "must be null on a Pond card and nowhere else",
  }) satisfies z.ZodType<Card>;
