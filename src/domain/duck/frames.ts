/**
 * The offline duck's sentences as the composer asks for them. The sentences themselves are content (`content/duck/`,
 * `deck/<slug>/card.json`); `docs/duck.md` says what each file is for, and the content check which gaps may stand in it.
 */
import blockNames from "#content/duck/block-names.json" with { type: "json" };
import cardPage from "#content/duck/card-page.json" with { type: "json" };
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
import type { Language } from "../text/guess-language.ts";
import type { QuoteKind } from "./choose-quotes.ts";
import type { Knot } from "./find-knots.ts";
import type { UnknowableKind } from "./find-unknowable.ts";
import type { Frames, KnotFrames } from "./frame-types.ts";
import type { TextForm } from "./read-situation.ts";

interface HardPartFrames extends KnotFrames {
  /** Templates that mention the tapped hard part in a reading about a recognised situation. */
  told: Frames;
  /** Templates that ask about the hard part that the person tapped. */
  asks: Frames;
  /** Templates that quote another sentence and ask what it has to do with the hard part. */
  furtherQuotes: Frames;
}

interface UnsureFrames extends KnotFrames {
  /** Templates that quote the person's costliest sentence and say nothing else about it. */
  quotes: Frames;
  /** Templates that quote it after the hard part that the person tapped. */
  toldQuotes: Frames;
  /** Templates that quote another sentence after the first. */
  furtherQuotes: Frames;
  /** Templates for a text that says itself what is hard. */
  declared: Frames;
  /** Templates for a text of a single word, or of a few words that make no sentence. */
  short: Record<"openings" | "asks", Frames>;
  /** Templates that introduce the part of a card's text that is the same for everybody. */
  cardTexts: Frames;
  /** Templates that are used if all others were used before or do not fit. */
  lastResorts: Record<"prompt" | "step" | "cardStep", string>;
  /** Templates that consist of a quotation from the person and nothing else. */
  quoteAlone: Frames;
  /** Templates that repeat a card's question as an insight. */
  cardQuestions: Frames;
  /** Templates that ask about the quoted sentence, by the kind of the sentence. */
  asks: Record<QuoteKind, Frames>;
  /** Templates that introduce a card by what it is about, for each position. */
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

/** Templates that introduce a drawn card, by its position. */
export const INTRODUCTIONS = introductions satisfies Record<Position | "none", Turned>;
/** Templates that link a card's idea to the person's text, used when the card's own ones were used before. */
export const FAMILY_BRIDGES: Record<Family, Frames> = familyBridges;
/** Templates that join three cards at the end, by the family of the last card. They claim nothing about the person. */
export const TIES: Record<Family, Frames> = ties;
/**
 * Templates that rest on a single thing that the person wrote, with remarks to the person and steps of twenty minutes.
 */
export const DETAILS = details;
/** Parting remarks, and the sentences that replace them where jokes are forbidden. */
export const CLOSINGS = closings;

export const ADVICE = cardPage.advice satisfies { openingsUnknown: Record<BlockTypeId, Frames> };
export const TAKE = cardPage.take;
/** Templates that introduce a card's stock example as somebody else's, so that nobody takes it for their own life. */
export const EXAMPLE_INTRODUCTIONS: Record<BlockTypeId, Frames> = cardPage.examples;
/** Templates for names of blocks, of two to six words, the most telling first. */
export const BLOCK_NAMES = blockNames satisfies {
  knots: Record<Knot, Frames>;
  forms: Record<Exclude<TextForm, "account">, Frames>;
  types: Record<BlockTypeId, Frames>;
};
