import * as z from "zod";
import { BLOCK_PLAN_PART_MAX } from "#domain/readings/lengths.ts";
import { basedOn } from "./based-on.ts";
import { accountEndpoint, READS_FIRST } from "./endpoint.ts";
import { goOnAnywaySchema } from "./go-on-anyway.ts";
import { idSchema, namedIdSchema } from "./ids.ts";

/** An if-then plan for a block: "When ..., I will ...". */
export const blockPlanSchema = z.object({
  id: idSchema,
  when: z.string(),
  will: z.string(),
  createdAt: z.iso.datetime(),
});
export type BlockPlanOutput = z.infer<typeof blockPlanSchema>;

const partSchema = z.string().trim().min(1).max(BLOCK_PLAN_PART_MAX);
const halves = {
  when: partSchema,
  will: partSchema,
  goOnAnyway: goOnAnywaySchema,
};
const blockParams = z.object({ id: namedIdSchema });
const planParams = blockParams.extend({ planId: namedIdSchema });
const EXAMPLE_ID = "01890000-0000-7000-8000-000000000000";
const words = { when: "I open the draft", will: "write one line" };

export const blockPlans = {
  list: accountEndpoint({ shows: ["promises"] })
    .route({
      method: "GET",
      path: "/blocks/{id}/plans",
      summary: "A block's plans that are not retired, oldest first",
      tags: ["promises"],
    })
    .input(blockParams)
    .output(z.object({ items: z.array(blockPlanSchema) })),
  create: accountEndpoint({
    example: { planId: EXAMPLE_ID, ...words },
    typedTexts: ["when", "will"],
    changes: ["promises"],
    waits: READS_FIRST,
  })
    .route({
      method: "POST",
      path: "/blocks/{id}/plans",
      summary: "Plan for a block: when this, then that",
      tags: ["promises"],
    })
    /**
     * The id of the plan, which the client chooses. A repeated request with the same id changes nothing and returns the
     * existing plan.
     */
    .input(blockParams.extend({ planId: idSchema, ...halves }))
    .output(blockPlanSchema),
  update: accountEndpoint({
    example: { planId: EXAMPLE_ID, ...words },
    typedTexts: ["when", "will"],
    changes: ["promises"],
    waits: READS_FIRST,
  })
    .route({
      method: "PUT",
      path: "/blocks/{id}/plans/{planId}",
      summary: "Reword a plan",
      tags: ["promises"],
    })
    .input(planParams.extend({ ...halves, basedOn: basedOn({ when: z.string(), will: z.string() }) }))
    .output(blockPlanSchema),
  retire: accountEndpoint({ example: { planId: EXAMPLE_ID }, changes: ["promises"] })
    .route({
      method: "DELETE",
      path: "/blocks/{id}/plans/{planId}",
      summary: "Put a plan away",
      tags: ["promises"],
    })
    .input(planParams)
    /** False where there is nothing to put away: no such plan, none of this person, or one that was put away before. */
    .output(z.object({ isRetired: z.boolean() })),
};
