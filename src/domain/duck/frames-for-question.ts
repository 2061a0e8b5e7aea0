/** Chooses the templates that answer a question, if its words say more than its intent does. */

import { CHAT_FRAMES } from "./chat-frames.ts";
import { requestedDurationIn, requestedJudgementIn } from "./details-of-message.ts";
import type { ChatFrames } from "./frame-types.ts";
import { framesForRequestedWay, framesForWordsToSay } from "./frames-by-words.ts";
import { kindOfQuestion } from "./kind-of-question.ts";
import type { Intent } from "./message-intents.ts";
import { normaliseForMatching } from "./restore-apostrophes.ts";
import { whoWouldKnow } from "./who-knows.ts";

/** Matches a request to name one of several options. */
const ASKS_FOR_A_PICK =
  /\b(?:choose|pick|decide|vote|opinion|final answer|one word|plain answer|just (?:say|tell me)|say (?:it|which)|tell me which|would you|would u)\b/;
/** Matches a question about why the person does or feels something. Only such a question can be asked back. */
const OF_THEMSELVES =
  /^why\?*$|\bwhy (?:do|am|can't|don't|did|didn't|should|would|have|haven't|is it|does it|is this|is that|does this|does that) (?:i|so|always|hard|bother|feel)\b/;

/** Matches a question about facts and not about what to do: "Is it for her or for me?". */
const ASKS_WHAT_IS_SO =
  /\b(?:is|are|was|were|does|do (?:other|most|all)|did) (?:it|this|that|he|she|they|other|most|all|people|the|my)\b[^.]{2,80}\bor\b/;

/** Returns the templates for a question; `undefined` if the templates of its intent fit as they are. */
export function framesForQuestion(
  intent: Intent,
  message: string,
  firstText: string,
): ChatFrames | undefined {
  const plain = normaliseForMatching(message);
  switch (intent) {
    case "asksOther":
    case "asksStep":
    case "asksShould":
      return framesByKindOfQuestion(intent, plain);
    case "choose":
      if (ASKS_FOR_A_PICK.test(plain)) return undefined;
      return ASKS_WHAT_IS_SO.test(plain) ? CHAT_FRAMES.asksEither : CHAT_FRAMES.chooseFreely;
    case "asksWhy":
      return OF_THEMSELVES.test(plain) ? undefined : CHAT_FRAMES.asksOther;
    case "asksPlace":
      return whoWouldKnow(message) === undefined ? CHAT_FRAMES.asksOther : undefined;
    case "asksIfOk":
    case "asksOdd":
      return requestedJudgementIn(plain)?.isGood ? CHAT_FRAMES.asksIfFine : undefined;
    case "asksTell":
      return framesForWordsToSay(plain, normaliseForMatching(firstText));
    default:
      return undefined;
  }
}

function framesByKindOfQuestion(intent: Intent, plain: string): ChatFrames | undefined {
  const kind = kindOfQuestion(plain);
  const isOpen = intent === "asksOther" || kind === "asksWhich";
  if (kind !== undefined && isOpen) return CHAT_FRAMES[kind];
  if (intent !== "asksStep") return undefined;
  return (
    framesForRequestedWay(plain) ??
    (requestedDurationIn(plain) === undefined ? undefined : CHAT_FRAMES.asksStepInTime)
  );
}
