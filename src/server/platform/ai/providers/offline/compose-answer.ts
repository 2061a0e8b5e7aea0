import { composeBlockName } from "#domain/duck/compose-block-name.ts";
import { composeAdvice, composeTake } from "#domain/duck/compose-card-words.ts";
import { composeChatReply } from "#domain/duck/compose-chat-reply.ts";
import { composeReading, wholeInterpretation } from "#domain/duck/compose-reading.ts";
import { composeSmallerStep } from "#domain/duck/compose-smaller-step.ts";
import { composeStepTitle } from "#domain/duck/compose-step-title.ts";
import type { ReadingRequest } from "#domain/duck/duck-request.ts";
import { allGuesses } from "#domain/readings/hard-part.ts";
import { unsureWordsOf } from "#domain/readings/unsure-words.ts";
import type { UnsureStart } from "../../duck.ts";
import type { OfflineRequest } from "./offline-request.ts";

/** Composes what a model would have answered: JSON for a reading, plain text for everything else. */
export function composeAnswer(asked: OfflineRequest): string {
  switch (asked.use) {
    case "reading":
      return toJson(asked.request);
    case "blockName":
      return composeBlockName(asked.request);
    case "stepTitle":
      return composeStepTitle(asked.request.text);
    case "smallerStep":
      return composeSmallerStep(asked.request.step, asked.request.minutes);
    case "advice":
      return composeAdvice(asked.request);
    case "take":
      return composeTake(asked.request);
    case "chat":
      return composeChatReply(asked.request);
  }
}

/**
 * The interpretation comes first, so that it can be shown while the rest is still streaming. An unsure reading says before
 * it that it is unsure.
 */
function toJson(request: ReadingRequest): string {
  const reading = composeReading(request);
  const { interpretation: _inside, notice: _too, ...rest } = reading;
  const interpretation = wholeInterpretation(reading);
  if (reading.isSure) return JSON.stringify({ interpretation, ...rest });
  const unsure: UnsureStart = {
    ...unsureWordsOf(interpretation, request.userContext),
    guesses: allGuesses(reading.guesses, request.hardPart),
  };
  return JSON.stringify({ unsure, interpretation, ...rest });
}
