/** Asks a model one thing of its test, as it would be asked for a person, and judges the answer. */
import type { ExamFault } from "#domain/examination/exam-terms.ts";
import { EXAM_TEXTS, type ExamText, SMALL_TASKS, type SmallTask } from "#domain/examination/exam-texts.ts";
import { type Judged, judgeReading, judgeSmall } from "#domain/examination/judge-answer.ts";
import type { ExamAnswer } from "#domain/examination/verdict.ts";
import { readSmallerStep } from "#domain/readings/read-smaller-step.ts";
import { readingSources } from "#domain/sanitise/quote-sources.ts";
import type { Config } from "../../config.ts";
import { NO_BREAKER } from "../breaker.ts";
import { createHealthRecord, explainTrouble } from "../health.ts";
import { answerFormOf, isAtHome, type ModelProvider } from "../model-provider.ts";
import { type CallRequest, type CallServices, openCall } from "../provider-call.ts";
import { ProviderFailure } from "../provider-failure.ts";
import { sanitiseReading, sanitiseSmallerStep, sanitiseStepTitle } from "../sanitise-request.ts";
import type { AnswerEnd } from "../stream-answer.ts";
import { withoutThoughts } from "../thoughts.ts";
import { OWN_NETWORK_TIMINGS, TIMINGS, type Timings, timingsIn } from "../timings.ts";
import { readingSettings, settingsOf } from "../use-settings.ts";
import { keepEnd, notEnded } from "../uses/keep-end.ts";
import { readAnswer } from "../uses/read-answer.ts";
import { readTitle } from "../uses/say-shortly.ts";
import { type CardsById, type ExamPrompts, readingRequestOf, smallerStepOf } from "./exam-request.ts";

export interface Examiner extends Pick<CallServices, "log" | "clock"> {
  config: Pick<Config, "ai">;
  provider: ModelProvider;
  cards: CardsById;
  prompts: ExamPrompts;
}

/** An answer of a test as it is stored. */
export interface AskedAnswer extends ExamAnswer {
  faults: ExamFault[];
  /** What the model wrote, without its thoughts. */
  answer: string;
  /** The words that a fault rests on. */
  shown: string[];
  /** What went wrong if there is no answer, in a sentence for the administrator. */
  failure: string | null;
}

export type ExamTask = { text: ExamText } | { small: SmallTask };

/** All that a model is asked in its test, in this order. */
export const EXAM_TASKS: readonly ExamTask[] = [
  ...EXAM_TEXTS.map((text) => ({ text })),
  ...SMALL_TASKS.map((small) => ({ small })),
];

export function idOf(task: ExamTask): string {
  return "text" in task ? task.text.id : task.small.id;
}

/** The longest that one answer of a test may take. A slower model is of no use for people, however patient they are. */
const LONGEST_ANSWER_MS = 600_000;
const LONGEST_KEPT = 6000;

/** Returns the time limits of a test: those of a reading, so that an answer fails where one for a person would. */
function limitsOf({ provider, config }: Examiner): Timings {
  const usual = isAtHome(provider) ? OWN_NETWORK_TIMINGS : TIMINGS;
  const limits = { ...usual, ...timingsIn(config.ai), retries: 0 };
  return { ...limits, wholeCallMs: Math.min(limits.wholeCallMs, limits.firstTokenMs + LONGEST_ANSWER_MS) };
}

/** Asks one thing. Rejects only if the signal ends it. */
export async function askInExam(
  examiner: Examiner,
  task: ExamTask,
  signal: AbortSignal,
): Promise<AskedAnswer> {
  return "text" in task
    ? await askForReading(examiner, task.text, signal)
    : await askForSmall(examiner, task.small, signal);
}

async function askForReading(examiner: Examiner, text: ExamText, signal: AbortSignal): Promise<AskedAnswer> {
  const asked = readingRequestOf(text, examiner.cards);
  const form = answerFormOf(examiner.provider);
  const call = {
    prompt: examiner.prompts.reading(sanitiseReading(asked), form),
    settings: readingSettings(text.spreadType),
    offline: { use: "reading" as const, request: asked },
    signal,
  };
  return await ask(examiner, { id: text.id, call }, async ({ answer, end }) => {
    const { shaped, isClosed } = await readAnswer({ answer, form, end, asked });
    const isWhole = shaped.isUsable && isClosed;
    return judgeReading({ text, answer, reading: shaped.reading, isWhole, sources: readingSources(asked) });
  });
}

async function askForSmall(examiner: Examiner, task: SmallTask, signal: AbortSignal): Promise<AskedAnswer> {
  const call = { ...smallCallOf(examiner, task), signal };
  const read = task.use === "smallerStep" ? readSmallerStep : readTitle;
  return await ask(examiner, { id: task.id, call }, async ({ answer }) =>
    judgeSmall({ task, read: read(answer) }),
  );
}

function smallCallOf({ prompts }: Examiner, task: SmallTask): Omit<CallRequest, "signal"> {
  const settings = settingsOf(task.use);
  if (task.use === "smallerStep") {
    const request = smallerStepOf(task);
    const prompt = prompts.smallerStep(sanitiseSmallerStep(request));
    return { prompt, settings, offline: { use: "smallerStep", request } };
  }
  const request = { text: task.step };
  return {
    prompt: prompts.stepTitle(sanitiseStepTitle(request)),
    settings,
    offline: { use: "stepTitle", request },
  };
}

type Judge = (answered: { answer: string; end: AnswerEnd }) => Promise<Judged>;

async function ask(
  examiner: Examiner,
  { id, call: request }: { id: string; call: CallRequest },
  judge: Judge,
): Promise<AskedAnswer> {
  const { provider, clock } = examiner;
  const startedAt = performance.now();
  const since = () => Math.max(1, Math.round(performance.now() - startedAt));
  const call = openCall(
    {
      ...examiner,
      timings: limitsOf(examiner),
      breaker: NO_BREAKER,
      health: createHealthRecord(provider, clock.now()),
    },
    request,
  );
  const ended = notEnded();
  let written = "";
  let firstWordMs: number | null = null;
  const made = () => ({ id, firstWordMs, wholeMs: since(), answer: written.slice(0, LONGEST_KEPT) });
  try {
    for await (const text of keepEnd(call.ask(), ended)) {
      if (text.trim() !== "") firstWordMs ??= since();
      written += text;
    }
    written = withoutThoughts(written).trim();
    if (written === "")
      return { ...made(), ...missing("broken", `${provider.label} answered without a word.`) };
    const took = made();
    const { faults, shown } = await judge({ answer: written, end: ended.end });
    return { ...took, shown, faults: ended.end.cutBy ? cutShort(faults) : faults, failure: null };
  } catch (error) {
    if (!(error instanceof ProviderFailure)) throw error;
    return { ...made(), ...missing(faultOf(error), explainTrouble(error, provider)) };
  } finally {
    call.close();
  }
}

function missing(fault: ExamFault, failure: string): Pick<AskedAnswer, "faults" | "shown" | "failure"> {
  return { faults: [fault], shown: [], failure };
}

function faultOf({ facts }: ProviderFailure): ExamFault {
  if (facts.isLate) return "late";
  return facts.trouble === "unusable_answer" ? "broken" : "unanswered";
}

/** What a time limit cut off is late, and broken for no other reason. */
function cutShort(faults: readonly ExamFault[]): ExamFault[] {
  return [...faults.filter((fault) => fault !== "broken"), "late"];
}
