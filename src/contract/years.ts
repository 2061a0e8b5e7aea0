import * as z from "zod";
import { YEAR_MARKS } from "#domain/patterns/year/year.ts";
import { blockTypeIdSchema } from "./cards.ts";

const daySchema = z.number().int();

export const yearInputSchema = z.object({
  /** Absent: the current year on the person's own calendar. */
  year: z.coerce.number().int().min(1970).max(9998).optional(),
});

const blockFactSchema = z.object({ blockId: z.uuid(), name: z.string(), days: z.number().int() });

/** Days count from 0 on January 1 of the person's own calendar. */
const yearSchema = z.object({
  year: z.number().int(),
  days: z.number().int(),
  /** The first day of each month. */
  months: z.array(daySchema).length(12),
  /** `null` for a year that is over, or has not begun. */
  today: daySchema.nullable(),
  blocks: z.array(
    z.object({
      id: z.uuid(),
      name: z.string(),
      blockTypeId: blockTypeIdSchema,
      /** When the block was stuck. Both ends are included. */
      stretches: z.array(z.object({ from: daySchema, to: daySchema, isPaused: z.boolean() })),
      marks: z.array(z.object({ day: daySchema, kind: z.enum(YEAR_MARKS) })),
      readingDays: z.array(daySchema),
      /** The same as the picture, in words. */
      said: z.string(),
    }),
  ),
  counts: z.object({
    ...{ opened: z.number().int(), closed: z.number().int(), parked: z.number().int() },
    ...{ smallSteps: z.number().int(), readings: z.number().int(), daysWritten: z.number().int() },
  }),
  longest: blockFactSchema.nullable(),
  fastest: blockFactSchema.nullable(),
  card: z
    .object({ cardId: z.string(), name: z.string(), times: z.number().int(), detail: z.string() })
    .nullable(),
  /** An exact part of a text of the person's. */
  ownSentence: z.object({ text: z.string(), day: daySchema, insightId: z.uuid().nullable() }).nullable(),
  remark: z.string(),
  leftOut: z.number().int(),
});
export type YearOutput = z.infer<typeof yearSchema>;

/** What is shown to everybody: which year it is, and the years from the first row to the current one, newest first. */
const ofEveryYear = { year: z.number().int(), years: z.array(z.number().int()) };

export const shownYearSchema = z.discriminatedUnion("isLocked", [
  z.object({
    ...ofEveryYear,
    isLocked: z.literal(false),
    /** `null` where nothing of the person lies in the year. */
    found: yearSchema.nullable(),
  }),
  z.object({
    ...ofEveryYear,
    isLocked: z.literal(true),
    /** What opens it, and whether it would show anything today. */
    needs: z.string(),
  }),
]);
export type ShownYearOutput = z.infer<typeof shownYearSchema>;
