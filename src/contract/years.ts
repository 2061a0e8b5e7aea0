import * as z from "zod";
import { YEAR_MARKS } from "#domain/year/year.ts";
import { blockTypeIdSchema } from "./cards.ts";
import { idSchema } from "./ids.ts";

const daySchema = z.number().int();

export const yearInputSchema = z.object({
  /** The year; if absent, the current year on the person's own calendar. */
  year: z.coerce.number().int().min(1970).max(9998).optional(),
});

const blockFactSchema = z.object({ blockId: idSchema, name: z.string(), days: z.number().int() });

/** A year of the person. Days are counted from 0, which is January 1 on the person's own calendar. */
const yearSchema = z.object({
  year: z.number().int(),
  days: z.number().int(),
  /** The first day of each month. */
  months: z.array(daySchema).length(12),
  /** The current day of the year; `null` for a year that is over or has not begun. */
  today: daySchema.nullable(),
  blocks: z.array(
    z.object({
      id: idSchema,
      name: z.string(),
      blockTypeId: blockTypeIdSchema,
      /** The stretches of days in which the block was stuck. Both ends are included. */
      stretches: z.array(z.object({ from: daySchema, to: daySchema, isPaused: z.boolean() })),
      marks: z.array(z.object({ day: daySchema, kind: z.enum(YEAR_MARKS) })),
      readingDays: z.array(daySchema),
      /** A description of the picture in words. */
      said: z.string(),
    }),
  ),
  counts: z.object({
    opened: z.number().int(),
    closed: z.number().int(),
    parked: z.number().int(),
    smallSteps: z.number().int(),
    readings: z.number().int(),
    daysWritten: z.number().int(),
  }),
  longest: blockFactSchema.nullable(),
  fastest: blockFactSchema.nullable(),
  card: z
    .object({ cardId: z.string(), name: z.string(), times: z.number().int(), detail: z.string() })
    .nullable(),
  /** A sentence of the person's, an exact part of one of their texts; `null` if there is none. */
  ownSentence: z.object({ text: z.string(), day: daySchema, insightId: idSchema.nullable() }).nullable(),
  remark: z.string(),
  leftOut: z.number().int(),
});
export type YearOutput = z.infer<typeof yearSchema>;

/**
 * The fields that also a locked year has: the year, and all years from the first row to the current one, newest first.
 */
const ofEveryYear = { year: z.number().int(), years: z.array(z.number().int()) };

export const shownYearSchema = z.discriminatedUnion("isLocked", [
  z.object({
    ...ofEveryYear,
    isLocked: z.literal(false),
    /** The year; `null` if it contains nothing of the person. */
    found: yearSchema.nullable(),
  }),
  z.object({
    ...ofEveryYear,
    isLocked: z.literal(true),
    /** A sentence on which plan opens the year, and whether it would show anything today. */
    needs: z.string(),
  }),
]);
export type ShownYearOutput = z.infer<typeof shownYearSchema>;
