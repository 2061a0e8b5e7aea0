import * as z from "zod";
import { SHOWN_STATUSES } from "#domain/blocks/status.ts";
import { STAND_IN_REASONS } from "#domain/duck/stand-in.ts";
import { HARD_PARTS } from "#domain/readings/hard-part.ts";
import { INSIGHT_NOTE_MAX, USER_CONTEXT_MAX } from "#domain/readings/lengths.ts";
import { CONCERNS } from "#domain/readings/reading-result.ts";
import { SPREAD_TYPES } from "#domain/readings/spread.ts";
import { SEARCH_MAX } from "#domain/search/find-words.ts";
import { answersSchema } from "./answers.ts";
import { basedOn } from "./based-on.ts";
import { blockTypeIdSchema, drawnCardSchema } from "./cards.ts";
import { drawReceiptSchema } from "./draw-receipt.ts";
import { READS_FIRST, sessionEndpoint, WHEN_SEARCHED } from "./endpoint.ts";
import { goOnAnywaySchema } from "./go-on-anyway.ts";
import { cardIdSchema, idSchema, namedIdSchema } from "./ids.ts";
import { insightTimes } from "./insight-times.ts";
import { pageOf, pageQuerySchema } from "./paging.ts";
import { stepSchema } from "./steps.ts";

export const associatedBlockSchema = z.object({
  id: idSchema,
  name: z.string(),
  status: z.enum(SHOWN_STATUSES),
});

/** A reading as it is stored. `headline`, and the `minutes` of a step, may be absent. */
export const readingResultSchema = z.object({
  headline: z.string().optional(),
  interpretation: z.string(),
  keyInsights: z.array(z.string()),
  notePlaces: z.array(z.number().int().nullable()).optional(),
  actionSteps: z.array(z.object({ text: z.string(), minutes: z.number().int().positive().optional() })),
  robQuip: z.string(),
  reflectionPrompts: z.array(z.string()),
  /**
   * Set if the offline duck wrote the page of the person's own words. The page is then laid out from `answers`,
   * `userContext` and the cards.
   */
  isOwnWords: z.literal(true).optional(),
  /** Whether the offline duck was sure what the text is about; only in readings before it asked. */
  isSure: z.boolean().optional(),
  /** Other subjects that the text may have, likeliest first; only in readings before the duck asked. */
  guesses: z.array(z.object({ id: z.string(), label: z.string() })).optional(),
  /**
   * Set if a model judged the text very dark. The reading is then only an interpretation, shown beside the
   * help.
   */
  concern: z.enum(CONCERNS).optional(),
});
export type ReadingResultOutput = z.infer<typeof readingResultSchema>;

const insightFields = {
  id: idSchema,
  spreadType: z.enum(SPREAD_TYPES),
  blockTypeId: blockTypeIdSchema,
  cardsDrawn: z.array(drawnCardSchema),
  resonated: z.boolean(),
  tookAction: z.boolean(),
  createdAt: z.iso.datetime(),
};

/** A row of the list of past readings. A reading older than the plan shows is locked and has only an id and a date. */
export const insightSummarySchema = z.discriminatedUnion("isLocked", [
  z.object({
    ...insightFields,
    isLocked: z.literal(false),
    headline: z.string().nullable(),
    /** The first words of what the person wrote. */
    question: z.string().nullable(),
    /** The beginning of the first step; null if there is none, or if the reading is older than this field. */
    step: z.string().nullable(),
    associatedBlock: associatedBlockSchema.nullable(),
    /** The line around a word that a search found and that none of the row's other fields contains. */
    excerpt: z.string().optional(),
  }),
  z.object({ id: insightFields.id, createdAt: insightFields.createdAt, isLocked: z.literal(true) }),
]);
export type InsightSummaryOutput = z.infer<typeof insightSummarySchema>;

export const insightPageSchema = pageOf(insightSummarySchema).extend({
  /** How many readings are older than the plan shows; 0 if it shows all. Searches and filters never include them. */
  older: z.number().int().nonnegative(),
});
export type InsightPageOutput = z.infer<typeof insightPageSchema>;

export const insightSchema = z.object({
  ...insightFields,
  userContext: z.string(),
  /** The reading; `null` if the stored reading could not be decrypted. `isUnreadable` is true then. */
  reading: readingResultSchema.nullable(),
  isUnreadable: z.boolean(),
  /**
   * True for the default reading, which is saved if the duck fails. It can be retried with the same cards at no cost.
   */
  isDefault: z.boolean(),
  /** `model` if a model wrote the reading, `offline` if the offline duck did. */
  duck: z.enum(["offline", "model"]),
  /**
   * Set if the offline duck wrote the reading in place of the model: `failed` if the model did not answer, `spent` if the
   * server had used up what it spends on the model.
   */
  standIn: z.enum(STAND_IN_REASONS).optional(),
  notice: z.string().nullable(),
  /** What the person answered under the card; absent if they skipped every question. */
  answers: answersSchema.optional(),
  /** The hard part that the person tapped; only in readings before the duck asked. */
  hardPart: z.enum(HARD_PARTS).optional(),
  /** The sentence in which the person corrected the reading; in older readings also the label of a guess they picked. */
  readAs: z.string().optional(),
  /** The ids of the guesses that the person picked; only in readings before the duck asked. */
  guessesTaken: z.array(z.string()).optional(),
  associatedBlock: associatedBlockSchema.nullable(),
  receipt: drawReceiptSchema.nullable(),
  /** The id of the draw, for a retry with the same cards. */
  drawId: idSchema.nullable(),
  /** The sentences of the reading that the person called wrong; absent if there are none. */
  struck: z.array(z.string()).optional(),
  /** The reading's steps, with what the person did with them. */
  steps: z.array(stepSchema),
  /** The person's own note; `null` if it could not be decrypted. */
  note: z.string().nullable(),
  /** Words of earlier versions of the question that the reading quotes; absent if it was never edited. */
  formerWords: z.array(z.string()).optional(),
  /** When the person last edited their question. An edit does not change the reading. */
  editedAt: z.iso.datetime().nullable(),
  /**
   * True if the person's text is very dark or speaks of a crisis. No advertisement is shown beside it then.
   */
  isGrave: z.boolean(),
  /**
   * Set for a grave insight whose text was read for what it says all the same, by the offline duck: only weak signs speak
   * for distress, or the text only mentions a loss. The person can then say that the reading is wrong.
   */
  isNotConsoled: z.literal(true).optional(),
  /** Set if it is the oldest reading that the person has. No advertisement is shown beside it then. */
  isFirst: z.literal(true).optional(),
  /** Set if the person has reported the reading; there may be an answer. */
  isReported: z.literal(true).optional(),
});
export type InsightOutput = z.infer<typeof insightSchema>;

