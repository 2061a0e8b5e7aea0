import * as z from "zod";
import { blockTypeIdSchema } from "./cards.ts";
import { ASKS_THE_DUCK, accountEndpoint } from "./endpoint.ts";
import { goOnAnywaySchema } from "./go-on-anyway.ts";
import { idSchema } from "./ids.ts";
import { reflectionSchema } from "./reflections.ts";

/** An insight that contains a card. An insight older than the plan shows is locked and has only its date. */
export const pastDrawSchema = z.discriminatedUnion("isLocked", [
  z.object({
    isLocked: z.literal(false),
    insightId: idSchema,
    drawnAt: z.iso.datetime(),
    /** Whether the card was taken from the library rather than drawn. */
    isChosen: z.boolean(),
  }),
  z.object({ isLocked: z.literal(true), drawnAt: z.iso.datetime() }),
]);
export type PastDraw = z.infer<typeof pastDrawSchema>;

/**
 * A text about a card that the duck can write. `version` identifies what the text is written from; `text` is `null` if
 * it was not written yet.
 */
const wordsSchema = z.object({ version: z.string(), text: z.string().nullable() });

export const personalCardSchema = z.object({
  everDrawn: z.boolean(),
  /** The person's draws of the card, newest first, at most `PAST_DRAWS_SHOWN`. */
  draws: z.array(pastDrawSchema),
  drawsTotal: z.number().int(),
  /** The guidance texts: one entry for each kind of block that the person tracks. */
  guidance: z.array(wordsSchema.extend({ blockTypeId: blockTypeIdSchema })),
  take: wordsSchema,
  reflections: z.array(reflectionSchema),
  /** True if the person's text on the card is very dark. No joke or advertisement is shown beside it then. */
  isGrave: z.boolean(),
});
export type PersonalCard = z.infer<typeof personalCardSchema>;

export const saidSchema = z.object({
  text: z.string(),
  /** True if the duck failed and the text was composed without it. Another request may succeed. */
  isGeneric: z.boolean(),
});
export type SaidOutput = z.infer<typeof saidSchema>;

const wordsInput = z.object({
  slug: z.string(),
  goOnAnyway: goOnAnywaySchema,
});

/**
 * The metadata of endpoints that write a text about a card. `shows` is empty because the text of a version never
 * changes.
 */
const WRITES_WORDS = { changes: ["advice"], shows: [], waits: ASKS_THE_DUCK } as const;

/** The endpoints of the personal part of a card, for a person who has drawn the card. */
export const advice = {
  mine: accountEndpoint()
    .route({
      method: "GET",
      path: "/cards/{slug}/mine",
      summary: "What this card has been to the person",
      tags: ["cards"],
    })
    .input(z.object({ slug: z.string() }))
    .output(personalCardSchema),
  advise: accountEndpoint({
    example: { blockTypeId: "work" },
    ...WRITES_WORDS,
  })
    .route({
      method: "POST",
      path: "/cards/{slug}/advice",
      summary: "Guidance for one's own block of a kind; only for a card one has drawn",
      tags: ["cards"],
    })
    .input(wordsInput.extend({ blockTypeId: blockTypeIdSchema }))
    .output(saidSchema),
  take: accountEndpoint({
    ...WRITES_WORDS,
  })
    .route({
      method: "POST",
      path: "/cards/{slug}/take",
      summary: "The advisor's take on a card one has drawn",
      tags: ["cards"],
    })
    .input(wordsInput)
    .output(saidSchema),
};
