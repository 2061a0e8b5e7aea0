import * as z from "zod";
import { STEP_MAX } from "#domain/readings/lengths.ts";
import { ARMS, TRIAL_TOSSES } from "#domain/trials/trial-plan.ts";
import { blockTypeIdSchema } from "./cards.ts";
import { accountEndpoint, READS_FIRST } from "./endpoint.ts";
import { goOnAnywaySchema } from "./go-on-anyway.ts";
import { idSchema, NO_ID, namedIdSchema } from "./ids.ts";

const CLIENT_SEED = { least: 16, most: 128 };

const armSchema = z.enum(ARMS);
const armsSchema = <Value extends z.ZodType>(value: Value) => z.object({ write: value, do: value });
const shareSchema = z.object({ yes: z.number().int(), of: z.number().int() });

/**
 * A toss of a trial: the step that is done, the way in which it is done (`arm`), and its block. `blockName` is `null`
 * if the block was deleted.
 */
const tossSchema = z.object({ arm: armSchema, blockName: z.string().nullable(), step: z.string() });

/** A trial that is running. Until it ends, nothing shows how the steps of either arm went. */
const runningSchema = z.object({
  id: idSchema,
  startedAt: z.iso.datetime(),
  /** The hex SHA-256 of the server's seed, which fixes the sequence of the arms. */
  commitment: z.string(),
  /** The number of steps that were answered. */
  answered: z.number().int(),
  /** The step whose answer is missing; `null` before the next toss. */
  toss: tossSchema.nullable(),
});
export type RunningTrial = z.infer<typeof runningSchema>;

const foundSchema = z.object({
  /** For each arm, how many of its steps moved the matter. */
  moved: armsSchema(shareSchema),
  /**
   * The share of written steps that moved the matter minus that of done steps, from -1 to 1, with its 90 % interval.
   */
  difference: z.object({ value: z.number(), lower: z.number(), upper: z.number() }),
  p: z.number(),
  /** The arm that moved the matter more often; `null` if nothing was found. */
  found: armSchema.nullable(),
  steps: z.array(tossSchema.extend({ tossedAt: z.iso.datetime(), moved: z.boolean() })),
  /** The receipt: the server's seed in hex, and the sequence of the arms that both seeds give. */
  receipt: z.object({
    commitment: z.string(),
    serverSeed: z.string(),
    clientSeed: z.string(),
    arms: z.array(armSchema),
  }),
});
export type FoundOutput = z.infer<typeof foundSchema>;

/** A trial that ended. `found` is `null` if the trial was given up or could not be decrypted. */
const endedSchema = z.object({
  id: idSchema,
  startedAt: z.iso.datetime(),
  endedAt: z.iso.datetime(),
  isGivenUp: z.boolean(),
  found: foundSchema.nullable(),
});
export type EndedTrial = z.infer<typeof endedSchema>;

const openSchema = z.object({
  isLocked: z.literal(false),
  /** True if any of the person's newest texts is grave. The trial then neither tosses nor asks. */
  isResting: z.boolean(),
  /** The open blocks, oldest first. */
  blocks: z.array(z.object({ id: idSchema, name: z.string(), blockTypeId: blockTypeIdSchema })),
  running: runningSchema.nullable(),
  /** The trials that ended, newest first. */
  ended: z.array(endedSchema),
});
export type OpenTrials = z.infer<typeof openSchema>;

export const trialsSchema = z.discriminatedUnion("isLocked", [
  openSchema,
  z.object({ isLocked: z.literal(true), needs: z.string() }),
]);
export type TrialsOutput = z.infer<typeof trialsSchema>;

const toss = {
  id: namedIdSchema,
  /** The index of the step among the ten, from 0. Any step but the next one is refused. */
  index: z.coerce
    .number()
    .int()
    .min(0)
    .max(TRIAL_TOSSES - 1),
};

export const trials = {
  get: accountEndpoint({ shows: ["trials", "blocks", "insights", "session"] })
    .route({
      method: "GET",
      path: "/trials",
      summary: "The trial that runs, without how either arm does, and what came of those that ended",
      tags: ["patterns"],
    })
    .output(trialsSchema),
  start: accountEndpoint({ changes: ["trials"], waits: READS_FIRST })
    .route({
      method: "POST",
      path: "/trials",
      summary: "Start a trial of ten steps; its order is sealed and its commitment is shown",
      tags: ["patterns"],
    })
    .output(z.object({ id: idSchema, commitment: z.string() })),
  toss: accountEndpoint({
    example: { index: 0, blockId: NO_ID, step: "Write one line.", clientSeed: "ab".repeat(32) },
    typedTexts: ["step"],
    changes: ["trials"],
    waits: READS_FIRST,
  })
    .route({
      method: "POST",
      path: "/trials/{id}/tosses/{index}",
      summary: "Name the next step; the answer says whether it is written or done",
      tags: ["patterns"],
    })
    .input(
      z.object({
        ...toss,
        blockId: idSchema,
        step: z.string().trim().min(1).max(STEP_MAX),
        /**
         * The client's seed, which fixes the sequence together with the server's. Only that of the first toss counts.
         */
        clientSeed: z.string().min(CLIENT_SEED.least).max(CLIENT_SEED.most),
        goOnAnyway: goOnAnywaySchema,
      }),
    )
    .output(z.object({ arm: armSchema })),
  answer: accountEndpoint({
    example: { index: 0, moved: true },
    changes: ["trials"],
    waits: READS_FIRST,
  })
    .route({
      method: "POST",
      path: "/trials/{id}/tosses/{index}/answer",
      summary: "Whether the step moved it; the tenth answer ends the trial",
      tags: ["patterns"],
    })
    .input(z.object({ ...toss, moved: z.boolean() }))
    .output(z.object({ left: z.number().int() })),
  giveUp: accountEndpoint({ changes: ["trials"] })
    .route({
      method: "POST",
      path: "/trials/{id}/end",
      summary: "End a trial early; nothing of it is shown",
      tags: ["patterns"],
    })
    .input(z.object({ id: namedIdSchema }))
    .output(z.object({ isEnded: z.boolean() })),
};
