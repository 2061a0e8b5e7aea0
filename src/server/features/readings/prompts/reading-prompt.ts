import type { ReadingRequest } from "#domain/duck/duck-request.ts";
import { HARD_PART_WORDS } from "#domain/readings/hard-part.ts";
import type { Prompt } from "#server/platform/ai/duck.ts";
import { dataSection } from "#server/platform/prompts/data-section.ts";
import { describeRequest } from "#server/platform/prompts/describe-person.ts";
import { writeInstructions } from "#server/platform/prompts/persona.ts";
import { answerShapeFor } from "./answer-shape.ts";

/** Returns the prompt of a reading. `request` is the sanitised copy. */
export function writeReadingPrompt(request: ReadingRequest, advisorName: string): Prompt {
  const { stable, system } = writeInstructions(request, advisorName, [GOOD_AND_BAD, describeAnswer(request)]);
  return {
    stable,
    system: request.isDistressed ? `${system} ${KIND_ENDING}` : system,
    user: [
      ...describeRequest(request),
      ...(request.hardPart
        ? [`Asked for the hard part, they tapped: "${HARD_PART_WORDS[request.hardPart]}".`]
        : []),
      ...(request.correction ? [dataSection("correction", [request.correction]), CORRECTED] : []),
      `Read ${request.cards.length === 1 ? "this card" : "these cards"} for what they wrote.`,
    ].join("\n\n"),
  };
}

const KIND_ENDING = '"robQuip" is then one plain, kind sentence to end on.';

const CORRECTED =
  "You read these cards for them before and got it wrong; this is what they say it is about. Take it at its word, and " +
  "do not defend the first reading.";

/** Two example readings for the prompt. Both are of the same text, so that only the difference between them matters. */
const GOOD_AND_BAD = `Two readings of one text, to show the difference. The text: "My sister and I haven't spoken since the funeral. She kept the piano. I don't even play."
Bad: "Grief is a journey, and you are clearly carrying a lot of anger at your sister. The Cache reminds us to let go of old stories. Embrace this chance to heal: reach out with an open heart, and remember that family bonds can be repaired when you choose love over things. You have got this."
Good: "A funeral, a silence, a piano, and then “I don't even play”, which is where I stopped. So the piano is not the point, or not as an instrument. The Cache holds an answer from the day it was stored. Which sentence about her did you store that day, and who has checked it since?"
The other fields that belong to the good one, as they would stand in the answer: {"concern": "none", "headline": "You don't play the piano, so the silence is about something else.", "keyInsights": [{"text": "“I don't even play” is where you stopped talking about furniture.", "paragraph": 1}], "actionSteps": [{"text": "Write down the one sentence about your sister that you have repeated since the funeral.", "minutes": 2}], "robQuip": "A piano is hard to move. So is a first sentence.", "reflectionPrompts": ["What would you ask her first, if the piano were not in the room?"], "theme": "unsaid"}`;

/**
 * The names of themes that code reads back from a model's answer, those that could be mistaken with what they
 * stand for.
 */
const THEME_WORDS =
  "begin, choose, fear (that it goes wrong), waiting (for somebody), overload, repeat (the same again), unsaid, loss, " +
  "worth (not good enough), refuse (cannot say no), money, finish";

/** Returns the shape of the answer: one text for each spread and kind of script, so that a provider can cache it. */
function describeAnswer({ spreadType, userContext }: ReadingRequest): string {
  const { interpretation, keyInsights, actionSteps, wordsEach } = answerShapeFor(spreadType, userContext);
  return `Answer with one JSON object and nothing around it, no code fence. Its fields, in this order:
"concern": "none"; "worried" where it is darker than stuck; "danger" where somebody's life or safety may be at risk. With one of the last two, "interpretation" is the only other field: no card, no task, no joke, but what you would say to them and where help is.
"headline": one sentence of at most 110 characters that they could not have read in anybody else's reading.
"interpretation": ${interpretation}, parted by \\n\\n, no markup. Begin with what they said, not with the card. One to three quotes, one of them the sentence that cost them most to write. Tie each card to its position and orientation and to something particular in their words.
"keyInsights": a list of ${keyInsights}, each {"text": the sentence, at most ${wordsEach} words, "paragraph": the number of the paragraph it is a note to, from 1}.
"actionSteps": a list of ${actionSteps}, each {"text": what to do, concrete enough to start now, at most ${wordsEach} words, "minutes": a whole number}.
"robQuip": one parting remark, at most ${wordsEach} words.
"reflectionPrompts": a list of exactly 1 question they cannot answer with yes or no.
"theme": which one word fits what they wrote: ${THEME_WORDS}; "none" where none plainly does.`;
}
