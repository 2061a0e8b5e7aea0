import * as z from "zod";
import { answersSchema } from "./answers.ts";
import { blockTypeIdSchema } from "./cards.ts";
import { ASKS_THE_DUCK, sessionEndpoint } from "./endpoint.ts";
import { goOnAnywaySchema } from "./go-on-anyway.ts";
import { idSchema, namedIdSchema } from "./ids.ts";
import { pageOf, pageQuerySchema } from "./paging.ts";
import { promiseSchema } from "./promises.ts";

/** A step of a reading, with what the person did with it. */
export const stepSchema = z.object({
  /** The index of the step in the reading, from 0. */
  index: z.number().int(),
  text: z.string(),
  minutes: z.number().int().positive().optional(),
  /** The step's title: at most ten words without punctuation at the end; 'Untitled' for an empty step. */
  title: z.string(),
  isDone: z.boolean(),
  /** The time at which the step was done; `null` also if the step is done but the time is unknown. */
  doneAt: z.iso.datetime().nullable(),
  /**
   * A version of the step that takes two minutes; `null` until the person asks for it. `text` keeps the
   * original.
   */
  smaller: z.string().nullable(),
  /** Whether the person intends to do the smaller version. */
  usesSmaller: z.boolean(),
  /** The latest promise about the step; absent if there never was one. */
  promise: promiseSchema.optional(),
});
export type StepOutput = z.infer<typeof stepSchema>;

/** A step that is not done, with the reading that it comes from. It is never locked, however old the reading is. */
export const openStepSchema = stepSchema.extend({
  insightId: idSchema,
  /** The time at which the reading was made. */
  createdAt: z.iso.datetime(),
  /** True if the plan locks the reading's page. The step itself stays open. */
  isLocked: z.boolean(),
  /** True if the step is the act that the person named under the card, so that they can name a smaller one. */
  isOwnAct: z.literal(true).optional(),
  /** When the person said under the card that they would do it; absent if they did not say, or if it is about another step. */
  when: answersSchema.shape.when,
  blockTypeId: blockTypeIdSchema,
  /** The id of the block that the reading belongs to; `null` if it belongs to none or the block was deleted. */
  blockId: idSchema.nullable(),
  blockName: z.string().nullable(),
});
export type OpenStepOutput = z.infer<typeof openStepSchema>;

/** The step's index. An invalid index becomes -1, which is answered like an unknown step. */
const stepParams = z.object({
  id: namedIdSchema,
  index: z.coerce.number().int().nonnegative().catch(-1),
});

export const steps = {
  list: sessionEndpoint({ shows: ["insights"] })
    .route({
      method: "GET",
      path: "/steps",
      summary: "Steps that are not done, of the newest readings first; `limit` counts readings",
      tags: ["insights"],
    })
    .input(pageQuerySchema)
    .output(pageOf(openStepSchema)),
  update: sessionEndpoint({
    example: { isDone: true },
    changes: ["insights"],
    waits: { most: 3, because: "how many steps there are, only the sealed reading says" },
  })
    .route({
      method: "PATCH",
      path: "/insights/{id}/steps/{index}",
      summary: "Tick a step, or go back to its original",
      tags: ["insights"],
    })
    .input(stepParams.extend({ isDone: z.boolean().optional(), usesSmaller: z.boolean().optional() }))
    .output(stepSchema),
  shrink: sessionEndpoint({
    changes: ["insights"],
    waits: ASKS_THE_DUCK,
  })
    .route({
      method: "POST",
      path: "/insights/{id}/steps/{index}/smaller",
      summary: "The step in two minutes; made once",
      tags: ["insights"],
    })
    .input(
      stepParams.extend({
        goOnAnyway: goOnAnywaySchema,
      }),
    )
    .output(stepSchema),
};
