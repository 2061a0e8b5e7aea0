// The prompt of a reading for a small model: short, and asking for text with tags in place of JSON.
import type { ReadingRequest } from "#domain/duck/duck-request.ts";
import type { SpreadType } from "#domain/readings/spread.ts";
import { withoutTags } from "#domain/readings/tagged-sections.ts";
import type { Prompt } from "#server/platform/ai/duck.ts";
import { describePersonaShortly, writeInstructions } from "#server/platform/prompts/persona.ts";
import { describeAsked } from "./reading-prompt.ts";

/** Returns the prompt of a reading with tags. `request` is the sanitised copy. */
export function writeTaggedPrompt(request: ReadingRequest, advisorName: string): Prompt {
  return {
    ...writeInstructions(request, describePersonaShortly(advisorName), [DANGER, FORMS[request.spreadType]]),
    // A tag in what people wrote would count as the model's own if it quotes them.
    user: withoutTags(
      describeAsked(request, "Write their reading, beginning with its first tag.").join("\n\n"),
    ),
  };
}

/** A question here would be answered, and a small model's "[danger] No" must not be mistaken for a warning. */
const DANGER = `Before anything else, look whether somebody is in danger.
Write [danger] only if somebody, a friend too, may die, be hurt or hurt themselves; then only two or three plain sentences: this matters more than a card, use the help on this page, tell a person you trust. No card, step, question or joke; name no numbers.
Write [worried] only if it is far darker than stuck; then the form below, gentler, no joke.`;

const LENGTHS: Record<SpreadType, string> = {
  "quick-draw": "two or three short paragraphs, 130 words in all (Chinese, Japanese, Korean: 200 signs)",
  "full-pond": "three short paragraphs, 180 words in all (Chinese, Japanese, Korean: 300 signs)",
};

const FORMS = {
  "quick-draw": describeForm(LENGTHS["quick-draw"]),
  "full-pond": describeForm(LENGTHS["full-pond"]),
};

/** Returns the form of the answer: one text for each spread, so that a server can keep what it has read of it. */
function describeForm(length: string): string {
  return `Answer in this form, the tags in English, no other markup:
[headline] one short sentence, as one says it aloud: what you saw
[reading]
${length}. First the one true, useful thing that follows from their own words, never that they missed it; then the card, what it shows here. If they asked something, answer it; if nobody can know, say so. No list of what they said.
[step] one thing they would really do today, with their own nouns; best a message word for word between “ and ”
[question] one question, not for yes or no`;
}
