// The endpoints for models on the server's own machine. A request names a host by its id and never by an address.
import * as z from "zod";
import { CLOUD_NAME, EXAM_HOSTS, MODEL_HOSTS } from "#domain/admin/model-hosts.ts";
import { VERDICTS } from "#domain/examination/exam-terms.ts";
import { adminExams, examSchema } from "./admin-exams.ts";
import { adminEndpoint } from "./endpoint.ts";

const tags = ["admin"];

const MODEL_NAME_MAX = 300;
const hostSchema = z.enum(MODEL_HOSTS);
/** A model as its host lists it. */
const modelInput = z.object({ host: hostSchema, model: z.string().min(1).max(MODEL_NAME_MAX) });

/** A name of Ollama's own library. A name with the address of another library does not match. */
const LIBRARY_NAME = /^(?:\w[\w-]{0,79}\/)?\w[\w.-]{0,79}(?::\w[\w.-]{0,79})?$/;
const libraryInput = z.object({
  model: z
    .string()
    .trim()
    .regex(LIBRARY_NAME, "Write the name as Ollama’s library has it, such as llama3.2.")
    .refine(
      (name) => !CLOUD_NAME.test(name),
      "A model with “cloud” in its name runs on somebody else’s machines. What people write would leave yours.",
    ),
});

const trialSchema = z.object({
  /** `interrupted`: the process that tried it ended before the answer. */
  state: z.enum(["running", "done", "failed", "interrupted"]),
  startedAt: z.iso.datetime(),
  answer: z.string().nullable(),
  firstWordMs: z.number().int().nullable(),
  wholeMs: z.number().int().nullable(),
  /** What went wrong, in a sentence. */
  failure: z.string().nullable(),
});

const fetchSchema = z.object({
  /** `interrupted`: the process that watched the download ended before it was whole. */
  state: z.enum(["running", "done", "failed", "stopped", "interrupted"]),
  startedAt: z.iso.datetime(),
  bytes: z.number(),
  /** The bytes of all parts known so far; 0 before the first. */
  total: z.number(),
  failure: z.string().nullable(),
});

const modelsSchema = z.object({
  /** Who answers people now, and who decided it: the environment, an administrator, or nobody. */
  answers: z.object({
    label: z.string(),
    by: z.enum(["settings", "choice", "nobody"]),
    /** The model that the settings name or that was chosen, and what it may do now. */
    model: z
      .object({
        host: z.enum(EXAM_HOSTS),
        model: z.string(),
        label: z.string(),
        may: z.enum(VERDICTS),
      })
      .nullable(),
  }),
  /** Whether the settings let the server look for models. */
  isLooking: z.boolean(),
  /** The hosts that answered just now. */
  hosts: z.array(
    z.object({
      id: hostSchema,
      name: z.string(),
      address: z.string(),
      /** The one line of settings that lets a model of this host answer, without a choice here; `null` without a model. */
      settings: z.string().nullable(),
      models: z.array(
        z.object({
          name: z.string(),
          bytes: z.number().nullable(),
          /** How many parameters it has, as its host says it. */
          parameters: z.string().nullable(),
        }),
      ),
      /** How many models are not offered because they run on somebody else’s machines. */
      elsewhere: z.number().int(),
    }),
  ),
  /** `silent`: its host does not answer. `gone`: its host does not list it any more. */
  chosen: z
    .object({
      host: hostSchema,
      hostName: z.string(),
      model: z.string(),
      chosenAt: z.iso.datetime(),
      state: z.enum(["there", "gone", "silent"]),
    })
    .nullable(),
  /** The models that were tried or fetched here. */
  known: z.array(
    z.object({
      host: hostSchema,
      model: z.string(),
      trial: trialSchema.nullable(),
      fetch: fetchSchema.nullable(),
    }),
  ),
  /** The tests that models took or are taking. */
  exams: z.array(examSchema),
});
export type ModelsOutput = z.infer<typeof modelsSchema>;
export type FoundHostOutput = ModelsOutput["hosts"][number];
export type KnownModelOutput = ModelsOutput["known"][number];

const FOLLOWS = {
  most: 4,
  because:
    "the session, the choice, and the choice and what the model may do, read again as every process reads them",
};
const doneSchema = z.object({ done: z.literal(true) });

export const adminModels = {
  models: adminEndpoint({
    waits: {
      most: 3,
      because: "the session; then what is kept of models and of their tests, at the same time",
    },
  })
    .route({
      method: "GET",
      path: "/admin/models",
      summary: "Who answers, and which models were found on the server’s own machine just now",
      tags,
    })
    .output(modelsSchema),
  fetchModel: adminEndpoint({ needsProof: true, example: { model: "llama3.2:3b" }, changes: [] })
    .route({
      method: "POST",
      path: "/admin/models/fetches",
      summary: "Let Ollama fetch a model of its library; how far it is, is in the list of models",
      tags,
    })
    .input(libraryInput)
    .output(doneSchema),
  stopFetch: adminEndpoint({ needsProof: true, example: { model: "llama3.2:3b" }, changes: [] })
    .route({ method: "POST", path: "/admin/models/fetches/stop", summary: "Stop fetching a model", tags })
    .input(libraryInput)
    .output(doneSchema),
  tryModel: adminEndpoint({
    needsProof: true,
    example: { host: "ollama", model: "llama3.2:3b" },
    changes: [],
  })
    .route({
      method: "POST",
      path: "/admin/models/trials",
      summary: "Ask a model one short thing; its answer is in the list of models",
      tags,
    })
    .input(modelInput)
    .output(doneSchema),
  chooseModel: adminEndpoint({
    needsProof: true,
    example: { host: "ollama", model: "llama3.2:3b" },
    changes: ["session"],
    waits: { most: 7, because: `${FOLLOWS.because}; then its test, which begins unless it took one` },
  })
    .route({
      method: "PUT",
      path: "/admin/models/chosen",
      summary:
        "Make a model that was found the one that answers as soon as it has passed its test, and begin that test",
      tags,
    })
    .input(modelInput)
    .output(doneSchema),
  dropModel: adminEndpoint({ needsProof: true, changes: ["session"], waits: FOLLOWS })
    .route({
      method: "DELETE",
      path: "/admin/models/chosen",
      summary: "End the choice: the provider of the settings answers again",
      tags,
    })
    .output(doneSchema),
  ...adminExams,
};
