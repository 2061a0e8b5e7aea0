/**
 * Lists the texts that a model's answer may quote: the person's texts in the request, the cards, and the duck's words.
 */
import { textsOfAnswers } from "../asking/answers.ts";
import type { Card } from "../deck/card.ts";
import type { ReadingWords } from "../duck/duck-reading.ts";
import type {
  AdviceRequest,
  ChatRequest,
  DuckBlock,
  DuckProfile,
  ReadingRequest,
  SmallerStepRequest,
  TakeRequest,
} from "../duck/duck-request.ts";
import type { QuoteSources } from "./keep-true-quotes.ts";

export function readingSources(request: ReadingRequest): QuoteSources {
  const { userContext, answers = {}, correction, block, profile, cards } = request;
  return {
    own: given(
      userContext,
      ...textsOfAnswers(answers),
      correction,
      ...blockWords(block),
      ...profileWords(profile),
    ),
    others: [...cards.map(({ card }) => cardWords(card)), ...earlierWords(block)],
  };
}

export function chatSources(request: ChatRequest): QuoteSources {
  const { userContext, answers = {}, earlier, messages, message, block, profile, cards, reading } = request;
  const said = (role: "user" | "assistant") =>
    messages.filter((each) => each.role === role).map(({ content }) => content);
  const ownMessages = [...(earlier ?? said("user")), message];
  return {
    own: given(
      userContext,
      ...textsOfAnswers(answers),
      ...ownMessages,
      ...blockWords(block),
      ...profileWords(profile),
    ),
    others: [
      ...cards.map(({ card }) => cardWords(card)),
      readingWords(reading),
      ...said("assistant"),
      ...earlierWords(block),
    ],
  };
}

export function adviceSources({ card, text, question, reading, profile }: AdviceRequest): QuoteSources {
  return {
    own: given(text, question, ...profileWords(profile)),
    others: [cardWords(card), ...given(reading)],
  };
}

export function takeSources({ card, texts = [], profile }: TakeRequest): QuoteSources {
  return { own: given(...texts, ...profileWords(profile)), others: [cardWords(card)] };
}

export function smallerStepSources({ step, userContext }: SmallerStepRequest): QuoteSources {
  return { own: [userContext], others: [step] };
}

function blockWords(block: DuckBlock | undefined): (string | undefined)[] {
  if (block === undefined) return [];
  return [block.name, block.notes, block.corrected, ...(block.earlierQuestions ?? [])];
}

/** What earlier readings on the block said. */
function earlierWords(block: DuckBlock | undefined): string[] {
  return block === undefined ? [] : given(...block.earlier, block.lastStep?.text);
}

function profileWords(profile: DuckProfile | undefined): (string | undefined)[] {
  return profile === undefined ? [] : Object.values(profile);
}

/** The text of a card that an answer may quote. */
function cardWords(card: Card): string {
  const { name, coreMeaning, reversedMeaning, duckQuestion, duckWisdom, perspectivePrompts } = card;
  return given(name, coreMeaning, reversedMeaning, duckQuestion, duckWisdom, ...perspectivePrompts).join(
    "\n",
  );
}

function readingWords(reading: ReadingWords): string {
  const { headline, interpretation, keyInsights, actionSteps, robQuip, reflectionPrompts } = reading;
  const steps = actionSteps.map(({ text }) => text);
  return [headline, interpretation, ...keyInsights, ...steps, robQuip, ...reflectionPrompts].join("\n");
}

function given(...texts: readonly (string | null | undefined)[]): string[] {
  return texts.flatMap((text) => text || []);
}
