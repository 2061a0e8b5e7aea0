import { oc } from "@orpc/contract";
import * as z from "zod";
import { blockTypeIdSchema } from "./cards.ts";
import { namedIdSchema } from "./ids.ts";
import { pageOf, pageQuerySchema } from "./paging.ts";

/** A step of a reading, with what the person did with it. */
export const stepSchema = z.object({
  /** Its place in the reading, from 0. */
  index: z.number().int(),
  text: z.string(),
  minutes: z.number().int().positive().optional(),
  /** At most ten words without punctuation at the end; 'Untitled' for an empty step. */
  title: z.string(),
  isDone: z.boolean(),
  /** `null` also where it is done and nobody knows since when. */
  doneAt: z.iso.datetime().nullable(),
  /** The same in two minutes; `null` until somebody asks for it. The step itself stays. */
  smaller: z.string().nullable(),
  /** Which of the two the person means to do. */
  usesSmaller: z.boolean(),
});
export type StepOutput = z.infer<typeof stepSchema>;

/** A step that is not done, by itself. Never locked, however old its reading is. */
export const openStepSchema = stepSchema.extend({
  insightId: z.uuid(),
  /** Of the reading. */
  createdAt: z.iso.datetime(),
  /** The reading's own page is locked by the plan; this step is not. */
  isLocked: z.boolean(),
  blockTypeId: blockTypeIdSchema,
  blockName: z.string().nullable(),
});
export type OpenStepOutput = z.infer<typeof openStepSchema>;

/** A place that no reading has is a step that nobody has. */
const stepParams = z.object({
  id: namedIdSchema,
  index: z.coerce.number().int().nonnegative().catch(-1),
});

export const steps = {
  list: oc
    .route({
      method: "GET",
      path: "/steps",
      summary: "Steps that are not done, of the newest readings first; `limit` counts readings",
      tags: ["insights"],
    })
    .input(pageQuerySchema)
    .output(pageOf(openStepSchema)),
  update: oc
    .route({
      method: "PATCH",
      path: "/insights/{id}/steps/{index}",
      summary: "Tick a step, or go back to its original",
      tags: ["insights"],
    })
    .input(stepParams.extend({ isDone: z.boolean().optional(), usesSmaller: z.boolean().optional() }))
    .output(stepSchema),
  shrink: oc
    .route({
      method: "POST",
      path: "/insights/{id}/steps/{index}/smaller",
      summary: "The step in two minutes; made once",
      tags: ["insights"],
    })
    .input(
      stepParams.extend({
        /** Set after the help was shown and the person wants to go on all the same. */
        goOnAnyway: z.boolean().optional(),
      }),
    )
    .output(stepSchema),
};
