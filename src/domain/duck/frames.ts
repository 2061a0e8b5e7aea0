/**
 * The offline duck's sentences as the composer asks for them. The sentences themselves are content (`content/duck/`,
 * `deck/<slug>/card.json`); `docs/duck.md` says what each file is for, and the content check which gaps may stand in it.
 */
import blockNames from "#content/duck/block-names.json" with { type: "json" };
import cardPage from "#content/duck/card-page.json" with { type: "json" };
import chat from "#content/duck/chat.json" with { type: "json" };
import closings from "#content/duck/closings.json" with { type: "json" };
import details from "#content/duck/details.json" with { type: "json" };
import familyBridges from "#content/duck/family-bridges.json" with { type: "json" };
import forms from "#content/duck/forms.json" with { type: "json" };
import hardParts from "#content/duck/hard-parts.json" with { type: "json" };
import introductions from "#content/duck/introductions.json" with { type: "json" };
import blank from "#content/duck/knots/blank.json" with { type: "json" };
import drift from "#content/duck/knots/drift.json" with { type: "json" };
import fear from "#content/duck/knots/fear.json" with { type: "json" };
import fork from "#content/duck/knots/fork.json" with { type: "json" };
import friction from "#content/duck/knots/friction.json" with { type: "json" };
import heavy from "#content/duck/knots/heavy.json" with { type: "json" };
import loss from "#content/duck/knots/loss.json" with { type: "json" };
import overload from "#content/duck/knots/overload.json" with { type: "json" };
import plain from "#content/duck/knots/plain.json" with { type: "json" };
import putoff from "#content/duck/knots/putoff.json" with { type: "json" };
import repeat from "#content/duck/knots/repeat.json" with { type: "json" };
import unfinished from "#content/duck/knots/unfinished.json" with { type: "json" };
import unsaid from "#content/duck/knots/unsaid.json" with { type: "json" };
import waiting from "#content/duck/knots/waiting.json" with { type: "json" };
import worth from "#content/duck/knots/worth.json" with { type: "json" };
import languageNotices from "#content/duck/language-notices.json" with { type: "json" };
import quotes from "#content/duck/quotes.json" with { type: "json" };
import ties from "#content/duck/ties.json" with { type: "json" };
import unknowable from "#content/duck/unknowable.json" with { type: "json" };
import unsure from "#content/duck/unsure.json" with { type: "json" };
import type { BlockTypeId, Family, Position } from "../deck/card.ts";
import type { HardPart } from "../readings/hard-part.ts";
import type { QuoteKind } from "./choose-quotes.ts";
import type { Knot } from "./find-knots.ts";
import type { UnknowableKind } from "./find-unknowable.ts";
import type { ChatFrames, Frames, KnotFrames } from "./frame-types.ts";
import type { Language } from "./guess-language.ts";
import type { KindOfFact } from "./kind-of-fact.ts";
import type { KindOfFeeling } from "./kind-of-feeling.ts";
import type { KindOfQuestion } from "./kind-of-question.ts";
import type { KindOfTelling } from "./kind-of-telling.ts";
import type { Intent } from "./message-intents.ts";
import type { TextForm } from "./read-situation.ts";

interface HardPartFrames extends KnotFrames {
  /** Sentences that ask about the hard part that the person has tapped. */
  asks: Frames;
}

interface UnsureFrames extends KnotFrames {
  /** Sentences that quote the person's costliest sentence and say nothing else about it. */
  quotes: Frames;
  /** Sentences that quote it after the hard part that the person has tapped. */
  toldQuotes: Frames;
  /** Sentences that quote another sentence after the first. */
  furtherQuotes: Frames;
  /** Sentences that take the person at their word, for a text that says itself what is hard. */
  declared: Frames;
  /** Sentences for a text of a single word, or of a few that make no sentence. */
  short: Record<"openings" | "asks", Frames>;
  /** Sentences that introduce what a card says to anybody. */
  cardTexts: Frames;
  /** Sentences that are written if every other one was used or does not fit. */
  lastResorts: Record<"prompt" | "step" | "cardStep", string>;
  /** Sentences that consist of a quotation from the person and nothing else. */
  quoteAlone: Frames;
  /** Sentences that repeat the question on a card, as an insight. */
  cardQuestions: Frames;
  /** Sentences that ask about the quoted sentence, by its kind, so that the question is about what it says. */
  asks: Record<QuoteKind, Frames>;
  /** Sentences that introduce a card by what it is about, for each place it may lie in. */
  about: Record<Position | "none", Turned>;
}

type Turned = Record<"upright" | "reversed", Frames>;

export const KNOT_FRAMES: Record<Knot, KnotFrames> = {
  blank,
  drift,
  fear,
  fork,
  friction,
  heavy,
  loss,
  overload,
  plain,
  putoff,
  repeat,
  unfinished,
  unsaid,
  waiting,
  worth,
};
export const FORM_FRAMES: Record<Exclude<TextForm, "account" | "foreign">, KnotFrames> = forms;
export const HARD_PART_FRAMES: Record<HardPart, HardPartFrames> = hardParts;
export const UNSURE_FRAMES: UnsureFrames = unsure;
export const UNKNOWABLE_FRAMES: Record<UnknowableKind, Frames> = unknowable;
export const QUOTE_FRAMES: Record<QuoteKind | "grave", Frames> = quotes;
export const LANGUAGE_NOTICES: Record<Exclude<Language, "en">, string> = languageNotices;

/** How a drawn card is brought in, with what may be said behind a sharp one, about the profile and about the block. */
export const INTRODUCTIONS = introductions satisfies Record<Position | "none", Turned>;
/** From a card's idea to what the person wrote, where the card's own bridges have been used. */
export const FAMILY_BRIDGES: Record<Family, Frames> = familyBridges;
/** Join three cards at the end, by the family of the last; they claim nothing of the person. */
export const TIES: Record<Family, Frames> = ties;
/** Sentences that rest on one thing the person wrote, a word to the person, and steps of twenty minutes. */
export const DETAILS = details;
/** Parting remarks, and what stands in their place where nothing may joke. */
export const CLOSINGS = closings;

/**
 * By intent. `grave` is for a dark message, `perhapsHeavy` and `faint` for one that may be dark, `heavy` for one that tells of
 * a loss, an illness or harm, and `slow` for any other that comes beside such a text. A plain fact, a feeling, a question and a
 * request about the duck's manner are answered by their kind. `long` is for a message of many sentences, `lost` where nothing of
 * the message can be taken up, `instead` where a denial says what it is instead; `unquoted` and `linked` take up a fact where the
 * replies before it quoted one, `didItBare` a deed of which nothing can be quoted, `didItQuiet` one that may be no good news.
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
export const ADVICE = cardPage.advice satisfies { openingsUnknown: Record<BlockTypeId, Frames> };
export const TAKE = cardPage.take;
/** Before a card's stock example, so that nobody takes it for their own life. */
export const EXAMPLE_INTRODUCTIONS: Record<BlockTypeId, Frames> = cardPage.examples;
/** Names of two to six words, the most telling first. */
export const BLOCK_NAMES = blockNames satisfies {
  knots: Record<Knot, Frames>;
  forms: Record<Exclude<TextForm, "account">, Frames>;
  types: Record<BlockTypeId, Frames>;
};
