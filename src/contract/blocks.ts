import * as z from "zod";
import { BLOCK_EVENT_KINDS } from "#domain/blocks/events.ts";
import { BLOCK_STATUSES, SHOWN_STATUSES } from "#domain/blocks/status.ts";
import { BLOCK_NAME_MAX, BLOCK_NOTES_MAX, REFLECTION_MAX } from "#domain/readings/lengths.ts";
import { basedOn } from "./based-on.ts";
import { blockTypeIdSchema } from "./cards.ts";
import { accountEndpoint, READS_FIRST, WHEN_SEARCHED } from "./endpoint.ts";
import { goOnAnywaySchema } from "./go-on-anyway.ts";
import { idSchema, namedIdSchema } from "./ids.ts";
import { insightSummarySchema } from "./insights.ts";
import { pageOf, pageQuerySchema } from "./paging.ts";

export const blockSchema = z.object({
  id: idSchema,
  blockTypeId: blockTypeIdSchema,
  name: z.string(),
  notes: z.string(),
  status: z.enum(SHOWN_STATUSES),
  /** The text of the latest status change for which the person wrote one; `null` if there is none. */
  resolutionReflection: z.string().nullable(),
  /**
   * The person's day, as `2026-11-20`, on which the app asks about a paused block again; `null` if they chose none.
   */
  parkedUntil: z.iso.date().nullable(),
  createdAt: z.iso.datetime(),
  /** The time of the last change of the block or the last reading on it. */
  updatedAt: z.iso.datetime(),
});
export type BlockOutput = z.infer<typeof blockSchema>;

/** A block in a list, with the data for a small picture of its history. */
export const listedBlockSchema = blockSchema.extend({
  /** The latest eight events, newest first: readings, status changes and the creation of the block. */
  history: z.array(
    z.object({
      kind: z.enum(BLOCK_EVENT_KINDS),
      /** The new status; set only for a status change. */
      to: z.enum(SHOWN_STATUSES).nullable(),
      at: z.iso.datetime(),
    }),
  ),
  /** The number of readings that were drawn for the block. */
  readingCount: z.number().int(),
  /**
   * True if the block's text is very dark or speaks of a crisis. No advertisement is shown beside it then.
   */
  isGrave: z.boolean(),
});
export type ListedBlockOutput = z.infer<typeof listedBlockSchema>;

export const blockEventSchema = z.object({
  id: idSchema,
  kind: z.enum(BLOCK_EVENT_KINDS),
  /** The former status; set only for a status change. */
  from: z.enum(SHOWN_STATUSES).nullable(),
  to: z.enum(SHOWN_STATUSES).nullable(),
  /** The id of the insight; set only for a reading. */
  insightId: idSchema.nullable(),
  /** The text of an event: what the person wrote with a status change, or the former name of a renamed block. */
  note: z.string().nullable(),
  createdAt: z.iso.datetime(),
});
export type BlockEventOutput = z.infer<typeof blockEventSchema>;

export const blockDetailSchema = blockSchema.extend({
  /**
   * The time since which the plan shows the timeline; `null` if it shows all of it. The beginning of the block is always
   * shown.
   */
  timelineSince: z.iso.datetime().nullable(),
  events: pageOf(blockEventSchema),
  insights: pageOf(insightSummarySchema),
});
export type BlockDetailOutput = z.infer<typeof blockDetailSchema>;

const idParams = z.object({ id: namedIdSchema });
const nameSchema = z.string().trim().min(1).max(BLOCK_NAME_MAX);
const notesSchema = z.string().max(BLOCK_NOTES_MAX);
export const blocks = {
  list: accountEndpoint({ heavy: WHEN_SEARCHED, example: { limit: 50, search: "draft" } })
    .route({ method: "GET", path: "/blocks", summary: "Tracked blocks, newest first", tags: ["blocks"] })
    .input(
      pageQuerySchema.extend({
        status: z.enum(BLOCK_STATUSES).optional(),
        search: z.string().max(BLOCK_NAME_MAX).optional(),
        /** Whether to list archived blocks, which are left out unless this or `status` asks for them. */
        includeArchived: z.stringbool().optional(),
      }),
    )
    .output(pageOf(listedBlockSchema)),
  create: accountEndpoint({
    example: { blockTypeId: "life", name: "Elsewhere" },
    typedTexts: ["name", "notes"],
    changes: ["blocks"],
  })
    .route({ method: "POST", path: "/blocks", summary: "Track a block", tags: ["blocks"] })
    .input(
      z.object({
        /** An id that the client chooses. A repeated request with the same id returns the existing block. */
        id: idSchema.optional(),
        blockTypeId: blockTypeIdSchema,
        name: nameSchema,
        notes: notesSchema.default(""),
        goOnAnyway: goOnAnywaySchema,
      }),
    )
    .output(blockSchema),
  get: accountEndpoint()
    .route({
      method: "GET",
      path: "/blocks/{id}",
      summary: "One block, its timeline and its insights, newest first",
      tags: ["blocks"],
    })
    /**
     * The paging of a block's page: `limit` and `cursor` apply to the insights, `eventsCursor` to the events.
     */
    .input(pageQuerySchema.extend({ id: namedIdSchema, eventsCursor: pageQuerySchema.shape.cursor }))
    .output(blockDetailSchema),
  update: accountEndpoint({
    example: { status: "paused", notes: "Later." },
    typedTexts: ["name", "notes", "resolutionReflection"],
    changes: ["blocks", "insights"],
    waits: READS_FIRST,
  })
    .route({
      method: "PATCH",
      path: "/blocks/{id}",
      summary: "Rename, note, park to a day, or set another status; what is left out stays",
      tags: ["blocks"],
    })
    .input(
      idParams.extend({
        name: nameSchema.optional(),
        notes: notesSchema.optional(),
        /**
         * The requested status. If the current status cannot change to it, the answer is `conflict` with
         * `currentStatus`.
         */
        status: z.enum(BLOCK_STATUSES).optional(),
        resolutionReflection: z.string().max(REFLECTION_MAX).optional(),
        /**
         * The day on which the app asks about the block again, from tomorrow to 366 days from now. The block must be
         * paused or be paused by this request. Any other status removes the day.
         */
        parkedUntil: z.iso.date().nullable().optional(),
        basedOn: basedOn({ name: z.string(), notes: z.string() }),
        goOnAnyway: goOnAnywaySchema,
      }),
    )
    .output(blockSchema),
  remove: accountEndpoint({ changes: ["blocks", "insights"] })
    .route({
      method: "DELETE",
      path: "/blocks/{id}",
      summary: "Delete, its insights stay; may be undone for ten seconds",
      tags: ["blocks"],
    })
    .input(idParams)
    .output(z.object({ undoUntil: z.iso.datetime() })),
  restore: accountEndpoint({ changes: ["blocks", "insights"] })
    .route({ method: "POST", path: "/blocks/{id}/restore", summary: "Undo a delete", tags: ["blocks"] })
    .input(idParams)
    .output(blockSchema),
};
