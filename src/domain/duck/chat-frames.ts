// The sentence templates of chat replies.
import chat from "#content/duck/chat.json" with { type: "json" };
import type { ChatFrames } from "./frame-types.ts";
import type { KindOfFact } from "./kind-of-fact.ts";
import type { KindOfFeeling } from "./kind-of-feeling.ts";
import type { KindOfQuestion } from "./kind-of-question.ts";
import type { KindOfTelling } from "./kind-of-telling.ts";
import type { Intent } from "./message-intents.ts";

/**
 * The templates of chat replies, by the intent of the message.
 * - `grave` is for a dark message, `perhapsHeavy` and `faint` for one that may be dark.
 * - `heavy` is for a message that tells of a loss, an illness or harm, `slow` for any other message beside such a text.
 * - `long` is for a message of many sentences, `lost` for one of which nothing can be repeated.
 * - `instead` is for a denial that also says what the matter is.
 * - `unquoted` and `linked` react to a fact after replies that quoted one.
 * - `didItBare` is for a deed of which nothing can be quoted, `didItQuiet` for one that may be no good news.
 * Plain facts, feelings, questions and requests about the duck's manner have templates by their kind.
 */
export const CHAT_FRAMES: Record<
  Intent | KindOfFact | KindOfFeeling | KindOfQuestion | KindOfTelling | OtherChatFrames,
  ChatFrames
> = chat;
type OtherChatFrames =
  | "grave"
  | "perhapsHeavy"
  | "faint"
  | "heavy"
  | "slow"
  | "quietThanks"
  | "quietBye"
  | "long"
  | "lost"
  | "instead"
  | "unquoted"
  | "linked"
  | "didItBare"
  | "didItQuiet"
  | "counts"
  | "asksIfFine"
  | "asksReply"
  | "chooseFreely"
  | "asksRefuse"
  | "asksStepInTime"
  | "smallerOfMatter"
  | "smallerWithout"
  | "otherStep"
  | "feelingTold"
  | "taken"
  | "aside"
  | "jokeAboutDuck"
  | "jokeTaken"
  | "greetingQuiet"
  | "asksEither"
  | "stepOnCondition"
  | "stepOnFoot"
  | `manner${"LessPlay" | "Straight" | "Plainer" | "Gentler" | "Teased" | "Unclear" | "FewerQuestions" | "FewerQuotes"}`;
