import { hasAnswers } from "#domain/asking/answers.ts";
import type { ReadingRequest } from "#domain/duck/duck-request.ts";
import type { Prompt } from "#server/platform/ai/duck.ts";
import { dataSection } from "#server/platform/prompts/data-section.ts";
import { describeRequest } from "#server/platform/prompts/describe-person.ts";
import { writeInstructions } from "#server/platform/prompts/persona.ts";
import { answerShapeFor } from "./answer-shape.ts";

/** Returns the prompt of a reading. `request` is the sanitised copy. */
export function writeReadingPrompt(request: ReadingRequest, advisorName: string): Prompt {
  return {
    ...writeInstructions(request, advisorName, [IN_THIS_ORDER, EXAMPLES, describeAnswer(request)]),
    user: [
      ...describeRequest(request),
      ...(hasAnswers(request.answers) ? [THEIR_PLAN] : []),
      ...(request.correction ? [dataSection("correction", [request.correction]), CORRECTED] : []),
      "Write their reading.",
    ].join("\n\n"),
  };
}

const CORRECTED =
  "You read these cards for them before and got it wrong; this is what they say it is about. Take it at its word, and " +
  "do not defend the first reading.";

const THEIR_PLAN =
  "Their act and time stay. The step: time first, act smaller or clearer, its words written out, “if …” and what they do then.";

const IN_THIS_ORDER = `What matters, in this order:
1. Say in the first two sentences what it is really about, in their own facts. If they asked something, answer it; if nobody can know, say so, and what they can find out and by when.
2. Find the line that cost them most. Say one true, useful thing about it that they have not said themselves. Blame not theirs: take it off in one sentence.
3. Each card gets one or two sentences: one thing it lets them see about this. No talk of positions, pictures or what cards mean. If it does not touch: five words.
4. One step they would really do today, with their own nouns. Best: a message written out word for word between “ and ”, ready to send or say. Or a thing to fetch, book, move, pack, delete. On paper only if nothing else fits.
Do not open by listing what they told you. End no paragraph on a riddle.`;

/** Parts of good readings, from lives so particular that none of their phrases fits another one. */
const EXAMPLES = `From other lives; take no word of them:
1: Nobody can say in January whether the bees will live. Lift the hive on Sunday: heavy means food, light means fondant.
2: One signature at a kitchen table, eleven months of the bank's letters. My guess: you forgive Gábor the money sooner than the word “formality”.
4: Thursday before choir: send Imre “I'm leaving the altos after the tenth.” If you begin to explain, delete back to “tenth”.`;

/**
 * The names of themes that code reads back from a model's answer, those that could be mistaken with what they
 * stand for.
 */
const THEME_WORDS =
  "begin, choose, fear (it goes wrong), waiting, overload, repeat, unsaid, loss, worth (not good enough), refuse (say no), " +
  "money, finish";

/** Returns the shape of the answer: one text for each spread and kind of script, so that a provider can cache it. */
function describeAnswer({ spreadType, userContext }: ReadingRequest): string {
  const { interpretation, keyInsights, actionSteps, wordsEach, stepWords } = answerShapeFor(
    spreadType,
    userContext,
  );
  return `Answer with one bare JSON object, fields in this order:
"concern": "none"; "worried" where it is far darker than stuck: every field, gentler, no joke; "danger" where somebody, a friend too, may die, be hurt or hurt themselves: then only "interpretation", no card, step or joke: this matters more, use the help, tell a person they trust. Help for where they live stands beside both: name no numbers.
"headline": at most 110 characters: what it is about, true of nobody else.
"interpretation": points 1 to 3, ${interpretation} parted by \\n\\n, no markup.
"keyInsights": ${keyInsights}, each {"text": at most ${wordsEach} words, not said above, "paragraph": its number}.
"actionSteps": point 4, ${actionSteps}, each {"text": at most ${stepWords} words, "minutes": number}.
"robQuip": one parting sentence, at most ${wordsEach} words.
"reflectionPrompts": a list of 1 question, not for yes or no; your only one.
"theme": ${THEME_WORDS}, or "none".`;
}
