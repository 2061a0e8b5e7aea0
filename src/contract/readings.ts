import { eventIterator } from "@orpc/contract";
import * as z from "zod";
import { DECK_SIZE } from "#domain/deck/card.ts";
import { STAND_IN_REASONS } from "#domain/duck/stand-in.ts";
import { WAITING_STEPS } from "#domain/duck/waiting-steps.ts";
import { BLOCK_TYPE_ID_MAX, CORRECTION_MAX, USER_CONTEXT_MAX } from "#domain/readings/lengths.ts";
import { SPREAD_TYPES } from "#domain/readings/spread.ts";
import { answersSchema, TYPED_ANSWERS } from "./answers.ts";
import { drawnCardSchema } from "./cards.ts";
import { sessionEndpoint } from "./endpoint.ts";
import { errorDetailSchema } from "./errors.ts";
import { goOnAnywaySchema } from "./go-on-anyway.ts";
import { helpLineSchema } from "./help-lines.ts";
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
    goOnAnyway: goOnAnywaySchema,
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

/** Any string. If it is 64 hex digits and `/cut-N`, the receipt names the cut. */
const clientSeedSchema = z.string().max(200);

/** Positions in the shuffled deck, from 0, one for each card of the spread, all different. */
const picksSchema = z
  .array(
    z
      .number()
      .int()
      .min(0)
      .max(DECK_SIZE - 1),
  )
  .max(3);

/** What fixes the cards of a sealed draw. */
export const liftInputSchema = z.object({
  spreadType: z.enum(SPREAD_TYPES),
  clientSeed: clientSeedSchema.optional(),
  picks: picksSchema,
});
export type LiftInput = z.infer<typeof liftInputSchema>;

/** The input of the check whether a text and the answers call for help. */
export const readingCheckSchema = z.object({
  userContext: z.string().max(USER_CONTEXT_MAX),
  answers: answersSchema,
  timeZone: timeZoneSchema.optional(),
  goOnAnyway: goOnAnywaySchema,
});
export type ReadingCheck = z.infer<typeof readingCheckSchema>;

export const readingInputSchema = z.object({
  spreadType: z.enum(SPREAD_TYPES),
  /** The id of a block type. An unknown one is answered with `no_block_type`. */
  blockTypeId: z.string().max(BLOCK_TYPE_ID_MAX).optional(),
  userBlockId: namedIdSchema.optional(),
  userContext: z
    .string()
    .max(USER_CONTEXT_MAX)
    .refine((text) => text.trim().length > 0, "must not be empty"),
  /** What the person answered under the card. With `retryOf`, a page that was read without answers is read again. */
  answers: answersSchema.optional(),
  /** The id of a card that was chosen from the library. It is then the only card, and upright. */
  selectedCardId: cardIdSchema.optional(),
  drawId: namedIdSchema.optional(),
  /** The result of shuffling and cutting, and the picks; both are ignored for a draw whose cards were lifted. */
  clientSeed: clientSeedSchema.optional(),
  picks: picksSchema.optional(),
  /**
   * The reading to replace, with the same cards: a default one (`isDefault`), one without answers (`answers`, once), or
   * one by a model (`correction`, once). It is free unless the question changed.
   */
  retryOf: namedIdSchema.optional(),
  /** One sentence on what the question is about, for a retry of a reading that a model wrote. */
  correction: z
    .string()
    .max(CORRECTION_MAX)
    .refine((text) => text.trim().length > 0, "must not be empty")
    .optional(),
  /** The IANA name of the browser's time zone. It selects the help lines if the person has not set a zone. */
  timeZone: timeZoneSchema.optional(),
  goOnAnyway: goOnAnywaySchema,
  /** Set when the person was told that they asked the same three times (`asked_before`) and still asks for the draw. */
  drawAnyway: z.boolean().optional(),
});
export type ReadingInput = z.infer<typeof readingInputSchema>;

/** An event of a reading's stream. Events are numbered from 1; the number is the SSE `id`. */
export const readingEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("sealed"), drawId: idSchema, commitment: z.string() }),
  z.object({ type: z.literal("cards"), cards: z.array(drawnCardSchema) }),
  /** What is happening while a model's first words are awaited. Sent only to those who ask for it in `WAITING_HEADER`. */
  z.object({ type: z.literal("waiting"), step: z.enum(WAITING_STEPS) }),
  z.object({
    type: z.literal("delta"),
    text: z.string(),
    /** Set in the first delta if the headline was written before the interpretation. */
    headline: z.string().optional(),
    /** Set in the first delta of a reading that the offline duck writes in place of the model. */
    standIn: z.enum(STAND_IN_REASONS).optional(),
  }),
  /**
   * The text and its headline begin anew, because they were a model's thoughts so far, or it refused halfway. Sent only to
   * those who ask for it in `WAITING_HEADER`.
   */
  z.object({ type: z.literal("anew") }),
  z.object({ type: z.literal("done"), insightId: idSchema, isDefault: z.boolean() }),
  errorDetailSchema.extend({ type: z.literal("error") }),
]);
export type ReadingEvent = z.infer<typeof readingEventSchema>;

/**
 * The header with which a client asks for the events of the types `waiting` and `anew`: `on`. A page that was opened before
 * there were any does not know them, and does not ask.
 */
export const WAITING_HEADER = "x-waiting-steps";

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
  lift: sessionEndpoint({
    example: { spreadType: "quick-draw", picks: [0] },
    changes: [],
    waits: { most: 3, because: "the sealed seed decides the cards before the picks can be stored with it" },
  })
    .route({
      method: "POST",
      path: "/draws/{drawId}/lift",
      summary: "Fix the picks of a sealed draw and turn its cards; the same picks give the same cards",
      tags: ["readings"],
    })
    .input(liftInputSchema.extend({ drawId: namedIdSchema }))
    .output(z.object({ cards: z.array(drawnCardSchema) })),
  check: sessionEndpoint({
    example: { userContext: "Which draft?", answers: { act: "Open the third." } },
    typedTexts: ["userContext", ...TYPED_ANSWERS],
    changes: [],
  })
    .route({
      method: "POST",
      path: "/readings/check",
      summary: "Whether a text and its answers call for help; nothing is stored",
      tags: ["readings"],
    })
    .input(readingCheckSchema)
    /** The lines to show beside the questions; empty where nothing calls for help. */
    .output(z.object({ help: z.array(helpLineSchema) })),
  create: sessionEndpoint({
    typedTexts: ["userContext", ...TYPED_ANSWERS, "correction"],
    changes: [],
    waits: {
      most: 6,
      because:
        "those of every call of the duck; without a model, the insight is stored before its first words are read",
    },
  })
    .route({
      method: "POST",
      path: "/readings",
      summary: "Draw and read; answers as an event stream",
      tags: ["readings"],
      inputStructure: "detailed",
    })
    .input(
      z.object({
        headers: z.object({
          "idempotency-key": idempotencyKeySchema,
          [WAITING_HEADER]: z.string().optional(),
        }),
        body: readingInputSchema,
      }),
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
  leaveModel: sessionEndpoint({ changes: [] })
    .route({
      method: "POST",
      path: "/readings/{key}/leave-model",
      summary: "Do not wait for the model's first words; the offline duck writes the reading",
      tags: ["readings"],
    })
    .input(keyParams)
    .output(z.object({ left: z.boolean() })),
};
