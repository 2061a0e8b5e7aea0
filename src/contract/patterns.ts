import * as z from "zod";
import { DOORS, RECOMMENDATION_KINDS } from "#domain/patterns/pattern.ts";
import { THEMES } from "#domain/readings/themes.ts";
import { accountEndpoint, sessionEndpoint } from "./endpoint.ts";
import { idSchema } from "./ids.ts";
import { pictureSchema, sourceSchema } from "./pattern-pictures.ts";
import { shownYearSchema, yearInputSchema } from "./years.ts";

const shownPattern = {
  id: z.string(),
  kind: z.string(),
  label: z.string(),
  headline: z.string(),
};

/**
 * A pattern, or a locked pattern. For Free, predictions are locked, and patterns without a row of the last seven days. One
 * that says that there is nothing yet is never locked, because no plan would show more.
 * A locked pattern says what it is about and what opens it, and nothing of what was found.
 */
export const patternSchema = z.discriminatedUnion("isLocked", [
  z.object({
    ...shownPattern,
    isLocked: z.literal(false),
    detail: z.string(),
    suggestion: z.string().optional(),
    isNothingYet: z.boolean(),
    theme: z.enum(THEMES).optional(),
    picture: pictureSchema,
    table: z.object({ columns: z.array(z.string()), rows: z.array(z.array(z.string())) }),
    sources: z.array(sourceSchema),
    /** How many other readings the rows were compared with; absent if they were compared with none. */
    besideReadings: z.number().int().optional(),
  }),
  z.object({
    ...shownPattern,
    isLocked: z.literal(true),
    /** A sentence on which plan opens the pattern. */
    needs: z.string(),
  }),
]);
export type PatternOutput = z.infer<typeof patternSchema>;

/** The id of a recommendation. An id of another form is refused, so that no other text is stored or counted as one. */
const recommendationIdSchema = z
  .string()
  .max(120)
  .regex(/^[a-z-]{1,30}(?::[a-z0-9-]{1,60}){0,2}$/)
  .refine((id) => RECOMMENDATION_KINDS.some((kind) => kind === id.split(":", 1)[0]));

export const recommendationSchema = z.object({
  id: z.string(),
  text: z.string(),
  because: z.string(),
  /** The id of the pattern that the recommendation comes from; absent if it comes from entries alone. */
  patternId: z.string().optional(),
  sources: z.array(sourceSchema),
  door: z.object({
    kind: z.enum(DOORS),
    /** The address of a page, or of a letter (`mailto:`). */
    to: z.string(),
  }),
  /**
   * The person's answer to the recommendation; `null` if there is none. After `taken`, the app asks whether it helped.
   */
  answer: z.enum(["taken", "helped"]).nullable(),
});
export type RecommendationOutput = z.infer<typeof recommendationSchema>;

const loopDoorSchema = z.object({
  /** The loop that the block is in; `null` if it is in none that may be shown. */
  loop: recommendationSchema.pick({ because: true, door: true }).nullable(),
});
export type LoopDoorOutput = z.infer<typeof loopDoorSchema>;

export const trendSchema = z.object({
  id: z.string(),
  title: z.string(),
  summary: z.string(),
  weeks: z.array(
    z.object({
      from: z.iso.datetime(),
      value: z.number().nullable(),
      /**
       * The number of rows of which the value is the mean, and the 90 % interval of the mean; absent if the value is a
       * count.
       */
      count: z.number().int().optional(),
      lower: z.number().optional(),
      upper: z.number().optional(),
    }),
  ),
});
export type TrendOutput = z.infer<typeof trendSchema>;

export const achievementSchema = z.object({
  id: z.string(),
  title: z.string(),
  at: z.iso.datetime(),
  count: z.number().int(),
});

export const patternsSchema = z.object({
  /** The time at which the patterns were last computed; `null` if they never were. */
  computedAt: z.iso.datetime().nullable(),
  /** True while newer patterns are being computed. A live change of `patterns` says when they are stored. */
  isRefreshing: z.boolean(),
  readings: z.number().int(),
  blocks: z.number().int(),
  since: z.iso.datetime().nullable(),
  patterns: z.array(patternSchema),
  /** The recommendations, at most three. */
  recommendations: z.array(recommendationSchema).max(3),
  /** The trends. Trends and achievements are for Premium only and are empty for Free. */
  trends: z.array(trendSchema),
  achievements: z.array(achievementSchema),
  /** Whether trends and achievements are locked, as they are for Free. */
  areTrendsLocked: z.boolean(),
});
export type PatternsOutput = z.infer<typeof patternsSchema>;

export const patterns = {
  sayEnough: sessionEndpoint({
    changes: ["patterns"],
    waits: { most: 3, because: "the person's day depends on their time zone, which is read first" },
  })
    .route({
      method: "POST",
      path: "/patterns/enough",
      summary: "The person stops for today, after the third reading of the day or a later one",
      tags: ["patterns"],
    })
    .output(
      z.object({
        /** True if it was stored that the person stops for today; false on a day with too few readings. */
        isKept: z.boolean(),
      }),
    ),
  get: accountEndpoint({
    heavy: true,
    shows: ["patterns"],
    waits: { most: 4, because: "where they are stale, computing them anew begins beside the answer" },
  })
    .route({
      method: "GET",
      path: "/patterns",
      summary: "What the person's own rows say, computed before, with what it rests on",
      tags: ["patterns"],
    })
    .output(patternsSchema),
  year: accountEndpoint({
    heavy: true,
    shows: ["patterns", "blocks", "insights", "session"],
    waits: {
      most: 4,
      because: "a year that is not kept, or has changed, is computed from all rows and kept",
    },
  })
    .route({
      method: "GET",
      path: "/patterns/year",
      summary: "A calendar year of the person in blocks: the current one, or the one that is named (Premium)",
      tags: ["patterns"],
    })
    .input(yearInputSchema)
    .output(shownYearSchema),
  loopOf: accountEndpoint({ heavy: true, shows: ["patterns"] })
    .route({
      method: "GET",
      path: "/blocks/{id}/loop",
      summary:
        "What to do instead of one more reading on a block that is in a loop, from patterns computed before",
      tags: ["patterns"],
    })
    .input(z.object({ id: idSchema }))
    /** Without a loop for a block that is in none, and for one that is not there. */
    .output(loopDoorSchema),
  correctTheme: accountEndpoint({
    example: { theme: "unsaid" },
    changes: ["patterns"],
  })
    .route({
      method: "PUT",
      path: "/patterns/themes/{insightId}",
      summary: "Say what a reading was about, or that it was about none of the themes",
      tags: ["patterns"],
    })
    .input(z.object({ insightId: idSchema, theme: z.enum(THEMES).nullable() }))
    .output(z.object({ theme: z.enum(THEMES).nullable() })),
  answerRecommendation: accountEndpoint({
    example: { id: "without-action:0192f0c4-0000-7000-8000-000000000001", answer: "dismissed" },
    changes: ["patterns"],
  })
    .route({
      method: "POST",
      path: "/patterns/recommendations/{id}",
      summary: "A recommendation was taken, or is not wanted and never shown again",
      tags: ["patterns"],
    })
    .input(
      z.object({
        id: recommendationIdSchema,
        answer: z.enum(["taken", "dismissed", "helped", "not-helped"]),
      }),
    )
    /** Recommendations are computed anew and not stored, so every id of a known kind is answered alike. */
    .output(z.object({ answer: z.string() })),
};
