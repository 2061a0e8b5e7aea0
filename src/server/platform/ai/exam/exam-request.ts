/** Makes the requests of a model's test as a person's reading would make them. */
import { textsOfAnswers } from "#domain/asking/answers.ts";
import type { Card } from "#domain/deck/card.ts";
import type { ReadingRequest, SmallerStepRequest } from "#domain/duck/duck-request.ts";
import type { ExamText, SmallTask } from "#domain/examination/exam-texts.ts";
import type { SpreadType } from "#domain/readings/spread.ts";
import { positionAt } from "#domain/readings/spread.ts";
import { createTicketIssuer } from "../admission.ts";
import type { AnswerForm, Prompt, StepTitleRequest } from "../duck.ts";

/** Writes the prompts that people's own requests get. */
export interface ExamPrompts {
  reading(request: ReadingRequest, form: AnswerForm): Prompt;
  smallerStep(request: SmallerStepRequest): Prompt;
  stepTitle(request: StepTitleRequest): Prompt;
}

export type CardsById = ReadonlyMap<string, Card>;

/** Returns the request of a reading. Whether it is dark is what the app's own check says of it, as for a person. */
export function readingRequestOf(exam: ExamText, cards: CardsById): ReadingRequest {
  const { spreadType, blockTypeId, text, answers } = exam;
  return {
    tone: "even",
    spreadType,
    blockTypeId,
    userContext: text,
    cards: exam.cards.map((id, place) => cardAt(cards, id, { spreadType, place })),
    ...(answers && { answers }),
    isDistressed: isDistressed([text, ...textsOfAnswers(answers ?? {})]),
  };
}

function cardAt(
  cards: CardsById,
  id: string,
  { spreadType, place }: { spreadType: SpreadType; place: number },
) {
  const card = cards.get(id);
  if (!card) throw new Error(`The deck has no card ${id}, which a text of the test names`);
  const position = positionAt(spreadType, place);
  return { card, reversed: false, ...(position && { position }) };
}

export function smallerStepOf({ step, userContext }: SmallTask): SmallerStepRequest {
  return { tone: "even", step, userContext, isDistressed: isDistressed([userContext]) };
}

const NOBODY = "00000000-0000-0000-0000-000000000000";
const OFFICE = createTicketIssuer({ id: "exam", kind: "model", isAtHome: true });

/** Returns what the check before every call says of texts, for a person who goes on after the help. */
function isDistressed(texts: readonly string[]): boolean {
  return OFFICE.admit({ feature: "generateInsight", cost: 0, userId: NOBODY, texts, goOnAnyway: true })
    .isDistressed;
}
