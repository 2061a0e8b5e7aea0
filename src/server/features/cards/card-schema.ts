import * as z from "zod";
import { BLOCK_TYPE_IDS, type Card, cardSlugOf, DECK_SIZE, FAMILIES } from "#domain/deck/card.ts";

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
/** The pattern of a sentence's end, without a final stop, that does not address the person as `you`. */
const ABOUT = text.max(80).regex(/^(?!.*\byou(?:r|’|\b)).*[^.!?]$/i);
const texts = (least: number) => z.array(text).min(least);

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
    material: z.strictObject({
      about: ABOUT,
      aboutReversed: ABOUT.nullable(),
      bridges: texts(2),
      situation: texts(2),
      challenge: texts(2),
      advice: texts(2),
      reversed: z.array(text),
      steps: texts(3),
      quips: texts(2),
    }),
  })
  .refine((card) => card.id === cardSlugOf(card.name), { path: ["id"], error: "must be the name's slug" })
  .refine((card) => (card.family === "pond") === (card.reversedMeaning === null), {
    path: ["reversedMeaning"],
    error: "must be null on a Pond card and nowhere else",
  })
  .refine((card) => (card.reversedMeaning === null) === (card.material.aboutReversed === null), {
    path: ["material", "aboutReversed"],
    error: "must be null on a Pond card and nowhere else",
  })
  .refine(
    (card) =>
      card.reversedMeaning === null
        ? card.material.reversed.length === 0
        : card.material.reversed.length >= 2,
    {
      path: ["material", "reversed"],
      error: "needs two entries, and none on a Pond card",
    },
  ) satisfies z.ZodType<Card>;
