import * as z from "zod";
import { CHECK_IN_STATES, TAPS } from "#domain/check-ins/check-in.ts";
import { PROMISE_ANSWERS } from "#domain/promises/promise.ts";
import { BLOCK_NOTES_MAX, REFLECTION_MAX, STEP_MAX } from "#domain/readings/lengths.ts";
import { blockTypeIdSchema } from "./cards.ts";
import { accountEndpoint, READS_FIRST } from "./endpoint.ts";
import { goOnAnywaySchema } from "./go-on-anyway.ts";
import { idSchema } from "./ids.ts";

const QUESTION_MAX = 400;
/** The maximum number of answers about blocks in a check-in, more than a check-in shows blocks. */
const TAPS_MAX = 100;

const tapSchema = z.object({
  blockId: idSchema,
  tap: z.enum(TAPS),
  note: z.string().max(BLOCK_NOTES_MAX),
});

const questionSchema = z.object({
  text: z.string().max(QUESTION_MAX),
  blockId: idSchema,
});

const stepSchema = z.object({
  text: z.string().max(STEP_MAX),
  minutes: z.number().int().positive(),
});

/** A check-in. A block that is not in `taps` was not answered. */
const entrySchema = z.object({
  state: z.enum(CHECK_IN_STATES),
  taps: z.array(tapSchema).max(TAPS_MAX),
  /** The question that the duck asked; `null` if it asked none. */
  question: questionSchema.nullable(),
  answer: z.string().max(REFLECTION_MAX),
  /** The step that the person chose for the next week; `null` if they chose none. */
  step: stepSchema.nullable(),
});
export type CheckInEntry = z.infer<typeof entrySchema>;

/** What is stored of a check-in, sealed: with what the person said afterwards of the step that they chose. */
export const checkInBodySchema = entrySchema
  .omit({ state: true })
  .extend({ step: stepSchema.extend({ answer: z.enum(PROMISE_ANSWERS).optional() }).nullable() });

const earlierSchema = z.object({
  weekStart: z.iso.date(),
  state: z.enum(CHECK_IN_STATES),
  /** The answers about blocks. `name` is `null` if the block was deleted. */
  taps: z.array(tapSchema.extend({ name: z.string().nullable() })),
  question: z.string().nullable(),
  answer: z.string(),
  /** The step that the person chose. `answer` is what they said of it afterwards; `null` if they did not say. */
  step: stepSchema.extend({ answer: z.enum(PROMISE_ANSWERS).nullable() }).nullable(),
  /** True if the check-in could not be decrypted. */
  isUnreadable: z.boolean(),
});
export type EarlierCheckIn = z.infer<typeof earlierSchema>;

/** A step of an earlier check-in whose outcome is asked about. `weekStart` is the Monday of that check-in's week. */
export const askedStepSchema = stepSchema.extend({ weekStart: z.iso.date() });
export type AskedStepOutput = z.infer<typeof askedStepSchema>;

const openSchema = z.object({
  isLocked: z.literal(false),
  /** The Monday of the present week in the person's zone. */
  weekStart: z.iso.date(),
  /** The current day of the person. */
  today: z.iso.date(),
  /** The seven days that end today, with what happened on each. */
  days: z.array(z.object({ day: z.iso.date(), readings: z.number().int(), steps: z.number().int() })),
  /** The open blocks, oldest first. */
  blocks: z.array(z.object({ id: idSchema, name: z.string(), blockTypeId: blockTypeIdSchema })),
  /** This week's check-in. If it was not begun, `question` is the question to ask. */
  checkIn: entrySchema,
  /** The steps that can be chosen, open ones first. `blockName` is `null` if the step belongs to no block. */
  steps: z.array(stepSchema.extend({ blockName: z.string().nullable() })),
  /** The step whose outcome is asked about; `null` if no step of an earlier check-in waits for an answer. */
  askedStep: askedStepSchema.nullable(),
  /** The earlier check-ins, newest first. */
  earlier: z.array(earlierSchema),
  /** True if any of the texts is grave. The check-in then makes no jokes and asks nothing. */
  isGrave: z.boolean(),
});
export type OpenCheckIn = z.infer<typeof openSchema>;

export const checkInPageSchema = z.discriminatedUnion("isLocked", [
  openSchema,
  z.object({ isLocked: z.literal(true), needs: z.string() }),
]);
export type CheckInPageOutput = z.infer<typeof checkInPageSchema>;

export const checkIns = {
  get: accountEndpoint({ shows: ["checkIns", "blocks", "insights", "settings", "session"] })
    .route({
      method: "GET",
      path: "/check-ins",
      summary: "This week's check-in with the week in numbers, and the earlier ones; locked for Free",
      tags: ["check-ins"],
    })
    .output(checkInPageSchema),
  save: accountEndpoint({
    example: {
      state: "open",
      taps: [],
      question: null,
      answer: "Nobody asked.",
      step: { text: "Write one line.", minutes: 2 },
    },
    typedTexts: ["answer"],
    changes: ["checkIns"],
    waits: READS_FIRST,
  })
    .route({
      method: "PUT",
      path: "/check-ins/{weekStart}",
      summary:
        "Keep this week's check-in as it is now, also one that is skipped; other weeks stay as they are",
      tags: ["check-ins"],
    })
    .input(
      entrySchema.extend({
        weekStart: z.iso.date(),
        /** The check-in that the change started from. If another is stored, the answer is `changed_elsewhere`. */
        basedOn: entrySchema.optional(),
        goOnAnyway: goOnAnywaySchema,
      }),
    )
    .output(z.object({ state: z.enum(CHECK_IN_STATES), updatedAt: z.iso.datetime() })),
  answerStep: accountEndpoint({
    example: { answer: "partly" },
    changes: ["checkIns"],
    waits: READS_FIRST,
  })
    .route({
      method: "POST",
      path: "/check-ins/{weekStart}/step-answer",
      summary: "What came of the step that was taken in a check-in",
      tags: ["check-ins"],
    })
    .input(z.object({ weekStart: z.iso.date(), answer: z.enum(PROMISE_ANSWERS) }))
    .output(z.object({ answer: z.enum(PROMISE_ANSWERS) })),
};
