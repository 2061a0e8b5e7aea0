// The endpoints for the test that a model takes before it speaks to people.
import * as z from "zod";
import { EXAM_HOSTS } from "#domain/admin/model-hosts.ts";
import { EXAM_KINDS, FAULTS, VERDICTS } from "#domain/examination/exam-terms.ts";
import { adminEndpoint } from "./endpoint.ts";
import { idSchema, namedIdSchema } from "./ids.ts";

const tags = ["admin"];
const MODEL_NAME_MAX = 300;

/** A model as its host lists it; for the host `settings`, the model that the settings name. */
const examInput = z.object({ host: z.enum(EXAM_HOSTS), model: z.string().min(1).max(MODEL_NAME_MAX) });

export const examSchema = z.object({
  id: idSchema,
  host: z.enum(EXAM_HOSTS),
  model: z.string(),
  /** What the last whole test says; `null` if there was none yet. */
  verdict: z.enum(VERDICTS).nullable(),
  /** Whether that test was of the version of the model that is there now. */
  isCurrent: z.boolean(),
  examinedAt: z.iso.datetime().nullable(),
  /** Why it may not do more: what was wrong, and in how many answers. `slow`: the usual reading took too long. */
  reasons: z.array(z.object({ fault: z.enum([...FAULTS, "slow"]), count: z.number().int() })),
  /** The times of a usual reading. */
  firstWordMs: z.number().int().nullable(),
  wholeMs: z.number().int().nullable(),
  /** Whether an administrator lets this version speak whatever its test says. */
  isAllowedAnyway: z.boolean(),
  /** The test that is under way or did not come to its end; `interrupted`: the process that ran it ended. */
  run: z
    .object({
      state: z.enum(["running", "stopped", "interrupted", "failed"]),
      startedAt: z.iso.datetime(),
      /** How many answers are there, of how many: first those to the texts, then those to small tasks. */
      done: z.number().int(),
      texts: z.number().int(),
      of: z.number().int(),
      failure: z.string().nullable(),
    })
    .nullable(),
});
export type ExamOutput = z.infer<typeof examSchema>;

const answersSchema = z.object({
  /** The answers of the last whole test, or those so far of a first test. */
  answers: z.array(
    z.object({
      id: z.string(),
      title: z.string(),
      /** What the model was to read, or the step that it was to make smaller or give a title. */
      text: z.string(),
      kind: z.enum([...EXAM_KINDS, "small"]),
      answer: z.string(),
      faults: z.array(z.enum(FAULTS)),
      /** The words that a fault rests on. */
      shown: z.array(z.string()),
      failure: z.string().nullable(),
      firstWordMs: z.number().int().nullable(),
      wholeMs: z.number().int(),
    }),
  ),
});
export type ExamAnswersOutput = z.infer<typeof answersSchema>;

const doneSchema = z.object({ done: z.literal(true) });
const example = { host: "ollama", model: "llama3.2:3b" };

export const adminExams = {
  examineModel: adminEndpoint({
    needsProof: true,
    example,
    changes: [],
    waits: { most: 3, because: "the session, tests that lost their process, then the test" },
  })
    .route({
      method: "POST",
      path: "/admin/models/exams",
      summary: "Test a model, or go on with a test that was stopped; how far it is, is in the list of models",
      tags,
    })
    .input(examInput)
    .output(doneSchema),
  stopExam: adminEndpoint({ needsProof: true, example, changes: [] })
    .route({ method: "POST", path: "/admin/models/exams/stop", summary: "Stop the test of a model", tags })
    .input(examInput)
    .output(doneSchema),
  examAnswers: adminEndpoint()
    .route({
      method: "GET",
      path: "/admin/models/exams/{id}",
      summary: "What a model answered in its test, and what was wrong with it",
      tags,
    })
    .input(z.object({ id: namedIdSchema }))
    .output(answersSchema),
  allowModel: adminEndpoint({
    needsProof: true,
    example: { ...example, isAllowed: true },
    changes: ["session"],
    waits: {
      most: 4,
      because: "the session, the change, and the choice and what the model may do, read again",
    },
  })
    .route({
      method: "PUT",
      path: "/admin/models/allowed",
      summary: "Let a model speak whatever its test says, or obey its test again",
      tags,
    })
    .input(examInput.extend({ isAllowed: z.boolean() }))
    .output(doneSchema),
};
