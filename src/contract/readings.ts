import { eventIterator } from "@orpc/contract";
import * as z from "zod";
import { DECK_SIZE } from "#domain/deck/card.ts";
import { STAND_IN_REASONS } from "#domain/duck/stand-in.ts";
import { HARD_PARTS } from "#domain/readings/hard-part.ts";
import { BLOCK_TYPE_ID_MAX, CORRECTION_MAX, USER_CONTEXT_MAX } from "#domain/readings/lengths.ts";
import { SPREAD_TYPES } from "#domain/readings/spread.ts";
import { drawnCardSchema } from "./cards.ts";
import { ASKS_THE_DUCK, sessionEndpoint } from "./endpoint.ts";
import { errorDetailSchema } from "./errors.ts";
import { cardIdSchema, idSchema, namedIdSchema } from "./ids.ts";
import { timeZoneSchema } from "./settings.ts";

export const drawOutputSchema = z.object({
  drawId: idSchema,
  /** Hex SHA-256 of the server's seed, published before anything is picked. */
  commitment: z.string(),
});

/**
 * The input of a request that seals a draw. `userContext` is the question, if it should be checked before the draw: it
 * is refused for the same reasons as in a reading, and is not stored.
 */
export const sealInputSchema = z
  .object({
    userContext: z.string().max(USER_CONTEXT_MAX).optional(),
    timeZone: timeZoneSchema.optional(),
    goOnAnyway: z.boolean().optional(),
    /**
     * Set when the person was told that they asked the same three times (`asked_before`) and still asks for the draw.
     */
    drawAnyway: z.boolean().optional(),
  })
  .optional();
export type SealInput = z.infer<typeof sealInputSchema>;

/** How often the caller drew each card. Cards chosen from the library are not counted. */
export const drawStatisticsSchema = z.object({
  /** The number of readings with one card; `threes` is the number with three. */
  singles: z.number().int().nonnegative(),
  threes: z.number().int().nonnegative(),
  /** The cards that came up at least once. */
  cards: z.array(
    z.object({
      id: z.string(),
      drawn: z.number().int().positive(),
      reversed: z.number().int().nonnegative(),
    }),
  ),
});
export type DrawStatisticsOutput = z.infer<typeof drawStatisticsSchema>;

/** An idempotency key: 8 to 100 visible ASCII characters that the caller chooses. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{8,100}$/, "must be 8 to 100 visible characters");

export const readingInputSchema = z.object({
  spreadType: z.enum(SPREAD_TYPES),
  /** The id of a block type. An unknown one is answered with `no_block_type`. */
  blockTypeId: z.string().max(BLOCK_TYPE_ID_MAX).optional(),
  userBlockId: namedIdSchema.optional(),
  userContext: z
    .string()
    .max(USER_CONTEXT_MAX)
    .refine((text) => text.trim().length > 0, "must not be empty"),
  /** The hard part that the person tapped when asked for it. */
  hardPart: z.enum(HARD_PARTS).optional(),
  /** The id of a card that was chosen from the library. It is then the only card, and upright. */
  selectedCardId: cardIdSchema.optional(),
  drawId: namedIdSchema.optional(),
  /**
   * The result of shuffling and cutting; any string. If it is 64 hex digits and `/cut-N`, the receipt names
   * the cut.
   */
  clientSeed: z.string().max(200).optional(),
  /** The picks: positions in the shuffled deck, from 0, one for each card of the spread, all different. */
  picks: z
    .array(
      z
        .number()
        .int()
        .min(0)
        .max(DECK_SIZE - 1),
    )
    .max(3)
    .optional(),
  /**
   * The default reading (`isDefault`) to retry. It keeps its cards and is replaced. The retry is free unless
   * the question changed.
   */
  retryOf: namedIdSchema.optional(),
  /**
   * What the question is about instead, for a retry (`retryOf`): the id of one of the insight's `guesses`, or of any
   * hard part, or `none`.
   * With it, any reading by the offline duck can be retried at no cost, once for each guess.
   */
  about: z.string().max(60).optional(),
  /**
   * One sentence on what the question is about, for a retry (`retryOf`) of a reading that a model wrote. It replaces
   * `about`, and is allowed once, at no cost.
   */
  correction: z
    .string()
    .max(CORRECTION_MAX)
    .refine((text) => text.trim().length > 0, "must not be empty")
    .optional(),
  /** The IANA name of the browser's time zone. It selects the help lines if the person has not set a zone. */
  timeZone: timeZoneSchema.optional(),
  /** Set when the person has seen the help page and still asks for the draw. */
  goOnAnyway: z.boolean().optional(),
  /** Set when the person was told that they asked the same three times (`asked_before`) and still asks for the draw. */
  drawAnyway: z.boolean().optional(),
});
export type ReadingInput = z.infer<typeof readingInputSchema>;

