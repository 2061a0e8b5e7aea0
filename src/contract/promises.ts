import * as z from "zod";
import { PROMISE_ANSWERS } from "#domain/promises/promise.ts";
import { openEndpoint, READS_FIRST, sessionEndpoint } from "./endpoint.ts";
import { letterTokenSchema, namedIdSchema } from "./ids.ts";

/** A promise to do a step by a day. Days are those of the person's calendar, such as `2026-11-20`. */
export const promiseSchema = z.object({
  dueOn: z.iso.date(),
  /** The time of that day, such as `09:30`, if the person named one. Reminders come at their own hour all the same. */
  at: z.iso.time({ precision: -1 }).exactOptional(),
  /** How likely the person thinks it is that they will do it, in percent; `null` if they did not say. */
  guess: z.number().int().min(0).max(100).nullable(),
  madeAt: z.iso.datetime(),
  answer: z.enum(PROMISE_ANSWERS).nullable(),
  answeredAt: z.iso.datetime().nullable(),
  /** The first day on which the app asks about the promise again; `null` if it was never put off. */
  snoozedUntil: z.iso.date().nullable(),
});
export type PromiseOutput = z.infer<typeof promiseSchema>;

/** What is stored of a promise, sealed. */
export const promiseBodySchema = promiseSchema.pick({
  dueOn: true,
  at: true,
  guess: true,
  snoozedUntil: true,
});

/** The step's index. An invalid index becomes -1, which is answered like an unknown step. */
const stepParams = z.object({
  id: namedIdSchema,
  index: z.coerce.number().int().nonnegative().catch(-1),
});

/** The answers that a link in a letter can give. */
export const LINK_ANSWERS = ["did", "tomorrow"] as const;
export type LinkAnswer = (typeof LINK_ANSWERS)[number];

const STEP_PROMISE = "/insights/{id}/steps/{index}/promise";

export const promises = {
  make: sessionEndpoint({
    example: { dueOn: "2099-01-01", at: "09:30", guess: 70 },
    changes: ["promises", "insights"],
    waits: READS_FIRST,
  })
    .route({ method: "PUT", path: STEP_PROMISE, summary: "Give a step a day", tags: ["promises"] })
    .input(
      stepParams.extend({
        dueOn: z.iso.date(),
        at: promiseSchema.shape.at,
        guess: z.number().int().min(0).max(100).nullable().default(null),
      }),
    )
    .output(promiseSchema),
  answer: sessionEndpoint({
    example: { answer: "partly" },
    changes: ["promises", "insights"],
    waits: {
      most: 4,
      because: "how many steps there are, only the sealed reading says; then the answer is kept",
    },
  })
    .route({
      method: "POST",
      path: `${STEP_PROMISE}/answer`,
      summary: "What came of it; `did` ticks the step as well",
      tags: ["promises"],
    })
    .input(stepParams.extend({ answer: z.enum(PROMISE_ANSWERS) }))
    .output(promiseSchema),
  snooze: sessionEndpoint({ changes: ["promises", "insights"], waits: READS_FIRST })
    .route({
      method: "POST",
      path: `${STEP_PROMISE}/snooze`,
      summary: "Ask again on the person's next day",
      tags: ["promises"],
    })
    .input(stepParams)
    .output(promiseSchema),
  withdraw: sessionEndpoint({ changes: ["promises", "insights"] })
    .route({
      method: "DELETE",
      path: STEP_PROMISE,
      summary: "Take back a promise that has no answer",
      tags: ["promises"],
    })
    .input(stepParams)
    /** False where there is nothing to take back: no such step, none of this person, no promise, or one that has an answer. */
    .output(z.object({ isWithdrawn: z.boolean() })),
  answerByLink: openEndpoint({
    example: { token: "none", answer: "did" },
    changes: [],
    waits: {
      most: 6,
      because:
        "the link is looked up, its promise is answered as by a person, and only then is the link deleted",
    },
  })
    .route({
      method: "POST",
      path: "/promise-links",
      summary: "Answer with the token of a letter, without a session; works once, for one step",
      tags: ["promises"],
    })
    .input(z.object({ token: letterTokenSchema, answer: z.enum(LINK_ANSWERS) }))
    /** The answer contains nothing of the step, because the link works without a session. */
    .output(z.object({ isKept: z.literal(true) })),
};
