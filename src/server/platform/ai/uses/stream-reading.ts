import type { ReadingRequest } from "#domain/duck/duck-request.ts";
import { jsonOrUndefined } from "#domain/json-or-undefined.ts";
import type { Concern, ReadingResult, ShapedReading } from "#domain/readings/reading-result.ts";
import { correctQuotations, restoreQuotations } from "#domain/sanitise/keep-true-quotes.ts";
import { readingSources } from "#domain/sanitise/quote-sources.ts";
import { AppError } from "../../errors/app-error.ts";
import { sentences } from "../../errors/sentences.ts";
import type { AnswerForm, DuckCall, ReadingPart } from "../duck.ts";
import type { Correction } from "../messages.ts";
import { ModelLeft, ProviderFailure } from "../provider-failure.ts";
import { sanitiseReading } from "../sanitise-request.ts";
import type { AnswerEnd } from "../stream-answer.ts";
import type { Ticket } from "../ticket.ts";
import type { Outcome } from "../usage-ledger.ts";
import { readingSettings } from "../use-settings.ts";
import { keepEnd, notEnded } from "./keep-end.ts";
import { keptOf, withConcern } from "./kept-reading.ts";
import { type Door, type MeteredCall, openMeteredCall, type Writer, withDistress } from "./metered-call.ts";
import { createAnswerReader, readAnswer } from "./read-answer.ts";

/**
 * Streams the interpretation from the model's answer and yields the whole reading last. If the model fails before the first
 * text of the interpretation, or nobody waits for it any longer, the offline duck writes the reading.
 */
export async function* streamReading(
  door: Door,
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
  const writer = metered.writer();
  const { call, isOffline } = writer;
  const sent = { text: "" };
  try {
    const first = yield* streamAttempt({ ...writer, asked, sent });
    if (isLost(first) && sent.text === "" && !reportedBy(first)) throw NO_ANSWER;
    const isDone = isWhole(first) || isLost(first);
    const best = isDone ? first : yield* streamAttempt({ ...writer, asked, sent, first });
    const { shaped } = best;
    metered.settle(outcomeOf(best, first));
    const kept = isWhole(best) ? shaped.reading : keptOf([first, best], asked);
    const reading = withConcern(kept, [first, best].map(reportedBy));
    const checked = isOffline ? reading : asModelsReading(reading, asked);
    yield { type: "result", reading: checked, isDefault: !shaped.isUsable, usage: call.usage() };
  } catch (error) {
    if (sent.text !== "" || needsModel(asked) || !metered.replaceWriter(error)) throw error;
    onStandIn?.(error instanceof ModelLeft ? "left" : "failed");
    yield* writeReading(metered, asked, onStandIn);
  }
}

function failed(cause: ProviderFailure): AppError {
  return new AppError("reading_failed", sentences.readingFailed, {
    cause,
    log: { trouble: cause.facts.trouble },
  });
}

function outcomeOf(best: Attempt, first: Attempt): Outcome {
  if (!best.shaped.isUsable) return "default";
  return best === first ? "ok" : "repaired";
}

const NO_ANSWER = new ProviderFailure("The tokens or the time ended before an answer", {
  trouble: "unusable_answer",
  isRetryable: false,
});

interface Attempt {
  answer: string;
  form: AnswerForm;
  shaped: ShapedReading;
  isClosed: boolean;
  end: AnswerEnd;
}

/** Returns whether a small model came to the end of its time or tokens. Asked again, it would take as long for the same. */
function isLost({ form, shaped, isClosed, end }: Attempt): boolean {
  const isWhole = shaped.isUsable && isClosed;
  return form === "tags" && !isWhole && (end.cutBy !== undefined || end.isOutOfTokens === true);
}

function reportedBy({ shaped }: Attempt): Concern | undefined {
  return shaped.reading.concern;
}

function isWhole({ shaped, isClosed }: Attempt): boolean {
  return shaped.isUsable && isClosed;
}