const idParams = z.object({ id: namedIdSchema });

const changeSchema = idParams
  .extend({
    resonated: z.boolean().optional(),
    tookAction: z.boolean().optional(),
    /** The note on the insight; a blank text deletes it. */
    note: z.string().max(INSIGHT_NOTE_MAX).optional(),
    userContext: z
      .string()
      .max(USER_CONTEXT_MAX)
      .refine((text) => text.trim().length > 0, "must not be empty")
      .optional(),
    basedOn: basedOn({ note: z.string(), userContext: z.string() }),
    goOnAnyway: goOnAnywaySchema,
  })
  .superRefine(({ resonated, tookAction }, fault) => {
    if ((resonated === undefined) === (tookAction === undefined)) return;
    const path = [resonated === undefined ? "resonated" : "tookAction"];
    fault.addIssue({ code: "custom", path, message: "must come with the other one" });
  });

export const REPORT_REASONS = ["wrong", "harmful", "other"] as const;
export const REPORT_NOTE_MAX = 1000;
export const REPORT_STATES = ["new", "looked_at", "answered"] as const;

const ownReportSchema = z.object({
  id: idSchema,
  state: z.enum(REPORT_STATES),
  createdAt: z.iso.datetime(),
  answeredAt: z.iso.datetime().nullable(),
  /** What the people who run the server answered. */
  answer: z.string().nullable(),
});

export const insights = {
  list: sessionEndpoint({ heavy: WHEN_SEARCHED, example: { search: "heron", cardId: "the-ping" } })
    .route({
      method: "GET",
      path: "/insights",
      summary: "History, newest first; a page of a search may be short and still have a next one",
      tags: ["insights"],
    })
    .input(
      pageQuerySchema.extend({
        /** Words that must all occur in the reading. Case and accents are ignored. */
        search: z.string().max(SEARCH_MAX).optional(),
        blockTypeId: blockTypeIdSchema.optional(),
        cardId: cardIdSchema.optional(),
        spreadType: z.enum(SPREAD_TYPES).optional(),
        /** Only readings that were made at this moment or later. */
        from: z.iso.datetime().optional(),
        /** Only readings that were made before this moment. */
        until: z.iso.datetime().optional(),
      }),
    )
    .output(insightPageSchema),
  times: insightTimes,
  get: sessionEndpoint()
    .route({ method: "GET", path: "/insights/{id}", summary: "One insight", tags: ["insights"] })
    .input(idParams)
    .output(insightSchema),
  update: sessionEndpoint({
    example: { userContext: "Which draft?", note: "The third." },
    typedTexts: ["note", "userContext"],
    changes: ["insights", "reflections"],
    waits: READS_FIRST,
  })
    .route({
      method: "PATCH",
      path: "/insights/{id}",
      summary: "Say whether it landed, keep a note, edit the question",
      tags: ["insights"],
    })
    .input(changeSchema)
    .output(insightSchema),
  remove: sessionEndpoint({ changes: ["insights", "blocks", "reflections"] })
    .route({
      method: "DELETE",
      path: "/insights/{id}",
      summary: "Delete; may be undone for ten seconds",
      tags: ["insights"],
    })
    .input(idParams)
    .output(z.object({ undoUntil: z.iso.datetime() })),
  restore: sessionEndpoint({ changes: ["insights", "blocks", "reflections"] })
    .route({ method: "POST", path: "/insights/{id}/restore", summary: "Undo a delete", tags: ["insights"] })
    .input(idParams)
    .output(insightSchema),
  report: sessionEndpoint({
    example: { reason: "wrong" },
    typedTexts: ["note"],
    changes: ["insights"],
    waits: {
      most: 5,
      because: "the person's key and the reading are read before what goes along can be sealed",
    },
  })
    .route({
      method: "POST",
      path: "/insights/{id}/report",
      summary: "This reading was wrong or harmful",
      tags: ["insights"],
    })
    .input(
      idParams.extend({
        reason: z.enum(REPORT_REASONS),
        note: z.string().max(REPORT_NOTE_MAX).optional(),
        /** Whether the people who run the server may read the note. Without this, only the person can. */
        sendsNote: z.boolean().optional(),
        /** Whether they may read the reading: its question, its cards and its text. */
        sendsReading: z.boolean().optional(),
        goOnAnyway: goOnAnywaySchema,
      }),
    )
    .output(z.object({ received: z.literal(true) })),
  reports: sessionEndpoint()
    .route({
      method: "GET",
      path: "/insights/{id}/reports",
      summary: "Your reports of a reading, with what was answered",
      tags: ["insights"],
    })
    .input(idParams)
    /** Empty for a reading without reports, and for one that is not there. Reports stay when their reading is deleted. */
    .output(z.object({ reports: z.array(ownReportSchema) })),
};
