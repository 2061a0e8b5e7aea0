import { oc } from "@orpc/contract";
import * as z from "zod";
import { SHOWN_STATUSES } from "../domain/blocks/status.ts";
import { INSIGHT_NOTE_MAX, USER_CONTEXT_MAX } from "../domain/readings/lengths.ts";
import { SPREAD_TYPES } from "../domain/readings/spread.ts";
import { SEARCH_MAX } from "../domain/search/find-words.ts";
import { blockTypeIdSchema, drawnCardSchema } from "./cards.ts";
import { namedIdSchema } from "./ids.ts";
import { pageOf, pageQuerySchema } from "./paging.ts";
import { stepSchema } from "./steps.ts";

export const associatedBlockSchema = z.object({
  id: z.uuid(),
  name: z.string(),
  status: z.enum(SHOWN_STATUSES),
});

/** A reading as it is stored. `headline` and a step's `minutes` may be absent. */
export const readingResultSchema = z.object({
  headline: z.string().optional(),
  interpretation: z.string(),
  keyInsights: z.array(z.string()),
  notePlaces: z.array(z.number().int().nullable()).optional(),
  actionSteps: z.array(z.object({ text: z.string(), minutes: z.number().int().positive().optional() })),
  robQuip: z.string(),
  reflectionPrompts: z.array(z.string()),
});
export type ReadingResultOutput = z.infer<typeof readingResultSchema>;

const insightFields = {
  id: z.uuid(),
  spreadType: z.enum(SPREAD_TYPES),
  blockTypeId: blockTypeIdSchema,
  cardsDrawn: z.array(drawnCardSchema),
  resonated: z.boolean(),
  tookAction: z.boolean(),
  createdAt: z.iso.datetime(),
};

/** A row of the history. One that is older than the plan shows is locked: its date and nothing else. */
export const insightSummarySchema = z.discriminatedUnion("isLocked", [
  z.object({
    ...insightFields,
    isLocked: z.literal(false),
    headline: z.string().nullable(),
    /** The first words of what the person wrote. */
    question: z.string().nullable(),
    associatedBlock: associatedBlockSchema.nullable(),
    /** In a search: a line around a word that nothing above says. */
    excerpt: z.string().optional(),
  }),
  z.object({ id: insightFields.id, createdAt: insightFields.createdAt, isLocked: z.literal(true) }),
]);
export type InsightSummaryOutput = z.infer<typeof insightSummarySchema>;

export const insightPageSchema = pageOf(insightSummarySchema).extend({
  /** How many readings are older than the plan shows; 0 where it shows all. They are never searched or filtered. */
  older: z.number().int().nonnegative(),
});
export type InsightPageOutput = z.infer<typeof insightPageSchema>;

export const drawReceiptSchema = z.object({
  commitment: z.string(),
  serverSeed: z.string(),
  clientSeed: z.string(),
  /** How many cards were lifted off the top, as the client's seed has it; `null` where nobody cut. */
  cut: z.number().int().nonnegative().nullable(),
  picks: z.array(z.number().int()),
  deckVersion: z.string(),
  reversals: z.boolean(),
});

export const insightSchema = z.object({
  ...insightFields,
  userContext: z.string(),
  /** `null` where the entry could not be opened; `isUnreadable` says so. */
  reading: readingResultSchema.nullable(),
  isUnreadable: z.boolean(),
  /** The default reading, saved because the duck lost his words. Its question may be read again with its cards at no cost. */
  isDefault: z.boolean(),
  /** `model` where a model guessed, `offline` where the offline duck composed. */
  duck: z.enum(["offline", "model"]),
  notice: z.string().nullable(),
  associatedBlock: associatedBlockSchema.nullable(),
  receipt: drawReceiptSchema.nullable(),
  /** For a retry with the same cards. */
  drawId: z.uuid().nullable(),
  /** The reading's steps, with what the person did with them. */
  steps: z.array(stepSchema),
  /** What the person added for themselves; `null` where it could not be opened. */
  note: z.string().nullable(),
  /** When the person last edited what they had asked; the reading stays as it was. */
  editedAt: z.iso.datetime().nullable(),
  /** What the person wrote is very dark, or speaks of a crisis: nothing is advertised beside it. */
  isGrave: z.boolean(),
});
export type InsightOutput = z.infer<typeof insightSchema>;

const CARD_ID_MAX = 100;
const idParams = z.object({ id: namedIdSchema });

const changeSchema = idParams
  .extend({
    resonated: z.boolean().optional(),
    tookAction: z.boolean().optional(),
    /** Nothing but blanks takes it away. */
    note: z.string().max(INSIGHT_NOTE_MAX).optional(),
    userContext: z
      .string()
      .max(USER_CONTEXT_MAX)
      .refine((text) => text.trim().length > 0, "must not be empty")
      .optional(),
    /** Set after the help was shown and the person wants to keep their words all the same. */
    saveAnyway: z.boolean().optional(),
  })
  .superRefine(({ resonated, tookAction }, fault) => {
    if ((resonated === undefined) === (tookAction === undefined)) return;
    const path = [resonated === undefined ? "resonated" : "tookAction"];
    fault.addIssue({ code: "custom", path, message: "both travel together" });
  });

export const REPORT_REASONS = ["wrong", "harmful", "other"] as const;
export const REPORT_NOTE_MAX = 1000;

export const insights = {
  list: oc
    .route({
      method: "GET",
      path: "/insights",
      summary: "History, newest first; a page of a search may be short and still have a next one",
      tags: ["insights"],
    })
    .input(
      pageQuerySchema.extend({
        /** Words that all must stand somewhere in the reading, in any case, with or without accents. */
        search: z.string().max(SEARCH_MAX).optional(),
        blockTypeId: blockTypeIdSchema.optional(),
        cardId: z.string().max(CARD_ID_MAX).optional(),
        spreadType: z.enum(SPREAD_TYPES).optional(),
      }),
    )
    .output(insightPageSchema),
  get: oc
    .route({ method: "GET", path: "/insights/{id}", summary: "One insight", tags: ["insights"] })
    .input(idParams)
    .output(insightSchema),
  update: oc
    .route({
      method: "PATCH",
      path: "/insights/{id}",
      summary: "Say whether it landed, keep a note, edit the question",
      tags: ["insights"],
    })
    .input(changeSchema)
    .output(insightSchema),
  remove: oc
    .route({
      method: "DELETE",
      path: "/insights/{id}",
      summary: "Delete; may be undone for ten seconds",
      tags: ["insights"],
    })
    .input(idParams)
    .output(z.object({ undoUntil: z.iso.datetime() })),
  restore: oc
    .route({ method: "POST", path: "/insights/{id}/restore", summary: "Undo a delete", tags: ["insights"] })
    .input(idParams)
    .output(insightSchema),
  report: oc
    .route({
      method: "POST",
      path: "/insights/{id}/report",
      summary: "This reading was wrong or harmful",
      tags: ["insights"],
    })
    .input(
      idParams.extend({ reason: z.enum(REPORT_REASONS), note: z.string().max(REPORT_NOTE_MAX).optional() }),
    )
    .output(z.object({ received: z.literal(true) })),
};