/** The offline duck's answer needs no check. */
interface AttemptRequest extends Writer {
  asked: ReadingRequest;
  /** The text of the interpretation that was yielded so far. */
  sent: { text: string };
  /**
   * An earlier answer that could not be used. If set, this is the second request, which tells the model why its answer
   * was refused.
   */
  first?: Attempt;
}

/**
 * Yields the text that follows `sent` and returns the better one of this answer and the first. An answer that begins
 * differently is read without yielding. If the provider fails while it repairs, the first answer is returned, unless nobody
 * has seen any of it and it cannot be used.
 */
async function* streamAttempt(request: AttemptRequest): AsyncGenerator<ReadingPart, Attempt, void> {
  const { call, form, asked, sent, first } = request;
  const reader = createAnswerReader(form);
  const follow = followerOf(sent.text);
  const ended = notEnded();
  let answer = "";
  try {
    for await (const text of keepEnd(call.ask(first && correctionOf(first)), ended)) {
      answer += text;
      const delta = follow(reader.read(text));
      if (delta === "") continue;
      yield* partsWith(delta, reader.headline(), request);
      sent.text += delta;
    }
  } catch (error) {
    const isOfUse = first && (first.shaped.isUsable || sent.text !== "");
    if (isOfUse && error instanceof ProviderFailure) return first;
    throw error;
  }
  const { end } = ended;
  if (request.isOffline) return ownAttempt(answer, { form, end });
  const { shaped, isClosed, isProse } = await readAnswer({ answer, form, end, asked });
  const attempt: Attempt = { answer, form, shaped, isClosed, end };
  // Prose, and the words of a concern, may have no tag that shows while they arrive that they are the reading.
  const isUnseen = reportedBy(attempt) !== undefined && sent.text === "";
  if (isProse || isUnseen) yield* showNow(follow(shaped.reading.interpretation), sent);
  return isProse ? attempt : betterOf(attempt, first);
}

function* showNow(text: string, sent: { text: string }): Generator<ReadingPart, void, void> {
  if (text !== "") yield { type: "delta", text };
  sent.text += text;
}

/** Returns the offline duck's answer, which is always whole. */
function ownAttempt(answer: string, rest: Pick<Attempt, "form" | "end">): Attempt {
  const reading = jsonOrUndefined(answer) as ReadingResult;
  return { ...rest, answer, shaped: { isUsable: true, reading }, isClosed: true };
}

/** Returns the parts to yield for a piece of text. What is known before the first text comes as a part of its own. */
function partsWith(text: string, said: string, { isOffline, asked, sent }: AttemptRequest): ReadingPart[] {
  const delta: ReadingPart = { type: "delta", text };
  if (sent.text !== "") return [delta];
  const headline = isOffline ? said : correctQuotations(said, readingSources(asked));
  return headline === "" ? [delta] : [{ type: "head", headline }, delta];
}

function betterOf(attempt: Attempt, first: Attempt | undefined): Attempt {
  return first && !isWhole(attempt) && first.shaped.isUsable ? first : attempt;
}

function correctionOf({ answer, form, shaped }: Attempt): Correction {
  if (form === "tags") return { answer, complaint: IN_TAGS };
  const faults = shaped.isUsable ? ["the object is cut short"] : shaped.faults;
  const complaint =
    `That cannot be used: ${faults.join("; ")}. Send the whole JSON object again, complete and closed, and nothing ` +
    "around it. Keep the interpretation you began, word for word, and finish it.";
  return { answer, complaint };
}

const IN_TAGS =
  "That cannot be used. Write the whole reading again, with the tags [headline], [reading], [step] and [question], or " +
  "[danger], if somebody is in danger. Keep the paragraphs you began, word for word, and finish them.";

/**
 * Returns a function that takes a text piece by piece and returns the part of each piece that goes beyond `sent`; ""
 * once the text differs from `sent`.
 */
function followerOf(sent: string): (text: string) => string {
  let repeated = 0;
  let isSame = true;
  return (text) => {
    const again = text.slice(0, sent.length - repeated);
    isSame &&= sent.startsWith(again, repeated);
    repeated += again.length;
    return isSame ? text.slice(again.length) : "";
  };
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
