import { oc } from "@orpc/contract";
import * as z from "zod";
import { BLOCK_STATUSES } from "../domain/blocks/status.ts";
import { BLOCK_NAME_MAX, BLOCK_NOTES_MAX } from "../domain/readings/lengths.ts";
import { blockTypeIdSchema } from "./cards.ts";
import { namedIdSchema } from "./ids.ts";
import { pageOf, pageQuerySchema } from "./paging.ts";

export const blockSchema = z.object({
  id: z.uuid(),
  blockTypeId: blockTypeIdSchema,
  name: z.string(),
  notes: z.string(),
  status: z.enum(BLOCK_STATUSES),
  createdAt: z.iso.datetime(),
  updatedAt: z.iso.datetime(),
});
export type BlockOutput = z.infer<typeof blockSchema>;

export const blocks = {
  list: oc
    .route({ method: "GET", path: "/blocks", summary: "Tracked blocks, newest first", tags: ["blocks"] })
    .input(
      pageQuerySchema.extend({
        status: z.enum(BLOCK_STATUSES).optional(),
        search: z.string().max(BLOCK_NAME_MAX).optional(),
        /** Archived blocks are left out unless this or `status` asks for them. */
        includeArchived: z.stringbool().optional(),
      }),
    )
    .output(pageOf(blockSchema)),
  create: oc
    .route({ method: "POST", path: "/blocks", summary: "Track a block", tags: ["blocks"] })
    .input(
      z.object({
        blockTypeId: blockTypeIdSchema,
        name: z.string().trim().min(1).max(BLOCK_NAME_MAX),
        notes: z.string().max(BLOCK_NOTES_MAX).default(""),
      }),
    )
    .output(blockSchema),
  get: oc
    .route({ method: "GET", path: "/blocks/{id}", summary: "One block", tags: ["blocks"] })
    .input(z.object({ id: namedIdSchema }))
    .output(blockSchema),
};
