import { composeBlockName } from "#domain/duck/compose-block-name.ts";
import { composeAdvice, composeCardRemarks } from "#domain/duck/compose-card-words.ts";
import { composeChatReply } from "#domain/duck/compose-chat-reply.ts";
import { composeReadingInPieces, wholeInterpretation } from "#domain/duck/compose-reading.ts";
import { composeSmallerStep } from "#domain/duck/compose-smaller-step.ts";
import { composeStepTitle } from "#domain/duck/compose-step-title.ts";
import type { ReadingRequest } from "#domain/duck/duck-request.ts";
import { allGuesses } from "#domain/readings/hard-part.ts";
import { splitUnsureInterpretation } from "#domain/readings/unsure-words.ts";
import type { RunInTurn } from "../../../run-at-most.ts";
import { inSlices, waitForSlice } from "../../../turns.ts";
import type { UnsureStart } from "../../duck.ts";
import type { OfflineRequest } from "./offline-request.ts";

export interface ComposedAnswer {
  /** The part of the answer that people see while it streams. */
  shown: string;
  /** The part that follows and that nobody sees before the end; empty except for a reading. */
  rest: string;
}

export interface Composing {
  /** Runs the composing of a reading when it is its turn. */
  inTurn: RunInTurn;
  /** A signal that is aborted when nobody wants the answer any more. A reading then gives up its turn. */
  signal: AbortSignal | undefined;
}

/**
 * Composes what a model would have answered: JSON for a reading, plain text for everything else. A reading takes long and
 * many people may ask at once, so readings wait for their turn, and each one is composed in slices. Other answers are
 * short and pass the readings that wait.
 */
export async function composeAnswer(
  asked: OfflineRequest,
  { inTurn, signal }: Composing,
): Promise<ComposedAnswer> {
  if (asked.use === "reading") return await inTurn(() => toJson(asked.request), signal);
  await waitForSlice();
  return { shown: composeText(asked), rest: "" };
}

function composeText(asked: Exclude<OfflineRequest, { use: "reading" }>): string {
  switch (asked.use) {
    case "blockName":
      return composeBlockName(asked.request);
    case "stepTitle":
      return composeStepTitle(asked.request.text);
    case "smallerStep":
      return composeSmallerStep(asked.request.step, asked.request.minutes);
    case "advice":
      return composeAdvice(asked.request);
    case "take":
      return composeCardRemarks(asked.request);
    case "chat":
      return composeChatReply(asked.request);
  }
}

/**
 * Composes a reading as JSON. The headline and the interpretation come first, so that they can be shown while the rest is
 * still streaming. If the duck is unsure, a field that says so comes before them.
 */
async function toJson(request: ReadingRequest): Promise<ComposedAnswer> {
  const slices = inSlices();
  const pieces = composeReadingInPieces(request);
  for (;;) {
    await slices.next();
    const { done, value: reading } = pieces.next();
    if (!done) continue;
    const { headline, interpretation: _inside, notice: _too, ...rest } = reading;
    const interpretation = wholeInterpretation(reading);
    const unsure: UnsureStart | undefined = reading.isSure
      ? undefined
      : {
          ...splitUnsureInterpretation(interpretation, request.userContext),
          guesses: allGuesses(reading.guesses, request.hardPart),
        };
    const shown = JSON.stringify({ unsure, headline, interpretation }).slice(0, -1);
    return { shown, rest: `,${JSON.stringify(rest).slice(1)}` };
  }
}
