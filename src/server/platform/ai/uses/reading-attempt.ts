/** Judges one answer of a model to a request for a reading. */
import type { Concern, ShapedReading } from "#domain/readings/reading-result.ts";
import type { AnswerForm } from "../duck.ts";
import type { Correction } from "../messages.ts";
import type { AnswerEnd } from "../stream-answer.ts";
import type { Outcome } from "../usage-ledger.ts";

export interface ReadingAttempt {
  answer: string;
  form: AnswerForm;
  shaped: ShapedReading;
  isClosed: boolean;
  isRefused: boolean;
  end: AnswerEnd;
}

export function isWholeReading({ shaped, isClosed }: ReadingAttempt): boolean {
  return shaped.isUsable && isClosed;
}

/** Returns whether a small model came to the end of its time or tokens. Asked again, it would take as long for the same. */
export function isLost(attempt: ReadingAttempt): boolean {
  const { form, end } = attempt;
  return (
    form === "tags" && !isWholeReading(attempt) && (end.cutBy !== undefined || end.isOutOfTokens === true)
  );
}

export function reportedBy({ shaped }: ReadingAttempt): Concern | undefined {
  return shaped.reading.concern;
}

export function betterOf(attempt: ReadingAttempt, first: ReadingAttempt | undefined): ReadingAttempt {
  return first && !isWholeReading(attempt) && first.shaped.isUsable ? first : attempt;
}

export function outcomeOf(best: ReadingAttempt, first: ReadingAttempt): Outcome {
  if (!best.shaped.isUsable) return "default";
  return best === first ? "ok" : "repaired";
}

/** Returns the request to write an answer again that could not be used, with what is wrong with it. */
export function correctionOf({ answer, form, shaped }: ReadingAttempt): Correction {
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