const guessSchema = z.object({ id: z.string(), label: z.string() });

/** The content of the page of an unsure reading, shown before the reading is saved. */
export const unsureSchema = z.object({
  /** The person's sentence that the reading quotes first, whole and as they wrote it. */
  sentence: z.string(),
  /** The duck's notice that it does not understand the language; absent for any other text. */
  notice: z.string().optional(),
  /** The text of the reading before the sentence. */
  lead: z.string(),
  /** The question of the reading about the sentence. */
  question: z.string().optional(),
  guesses: z.array(guessSchema),
  /**
   * The subject that the person named or picked; the guesses that they picked are in `guessesTaken`. Both are as in an
   * insight.
   */
  readAs: z.string().optional(),
  guessesTaken: z.array(z.string()).optional(),
});
export type UnsureOutput = z.infer<typeof unsureSchema>;

/** An event of a reading's stream. Events are numbered from 1; the number is the SSE `id`. */
export const readingEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("sealed"), drawId: idSchema, commitment: z.string() }),
  z.object({ type: z.literal("cards"), cards: z.array(drawnCardSchema) }),
  z.object({
    type: z.literal("delta"),
    text: z.string(),
    /** Set in the first delta if the headline was written before the interpretation. */
    headline: z.string().optional(),
    /** Set in the first delta of a reading in which the duck was unsure. The page shows this instead of the text. */
    unsure: unsureSchema.optional(),
    /** Set in the first delta of a reading that the offline duck writes in place of the model. */
    standIn: z.enum(STAND_IN_REASONS).optional(),
  }),
  z.object({ type: z.literal("done"), insightId: idSchema, isDefault: z.boolean() }),
  errorDetailSchema.extend({ type: z.literal("error") }),
]);
export type ReadingEvent = z.infer<typeof readingEventSchema>;

/** The key of a reading. A malformed key becomes an empty one, which is answered like an unknown key. */
const keyParams = z.object({
  key: z.string().transform((key) => (idempotencyKeySchema.safeParse(key).success ? key : "")),
});

export const readings = {
  seal: sessionEndpoint({ typedTexts: ["userContext"], changes: [] })
    .route({
      method: "POST",
      path: "/draws",
      summary: "Seal a deck's order before the picks",
      tags: ["readings"],
    })
    .input(sealInputSchema)
    .output(drawOutputSchema),
  statistics: sessionEndpoint({ shows: ["insights"] })
    .route({
      method: "GET",
      path: "/draws/statistics",
      summary: "How often each card came up",
      tags: ["readings"],
    })
    .output(drawStatisticsSchema),
  create: sessionEndpoint({
    typedTexts: ["userContext", "correction"],
    changes: [],
    waits: ASKS_THE_DUCK,
  })
    .route({
      method: "POST",
      path: "/readings",
      summary: "Draw and read; answers as an event stream",
      tags: ["readings"],
      inputStructure: "detailed",
    })
    .input(
      z.object({ headers: z.object({ "idempotency-key": idempotencyKeySchema }), body: readingInputSchema }),
    )
    .output(eventIterator(readingEventSchema)),
  events: sessionEndpoint({ waits: { most: 3, because: "the session, the run, then its stored events" } })
    .route({
      method: "GET",
      path: "/readings/{key}/events",
      summary: "The same stream again, from Last-Event-ID",
      tags: ["readings"],
    })
    .input(keyParams)
    .output(eventIterator(readingEventSchema)),
  stop: sessionEndpoint({ changes: ["session"] })
    .route({
      method: "POST",
      path: "/readings/{key}/stop",
      summary: "Stop; nothing is saved",
      tags: ["readings"],
    })
    .input(keyParams)
    .output(z.object({ stopped: z.boolean() })),
};
