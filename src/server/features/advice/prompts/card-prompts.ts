// Prompts for the words on a card's own page.
import type { AdviceRequest, TakeRequest } from "#domain/duck/duck-request.ts";
import type { Prompt } from "#server/platform/ai/duck.ts";
import { dataSection } from "#server/platform/prompts/data-section.ts";
import { describeCards, describeProfile } from "#server/platform/prompts/describe-person.ts";
import { describePersona, IN_DANGER, writeInstructions } from "#server/platform/prompts/persona.ts";

const PLAIN = "No list, no heading, no markup, no greeting, no quotation of these instructions.";

const ADVICE_RULE =
  "They have drawn this card before and look at it again with a block of theirs in mind. In 3 to 6 sentences: what this is " +
  "really about, in their own facts; one thing the card lets them see about it, without what cards mean; one thing they would " +
  `really do today, best a message written out word for word. ${PLAIN}`;

const TAKE_RULE =
  "They have drawn this card before. Give your own take on it in 2 to 4 sentences: one true thing that it lets them see in " +
  `what they wrote when it lay before them, and that they have not said themselves. No advice. ${PLAIN}`;

/** Returns the prompt for guidance about a card. `request` is the sanitised copy. */
export function writeAdvicePrompt(request: AdviceRequest, advisorName: string): Prompt {
  const { card, blockTypeId, text = "", question, reading, isReversed = false } = request;
  return {
    ...writeInstructions(request, describePersona(advisorName), [ADVICE_RULE, IN_DANGER]),
    user: [
      ...describeProfile(request.profile),
      describeCards([{ card, reversed: isReversed }]),
      dataSection("block", [`Kind: ${blockTypeId}`, `In their words: ${text}`]),
      ...(question === undefined ? [] : [dataSection("asked_last", [question])]),
      ...(reading === undefined ? [] : [dataSection("reading", [reading])]),
      "Give them the guidance.",
    ].join("\n\n"),
  };
}

/** Returns the prompt for a take on a card. `request` is the sanitised copy. */
export function writeTakePrompt(request: TakeRequest, advisorName: string): Prompt {
  const { card, texts = [], isReversed = false } = request;
  return {
    ...writeInstructions(request, describePersona(advisorName), [TAKE_RULE, IN_DANGER]),
    user: [
      ...describeProfile(request.profile),
      describeCards([{ card, reversed: isReversed }]),
      ...(texts.length > 0 ? [dataSection("words", texts)] : []),
      "Give your take.",
    ].join("\n\n"),
  };
}
