import { oc } from "@orpc/contract";
import * as z from "zod";
import { BLOCK_EVENT_KINDS } from "../domain/blocks/events.ts";
import { BLOCK_STATUSES, SHOWN_STATUSES } from "../domain/blocks/status.ts";
import { BLOCK_NAME_MAX, BLOCK_NOTES_MAX, REFLECTION_MAX } from "../domain/readings/lengths.ts";
import { blockTypeIdSchema } from "./cards.ts";
import { namedIdSchema } from "./ids.ts";
import { insightSummarySchema } from "./insights.ts";
import { pageOf, pageQuerySchema } from "./paging.ts";

export const blockSchema = z.object({
  id: z.uuid(),
  blockTypeId: blockTypeIdSchema,
  name: z.string(),
  notes: z.string(),
  status: z.enum(SHOWN_STATUSES),
  /** What the person wrote with the latest change of status that they wrote something with. */
  resolutionReflection: z.string().nullable(),
  createdAt: z.iso.datetime(),
  /** When something last happened: a change, or a reading. */
  updatedAt: z.iso.datetime(),
});
export type BlockOutput = z.infer<typeof blockSchema>;

/** A block in a list: with what a small picture of its history needs. */
export const listedBlockSchema = blockSchema.extend({
  /** Readings, changes of status and its beginning, newest first; the latest eight. */
  history: z.array(
    z.object({
      kind: z.enum(BLOCK_EVENT_KINDS),
      /** Of a change of status. */
      to: z.enum(SHOWN_STATUSES).nullable(),
      at: z.iso.datetime(),
    }),
  ),
  /** How many readings were drawn for it. */
  readingCount: z.number().int(),
  /** Its words are very dark, or speak of a crisis: nothing is advertised beside it. */
  isGrave: z.boolean(),
});
export type ListedBlockOutput = z.infer<typeof listedBlockSchema>;

export const blockEventSchema = z.object({
  id: z.uuid(),
  kind: z.enum(BLOCK_EVENT_KINDS),
  /** Of a change of status. */
  from: z.enum(SHOWN_STATUSES).nullable(),
  to: z.enum(SHOWN_STATUSES).nullable(),
  /** Of a reading. */
  insightId: z.uuid().nullable(),
  /** With a change of status what the person reflected; with a new name the one before. */
  note: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type BlockEventOutput = z.infer<typeof blockEventSchema>;

export const blockDetailSchema = blockSchema.extend({
  events: pageOf(blockEventSchema),
  insights: pageOf(insightSummarySchema),
});
export type BlockDetailOutput = z.infer<typeof blockDetailSchema>;

const idParams = z.object({ id: namedIdSchema });
const nameSchema = z.string().trim().min(1).max(BLOCK_NAME_MAX);
const notesSchema = z.string().max(BLOCK_NOTES_MAX);
/** Set after the help was shown and the person wants to keep their words all the same. */
const saveAnywaySchema = z.boolean().optional();

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
    .output(pageOf(listedBlockSchema)),
  create: oc
    .route({ method: "POST", path: "/blocks", summary: "Track a block", tags: ["blocks"] })
    .input(
      z.object({
        /** What it is to be called: sent again under the same id, it is the block that it was. */
        id: z.uuid().optional(),
        blockTypeId: blockTypeIdSchema,
        name: nameSchema,
        notes: notesSchema.default(""),
        saveAnyway: saveAnywaySchema,
      }),
    )
    .output(blockSchema),
  get: oc
    .route({
      method: "GET",
      path: "/blocks/{id}",
      summary: "One block, its timeline and its insights, newest first",
      tags: ["blocks"],
    })
    /** `limit` and `cursor` page the insights. */
    .input(pageQuerySchema.extend({ id: namedIdSchema, eventsCursor: pageQuerySchema.shape.cursor }))
    .output(blockDetailSchema),
  update: oc
    .route({
      method: "PATCH",
      path: "/blocks/{id}",
      summary: "Rename, note, or set another status; what is left out stays",
      tags: ["blocks"],
    })
    .input(
      idParams.extend({
        name: nameSchema.optional(),
        notes: notesSchema.optional(),
        /** Where the present status does not lead there: `conflict` with `currentStatus`. */
        status: z.enum(BLOCK_STATUSES).optional(),
        resolutionReflection: z.string().max(REFLECTION_MAX).optional(),
        saveAnyway: saveAnywaySchema,
      }),
    )
    .output(blockSchema),
  remove: oc
    .route({
      method: "DELETE",
      path: "/blocks/{id}",
      summary: "Delete, its insights stay; may be undone for ten seconds",
      tags: ["blocks"],
    })
    .input(idParams)
    .output(z.object({ undoUntil: z.iso.datetime() })),
  restore: oc
    .route({ method: "POST", path: "/blocks/{id}/restore", summary: "Undo a delete", tags: ["blocks"] })
    .input(idParams)
    .output(blockSchema),
};
