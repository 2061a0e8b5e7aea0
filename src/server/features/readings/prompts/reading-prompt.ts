import { hasAnswers } from "#domain/asking/answers.ts";
import type { ReadingRequest } from "#domain/duck/duck-request.ts";
import type { Prompt } from "#server/platform/ai/duck.ts";
import { dataSection } from "#server/platform/prompts/data-section.ts";
import { describeRequest } from "#server/platform/prompts/describe-person.ts";
import { describePersona, writeInstructions } from "#server/platform/prompts/persona.ts";
import { answerShapeFor } from "./answer-shape.ts";

/** Returns the prompt of a reading. `request` is the sanitised copy. */
export function writeReadingPrompt(request: ReadingRequest, advisorName: string): Prompt {
  return {
    ...writeInstructions(request, describePersona(advisorName), [
      IN_THIS_ORDER,
      EXAMPLES,
      describeAnswer(request),
    ]),
    user: describeAsked(request, "Write their reading.").join("\n\n"),
  };
}

/** Returns the part of a prompt that only this person's request has. */
export function describeAsked(request: ReadingRequest, task: string): string[] {
  return [
    ...describeRequest(request),
    ...(hasAnswers(request.answers) ? [THEIR_PLAN] : []),
    ...(request.correction ? [dataSection("correction", [request.correction]), CORRECTED] : []),
    task,
  ];
}

const CORRECTED =
  "You read these cards for them before and got it wrong; this is what they say it is about. Take it at its word, and " +
  "do not defend the first reading.";

const THEIR_PLAN =
  "You asked; they answered. Read with it, and use what they did not say at first. Their act and time stay; if a trial, a " +
  "helper or a tool would ease it, bring that. The step: time first, act smaller or clearer, its words written out, " +
  "and what they do when it gets in the way.";

const IN_THIS_ORDER = `Talk as a friend who read every word and says what nobody has said to them yet. What matters, in this order:
1. Find the line that cost them most, or a fact in their own words that helps and that they passed over. Say straight the one true, useful thing that follows and that they have not seen. That is the reading: begin near it, and stand beside them in it; correct no reason of theirs. If they asked something, answer it; if nobody can know, say so, and what they can find out.
2. The card: one or two sentences, what it shows here in plain words. If it shows nothing, leave it at five.
3. One step they would really do today, with their own nouns, nothing harder than what they say they can do. Best: a message word for word between “ and ”, ready to send or say. Or a thing to fetch, book, move, pack, delete.
It spoils: opening with “This is about” or a list of what they said; a story of your own; deadlines they did not set; comfort against a charge nobody made (“no laziness”); cleverness about their pain; a riddle at the end.`;

/** Parts of good readings, from lives so particular that none of their phrases fits another one. */
const EXAMPLES = `From other lives; take no word of them:
1: Nobody can say in January whether the bees will live. Lift the hive on Sunday: heavy means food, light means fondant.
1: One signature at a kitchen table, eleven months of the bank's letters. My guess: you forgive Gábor the money sooner than the word “formality”.
3: Thursday before choir: send Imre “I'm leaving the altos after the tenth.” If you begin to explain, delete back to “tenth”.`;

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
"headline": at most 60 characters, as one says it aloud: the thing you saw, not a summary.
"interpretation": points 1 and 2, ${interpretation} parted by \\n\\n, no markup.
"keyInsights": ${keyInsights}, each {"text": at most ${wordsEach} words, not said above, "paragraph": its number}.
"actionSteps": point 3, ${actionSteps}, each {"text": at most ${stepWords} words, "minutes": number}.
"robQuip": one plain parting sentence, no joke where it hurts, at most ${wordsEach} words.
"reflectionPrompts": a list of 1 question, not for yes or no; your only one.
"theme": ${THEME_WORDS}, or "none".`;
}
