import { writePromptIn } from "#server/features/readings/readings.ts";
import { writeSmallerStepPrompt, writeStepTitlePrompt } from "#server/features/steps/steps.ts";
import type { AskedAnswer, ExamMaterial, ExamSubject } from "#server/platform/ai/at-home/home-models.ts";
import type { ModelServices } from "../listed-model.ts";
import { type ExamRun, storeFailure, storeProgress, storeVerdict } from "./exams.queries.ts";
import { obeyEverywhere } from "./obey-everywhere.ts";

/** How often a process writes that a test is still under way, and looks whether it was stopped. */
const WRITE_EVERY_MS = 1000;

interface BegunExam extends ExamRun {
  subject: ExamSubject;
  /** The answers of the same test before it was stopped. */
  answers: readonly AskedAnswer[];
}

/** Takes a model through its test and stores every answer, until it ends or was stopped; then every process obeys it. */
export async function followExam(
  services: ModelServices,
  exam: BegunExam,
  signal: AbortSignal,
): Promise<void> {
  const { database, clock, log, homeModels } = services;
  const pool = database.authPool;
  const stop = new AbortController();
  const write = async (answers: readonly AskedAnswer[] | null) => {
    const goesOn = await storeProgress(pool, exam, { now: clock.now(), answers });
    if (!goesOn) stop.abort();
  };
  const timer = setInterval(() => {
    write(null).catch((error: unknown) =>
      log.warn({ err: error }, "that a test is under way could not be written down"),
    );
  }, WRITE_EVERY_MS);
  try {
    const end = await homeModels.examine(exam.subject, materialOf(services), {
      answers: exam.answers,
      signal: AbortSignal.any([signal, stop.signal]),
      onAnswer: write,
    });
    if (end.result) await storeVerdict(pool, exam, { now: clock.now(), result: end.result });
    else await storeFailure(pool, exam, end.failure);
    await obeyEverywhere(services);
  } catch (error) {
    if (!stop.signal.aborted) throw error;
  } finally {
    clearInterval(timer);
  }
}

function materialOf({ config, deck }: ModelServices): ExamMaterial {
  const { advisorName } = config;
  return {
    cards: deck.byId,
    prompts: {
      reading: (request, form) => writePromptIn(form, request, advisorName),
      smallerStep: (request) => writeSmallerStepPrompt(request, advisorName),
      stepTitle: writeStepTitlePrompt,
    },
  };
}
