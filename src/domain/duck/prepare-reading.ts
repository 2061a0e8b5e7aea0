import { USER_CONTEXT_MAX } from "../readings/lengths.ts";
import { gravityOf, isOnlySuspected } from "../safety/gravity.ts";
import { guessLanguage } from "../text/guess-language.ts";
import { wordCount } from "./count-words.ts";
import { type Pen, takePen } from "./duck-pen.ts";
import type { ReadingRequest, Tone } from "./duck-request.ts";
import { findNamedThing, type NamedThing } from "./find-named-thing.ts";
import type { KnotFrames } from "./frame-types.ts";
import { FORM_FRAMES, HARD_PART_FRAMES, KNOT_FRAMES, UNSURE_FRAMES } from "./frames.ts";
import { type Facts, gatherFacts, gatherQuotes } from "./gather-facts.ts";
import { onlyMentionsLoss } from "./mentioned-loss.ts";
import { isLight } from "./quiet.ts";
import { readSituation, type Situation } from "./read-situation.ts";
import { restoreApostrophes } from "./restore-apostrophes.ts";
import { isSore } from "./sore-words.ts";

export interface Preparation {
  request: ReadingRequest;
  situation: Situation;
  facts: Facts;
  /** The lists of sentence templates for this text, the most fitting first; never empty. */
  banks: KnotFrames[];
  pen: Pen;
  isGentle: boolean;
  /** True for a text about a loss or distress: the reading then makes no jokes and mentions no other person. */
  isGrave: boolean;
  /**
   * True if the server reports distress and only weak signs speak for it. Most such texts are everyday ones: the reading
   * is about what they say, without consoling and without jokes.
   */
  isSuspected: boolean;
  /** True for a painful matter: the reading is then plain and makes no jokes. */
  isTender: boolean;
  /** True if the text shows that a joke is welcome. */
  isLight: boolean;
}

/** The most often that a reading in which the duck is not sure names the thing that the text is about, or a person. */
const MOST_NAMINGS = 2;
/** The fewest words of a text that may count as suspected. */
const FEWEST_WORDS = 12;

export function prepareReading(request: ReadingRequest): Preparation {
  // Reads only the beginning of an overlong text, as `readSituation` does.
  const text = request.userContext.slice(0, USER_CONTEXT_MAX);
  const isSuspected =
    request.isDistressed === true && request.correction === undefined && isNoMoreThanSuspected(text);
  // The server reports distress for every text with a death. A text that only mentions one is tender instead.
  const isDistressed = request.isDistressed === true && !isSuspected && !onlyMentionsLoss(text);
  const situation = readSituation(text, request.blockTypeId, {
    ...request,
    isDistressed,
    isOnlySuspected: isSuspected,
  });
  const isGrave = situation.isGrave;
  const isTender =
    !isGrave &&
    (isSuspected ||
      situation.scene?.isTender === true ||
      situation.mentionsLoss ||
      isSore(text) ||
      situation.hardPart === "loss");
  const mayName = !isTender && request.hardPart !== "loss" && gravityOf([text]) === "none";
  const thing = mayName ? namedThingOf(situation) : null;
  const facts = situation.isSure
    ? gatherFacts(situation, {
        isAlone: isGrave,
        isBetweenPeople: request.blockTypeId === "relationship",
        text,
        thing,
      })
    : gatherQuotes(situation, { text, thing, mayName });
  const isLightText = isLight(text, situation, isTender);
  const tone = toneFor(request.tone, isGrave, isTender);
  const avoid = request.avoid ?? [];
  return {
    request,
    situation,
    facts,
    banks: banksFor(situation, isGrave),
    pen: takePen({
      facts,
      tone,
      seed: `${request.seed}|${request.userContext.length}`,
      avoid,
      isQuiet: !isLightText,
      isCareful: isSuspected,
      mostNamings: situation.isSure ? {} : { thing: MOST_NAMINGS, person: MOST_NAMINGS },
    }),
    isGentle: tone === "gentle" && isGrave,
    isGrave,
    isTender,
    isSuspected,
    isLight: isLightText,
  };
}

/**
 * Returns whether a text for which the server reports distress is read for what it says all the same, instead of being
 * consoled. Such a reading may be wrong about its subject, like any other.
 */
export function isNotConsoled(userContext: string): boolean {
  const text = userContext.slice(0, USER_CONTEXT_MAX);
  return isNoMoreThanSuspected(text) || onlyMentionsLoss(text);
}

/**
 * Returns whether nothing but weak signs in the text explains the distress. A text in another language and one of a few
 * words cannot be read for what they say, so they count as heavy.
 */
function isNoMoreThanSuspected(text: string): boolean {
  return guessLanguage(text) === "en" && wordCount(text) >= FEWEST_WORDS && isOnlySuspected(text);
}

/** Returns the thing that an account or a few words are about; `null` for a text that is read by its form. */
function namedThingOf({ form, sentences, isGrave }: Situation): NamedThing | null {
  if (isGrave || (form !== "account" && form !== "fragment")) return null;
  return findNamedThing(sentences.map(({ plain }) => ({ plain: restoreApostrophes(plain) })));
}

function toneFor(wanted: Tone, isGrave: boolean, isTender: boolean): Tone {
  if (isGrave) return "gentle";
  return isTender && wanted === "blunt" ? "even" : wanted;
}

function banksFor(situation: Situation, isGrave: boolean): KnotFrames[] {
  const { form } = situation;
  if (isGrave && situation.isSure) return situation.knots.map((knot) => KNOT_FRAMES[knot]);
  if (situation.hardPart) return [HARD_PART_FRAMES[situation.hardPart], UNSURE_FRAMES];
  if (form === "foreign" || !situation.isSure) return [UNSURE_FRAMES];
  if (form !== "account") return [FORM_FRAMES[form]];
  const knots = situation.isKnotSure ? situation.knots.map((knot) => KNOT_FRAMES[knot]) : [];
  return situation.scene ? [situation.scene, ...knots] : knots;
}
