import * as z from "zod";
import { listedBlockSchema } from "./blocks.ts";
import { blockTypeIdSchema } from "./cards.ts";
import { askedStepSchema } from "./check-ins.ts";
import { accountEndpoint } from "./endpoint.ts";
import { idSchema } from "./ids.ts";
import { insightSummarySchema } from "./insights.ts";
import { reflectionSchema } from "./reflections.ts";
import { openStepSchema } from "./steps.ts";

const parkedBlockSchema = z.object({ id: idSchema, name: z.string(), parkedUntil: z.iso.date() });

/** A paused or resolved block. */
const restingBlockSchema = z.object({
  id: idSchema,
  name: z.string(),
  blockTypeId: blockTypeIdSchema,
  status: z.enum(["paused", "resolved"]),
  updatedAt: z.iso.datetime(),
});

export const homeSchema = z.object({
  /** Whether all eleven fields of the profile are filled. */
  isProfileComplete: z.boolean(),
  /** Whether onboarding was ever shown to the person, on any device. */
  isOnboardingOffered: z.boolean(),
  /** Some of the active blocks, newest first. `hasMoreActive` says whether there are more. */
  activeBlocks: z.array(listedBlockSchema),
  hasMoreActive: z.boolean(),
  /** Paused blocks, then resolved ones, each the latest change first and at most three. */
  restingBlocks: z.array(restingBlockSchema),
  /** The number of blocks of any status. */
  blockCount: z.number().int(),
  /** The latest few readings of the person. */
  insights: z.array(insightSummarySchema),
  /** The open steps of the latest readings that have any. */
  openSteps: z.array(
    openStepSchema.extend({
      /**
       * Whether home asks about the step in another place: it is not the one step, and it is due or the check-in asks about
       * it. At most three of the due steps are in `duePromises`.
       */
      isAskedElsewhere: z.boolean(),
    }),
  ),
  /** Whether the step that is shown as the one step is due. Its promise is not in `duePromises` then. */
  isFirstStepDue: z.boolean(),
  /** Steps whose promise is due today or before, at most three, those that were promised for the earliest day first. */
  duePromises: z.array(openStepSchema).max(3),
  /** The number of due promises, those above included. */
  duePromiseCount: z.number().int(),
  /** Paused blocks that the person wanted to look at again by today, at most three, the earliest day first. */
  parkedBlocks: z.array(parkedBlockSchema).max(3),
  /** Whether today is the day of the check-in and the check-in is not done yet. */
  isCheckInDue: z.boolean(),
  /**
   * The step of the last check-in that the app asks about, from the day after it was taken until it is answered;
   * Premium only.
   */
  checkInStep: askedStepSchema.nullable(),
  /** The step of an active block that was done last, if it was done within a week; `null` while the texts are grave. */
  lastDone: z.object({ title: z.string(), doneAt: z.iso.datetime(), blockId: idSchema }).nullable(),
  /**
   * The next day, after today, on which home asks about something: a parked block, or the week if `blockName` is `null`.
   */
  nextAsk: z.object({ on: z.iso.date(), blockName: z.string().nullable() }).nullable(),
  /** The card that everybody sees today, the question it asks, and what the person wrote about that question. */
  cardOfDay: z.object({
    id: z.string(),
    /** The day of UTC on which everybody sees the card. */
    day: z.iso.date(),
    question: z.string(),
    reflection: reflectionSchema.nullable(),
  }),
});
export type HomeOutput = z.infer<typeof homeSchema>;

export const home = {
  get: accountEndpoint({
    shows: ["checkIns", "blocks", "insights", "profile", "promises", "reflections", "session"],
  })
    .route({ method: "GET", path: "/home", summary: "What home shows, in one answer", tags: ["account"] })
    .output(homeSchema),
};
