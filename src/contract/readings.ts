import { eventIterator, oc } from "@orpc/contract";
import * as z from "zod";
import { BLOCK_TYPE_ID_MAX, USER_CONTEXT_MAX } from "../domain/readings/lengths.ts";
import { SPREAD_TYPES } from "../domain/readings/spread.ts";
import { drawnCardSchema } from "./cards.ts";
import { errorDetailSchema } from "./errors.ts";
import { namedIdSchema } from "./ids.ts";

export const drawOutputSchema = z.object({
  drawId: z.uuid(),
  /** Hex SHA-256 of the server's seed, published before anything is picked. */
  commitment: z.string(),
});

/** What will be asked, where the seal should hear of it first: it is refused as the reading would be, and not stored. */
export const sealInputSchema = z
  .object({
    userContext: z.string().max(USER_CONTEXT_MAX).optional(),
    timeZone: z.string().max(64).optional(),
    drawAnyway: z.boolean().optional(),
  })
  .optional();
export type SealInput = z.infer<typeof sealInputSchema>;

/** How often each card came up for whoever asks; what was chosen from the library is in none of it. */
export const drawStatisticsSchema = z.object({
  /** Readings with one card, and with three. */
  singles: z.number().int().nonnegative(),
  threes: z.number().int().nonnegative(),
  /** Cards that came up at least once. */
  cards: z.array(
    z.object({
      id: z.string(),
      drawn: z.number().int().positive(),
      reversed: z.number().int().nonnegative(),
    }),
  ),
});
export type DrawStatisticsOutput = z.infer<typeof drawStatisticsSchema>;

/** The API's shape of an idempotency key: visible ASCII, the caller's choice. */
export const idempotencyKeySchema = z
  .string()
  .regex(/^[\x21-\x7e]{8,100}$/, "must be 8 to 100 visible characters");

export const readingInputSchema = z.object({
  spreadType: z.enum(SPREAD_TYPES),
  /** One of the block types; anything else answers `no_block_type`. */
  blockTypeId: z.string().max(BLOCK_TYPE_ID_MAX).optional(),
  userBlockId: namedIdSchema.optional(),
  userContext: z
    .string()
    .max(USER_CONTEXT_MAX)
    .refine((text) => text.trim().length > 0, "must not be empty"),
  /** A card chosen from the library: used alone and upright. */
  selectedCardId: z.string().max(100).optional(),
  drawId: namedIdSchema.optional(),
  /** What shuffling and cutting made; any string. Where it ends in `/cut-N` after 64 hex digits, the receipt names the cut. */
  clientSeed: z.string().max(200).optional(),
  /** Positions in the shuffled deck, as many as the spread has cards, all different, 0 to 35. */
  picks: z.array(z.number().int().min(0).max(35)).max(3).optional(),
  /** A default reading (`isDefault`) to read again: its own cards, in its own place. At no cost, unless the question is another. */
  retryOf: namedIdSchema.optional(),
  /** IANA name, the browser's: whom to call is told by it where the person has set no zone yet. */
  timeZone: z.string().max(64).optional(),
  /** Set after the help page was shown and the person asked for the draw all the same. */
  drawAnyway: z.boolean().optional(),
});
export type ReadingInput = z.infer<typeof readingInputSchema>;

/** One event of a reading's stream. Ids count from 1 and are the SSE `id`. */
export const readingEventSchema = z.discriminatedUnion("type", [
  z.object({ type: z.literal("sealed"), drawId: z.uuid(), commitment: z.string() }),
  z.object({ type: z.literal("cards"), cards: z.array(drawnCardSchema) }),
  z.object({ type: z.literal("delta"), text: z.string() }),
  z.object({ type: z.literal("done"), insightId: z.uuid(), isDefault: z.boolean() }),
  errorDetailSchema.extend({ type: z.literal("error") }),
]);
export type ReadingEvent = z.infer<typeof readingEventSchema>;

/** A key that no reading can have names none, like one that nobody sent. */
const keyParams = z.object({
  key: z.string().transform((key) => (idempotencyKeySchema.safeParse(key).success ? key : "")),
});

export const draws = {
  seal: oc
    .route({
      method: "POST",
      path: "/draws",
      summary: "Seal a deck's order before the picks",
      tags: ["readings"],
    })
    .input(sealInputSchema)
    .output(drawOutputSchema),
  statistics: oc
    .route({
      method: "GET",
      path: "/draws/statistics",
      summary: "How often each card came up",
      tags: ["readings"],
    })
    .output(drawStatisticsSchema),
};

export const readings = {
  create: oc
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
  events: oc
    .route({
      method: "GET",
      path: "/readings/{key}/events",
      summary: "The same stream again, from Last-Event-ID",
      tags: ["readings"],
    })
    .input(keyParams)
    .output(eventIterator(readingEventSchema)),
  stop: oc
    .route({
      method: "POST",
      path: "/readings/{key}/stop",
      summary: "Stop; nothing is saved",
      tags: ["readings"],
    })
    .input(keyParams)
    .output(z.object({ stopped: z.boolean() })),
};
