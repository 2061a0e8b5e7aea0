import type { ReadingRequest } from "#domain/duck/duck-request.ts";
import { jsonOrUndefined } from "#domain/json-or-undefined.ts";
import type { ReadingResult } from "#domain/readings/reading-result.ts";
import { correctQuotations, restoreQuotations } from "#domain/sanitise/keep-true-quotes.ts";
import { readingSources } from "#domain/sanitise/quote-sources.ts";
import { AppError } from "../../errors/app-error.ts";
import { sentences } from "../../errors/sentences.ts";
import type { DuckCall, ReadingPart } from "../duck.ts";
import { ProviderFailure, Refusal } from "../provider-failure.ts";
import { sanitiseReading } from "../sanitise-request.ts";
import type { Ticket } from "../ticket.ts";
import { readingSettings } from "../use-settings.ts";
import { keepEnd, notEnded } from "./keep-end.ts";
import { keptOf, withConcern } from "./kept-reading.ts";
import {
  type MeteredCall,
  type MeteredCallServices,
  openMeteredCall,
  type Writer,
  withDistress,
} from "./metered-call.ts";
import { readAnswer } from "./read-answer.ts";
import {
  betterOf,
  correctionOf,
  isLost,
  isWholeReading,
  outcomeOf,
  type ReadingAttempt,
  reportedBy,
} from "./reading-attempt.ts";
import { receiveReading } from "./receive-reading.ts";

/**
 * Streams the interpretation from the model's answer and yields the whole reading last. If the model fails before the first
 * text of the interpretation, or refuses, or nobody waits for it any longer, the offline duck writes the reading.
 */
export async function* streamReading(
  door: MeteredCallServices,
  ticket: Ticket,
  duckCall: DuckCall<ReadingRequest>,
): AsyncGenerator<ReadingPart, void, void> {
  const { request, writePrompt, signal, leaving, onWaiting, onStandIn } = duckCall;
  const asked = withDistress(ticket, request);
  const metered = openMeteredCall(door, {
    ticket,
    writePrompt: (form) => writePrompt(sanitiseReading(asked), form),
    settings: readingSettings(request.spreadType),
    offline: { use: "reading", request: asked },
    signal,
    // Only a model can take up a correction, so nobody else could go on.
    leaving: needsModel(asked) ? undefined : leaving,
    onWaiting,
  });
  try {
    if (ticket.isOverCap && needsModel(asked)) throw NO_MODEL;
    if (ticket.isOverCap) onStandIn?.("spent");
    yield* writeReading(metered, asked, onStandIn);
  } catch (error) {
    metered.fail(error);
    throw error instanceof ProviderFailure ? failed(error) : error;
  } finally {
    await metered.end();
  }
}

/** Returns whether the person corrected a reading. The offline duck cannot take that up, so the reading stays as it is. */
function needsModel({ correction }: ReadingRequest): boolean {
  return correction !== undefined;
}

const NO_MODEL = new ProviderFailure("Only a model can take up a correction", {
  trouble: "unreachable",
  isRetryable: false,
});

async function* writeReading(
  metered: MeteredCall,
  asked: ReadingRequest,
  onStandIn: DuckCall<ReadingRequest>["onStandIn"],
): AsyncGenerator<ReadingPart, void, void> {
  const { call, isOffline } = metered.writer();
  const sent = { text: "" };
  try {
    const [first, best] = yield* askTwiceAtMost({ ...metered.writer(), asked, sent });
    const { shaped } = best;
    metered.settle(outcomeOf(best, first));
    const kept = isWholeReading(best) ? shaped.reading : keptOf([first, best], asked);
    const reading = withConcern(kept, [first, best].map(reportedBy));
    const checked = isOffline ? reading : asModelsReading(reading, asked);
    yield { type: "result", reading: checked, isDefault: !shaped.isUsable, usage: call.usage() };
  } catch (error) {
    const isVoid = sent.text === "" || error instanceof Refusal;
    const reason = isVoid && !needsModel(asked) ? metered.replaceWriter(error) : null;
    if (reason === null) throw error;
    if (sent.text !== "") yield { type: "anew" };
    onStandIn?.(reason);
    yield* writeReading(metered, asked, onStandIn);
  }
}

