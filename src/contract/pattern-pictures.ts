// The picture of a pattern, and the rows that the pattern rests on.
import * as z from "zod";
import { blockTypeIdSchema } from "./cards.ts";
import { idSchema } from "./ids.ts";

const shareSchema = z.number().min(0).max(1);

/** A row of the person's data that a pattern rests on. */
export const sourceSchema = z.object({
  kind: z.enum(["insight", "block", "step", "message", "reflection"]),
  id: z.string(),
  at: z.iso.datetime(),
  /** The id of the reading that the row belongs to; absent if the row is a reading or belongs to none. */
  insightId: idSchema.optional(),
  /** The block's name, or the first words of what the person typed; absent if the plan locks the row. */
  name: z.string().optional(),
});

export const pictureSchema = z.discriminatedUnion("type", [
  z.object({
    type: z.literal("weekdays"),
    /** The weekday that stands out: 0 is Monday; `null` if no weekday stands out. */
    weekday: z.number().int().min(0).max(6).nullable(),
    dots: z.array(z.object({ at: z.iso.datetime(), weekday: z.number().int().min(0).max(6) })),
  }),
  z.object({ type: z.literal("hours"), counts: z.array(z.number().int()).length(24) }),
  z.object({
    type: z.literal("draws"),
    cardId: z.string(),
    /** In how many of the newest draws the card came, and how many draws these are. */
    times: z.number().int(),
    of: z.number().int(),
  }),
  z.object({
    type: z.literal("whiskers"),
    /** The unit of the rows: shares from 0 to 1, or numbers of days. */
    unit: z.enum(["share", "day"]),
    rows: z.array(
      z.object({
        id: z.string(),
        label: z.string(),
        value: z.number().nullable(),
        /** The 95 % interval of the row; an end is `null` if it is not known. */
        lower: z.number().nullable(),
        upper: z.number().nullable(),
      }),
    ),
  }),
  z.object({
    type: z.literal("survival"),
    curve: z.array(
      z.object({
        day: z.number(),
        share: shareSchema,
        lower: shareSchema.nullable(),
        upper: shareSchema.nullable(),
      }),
    ),
    /** After how many days each resolved block was; absent in patterns that were stored before it was added. */
    settled: z.array(z.number()).optional(),
    median: z.object({
      day: z.number().nullable(),
      lower: z.number().nullable(),
      upper: z.number().nullable(),
    }),
    open: z.array(
      z.object({
        blockId: idSchema,
        name: z.string(),
        blockTypeId: blockTypeIdSchema,
        days: z.number().int(),
        isStalled: z.boolean(),
      }),
    ),
  }),
  z.object({
    type: z.literal("shares"),
    rows: z.array(
      z.object({
        label: z.string(),
        yes: z.number(),
        of: z.number().int(),
        share: shareSchema,
        lower: shareSchema,
        upper: shareSchema,
      }),
    ),
  }),
  z.object({
    type: z.literal("calibration"),
    brier: z.number(),
    points: z.array(
      z.object({
        said: shareSchema,
        did: z.number(),
        of: z.number().int(),
        /** The 90 % interval of the share that happened; absent in patterns that were stored before it was added. */
        lower: shareSchema.optional(),
        upper: shareSchema.optional(),
      }),
    ),
  }),
  z.object({ type: z.literal("still") }),
  z.object({ type: z.literal("progress"), have: z.number(), need: z.number(), unit: z.string() }),
]);
export type PatternPictureOutput = z.infer<typeof pictureSchema>;