/** Asks for a reading, and once more if the answer is not whole. Returns the first answer and the better one. */
async function* askTwiceAtMost(
  request: AttemptRequest,
): AsyncGenerator<ReadingPart, [ReadingAttempt, ReadingAttempt], void> {
  const first = yield* streamAttempt(request);
  if (first.isRefused) throw new Refusal();
  if (isLost(first) && request.sent.text === "" && !reportedBy(first)) throw NO_ANSWER;
  if (isWholeReading(first) || isLost(first)) return [first, first];
  const best = yield* streamAttempt({ ...request, first });
  if (best.isRefused) throw new Refusal();
  return [first, best];
}

function failed(cause: ProviderFailure): AppError {
  return new AppError("reading_failed", sentences.readingFailed, {
    cause,
    log: { trouble: cause.facts.trouble },
  });
}

const NO_ANSWER = new ProviderFailure("The tokens or the time ended before an answer", {
  trouble: "unusable_answer",
  isRetryable: false,
});

/** The offline duck's answer needs no check. */
interface AttemptRequest extends Writer {
  asked: ReadingRequest;
  /** The text of the interpretation that was yielded so far. */
  sent: { text: string };
  /**
   * An earlier answer that could not be used. If set, this is the second request, which tells the model why its answer
   * was refused.
   */
  first?: ReadingAttempt;
}

/**
 * Yields the text that follows `sent` and returns the better one of this answer and the first. If the provider fails or refuses
 * while it repairs, the first answer is returned, unless nobody has seen any of it, it reports no concern, and it cannot be used.
 */
async function* streamAttempt(request: AttemptRequest): AsyncGenerator<ReadingPart, ReadingAttempt, void> {
  const { call, form, asked, sent, first } = request;
  const arriving = receiveReading(request);
  const ended = notEnded();
  let answer = "";
  try {
    for await (const text of keepEnd(call.ask(first && correctionOf(first)), ended)) {
      answer += text;
      yield* arriving.take(text);
    }
  } catch (error) {
    if (first && isOfUse(first, sent) && error instanceof ProviderFailure) return first;
    throw error;
  }
  const { end } = ended;
  if (request.isOffline) return ownAttempt(answer, { form, end });
  const { isProse, ...read } = await readAnswer({ answer, form, end, asked });
  const attempt: ReadingAttempt = { ...read, answer, form, end };
  if (attempt.isRefused) return first && isOfUse(first, sent) ? first : attempt;
  yield* arriving.rest();
  // Prose, and the words of a concern, may have no tag that shows while they arrive that they are the reading.
  const isUnseen = reportedBy(attempt) !== undefined && sent.text === "";
  if (isProse || isUnseen) yield* arriving.show(read.shaped.reading.interpretation);
  return isProse ? attempt : betterOf(attempt, first);
}

function isOfUse(first: ReadingAttempt, sent: { text: string }): boolean {
  return first.shaped.isUsable || sent.text !== "" || reportedBy(first) !== undefined;
}

/** Returns the offline duck's answer, which is always whole. */
function ownAttempt(answer: string, rest: Pick<ReadingAttempt, "form" | "end">): ReadingAttempt {
  const reading = jsonOrUndefined(answer) as ReadingResult;
  return { ...rest, answer, shaped: { isUsable: true, reading }, isClosed: true, isRefused: false };
}

/** Removes quotations that nobody wrote. */
function asModelsReading(reading: ReadingResult, request: ReadingRequest): ReadingResult {
  const sources = readingSources(request);
  const check = (text: string) => correctQuotations(text, sources);
  return {
    ...reading,
    ...(reading.headline === undefined ? {} : { headline: check(reading.headline) }),
    interpretation: check(reading.interpretation),
    keyInsights: reading.keyInsights.map(check),
    actionSteps: reading.actionSteps.map((step) => ({
      ...step,
      text: restoreQuotations(step.text, sources),
    })),
    robQuip: check(reading.robQuip),
    reflectionPrompts: reading.reflectionPrompts.map(check),
  };
}
