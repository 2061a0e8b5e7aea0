/**
 * Guesses the kind of block that a text is about, for the request form. The guess only saves a tap: it is shown, and the
 * person can change it before anything is sent.
 */
import type { BlockTypeId } from "../deck/card.ts";

/** Beginnings of words that speak for a kind of block. A word counts once, however often it is written. */
const SIGNS: Record<BlockTypeId, string> = {
  work: "agency agenda application appraisal apprentic bakery boss budget bug business calendar career cleaner client colleague commit company contract coworker customer cv deadline deck degree department deploy desk developer director dissertation email employ engineer farm farmer feedback freelanc grant hairdress hire inbox intern interview invoice job lawyer leader lecture manager meeting midwife nurse nursing office pallet patient payroll pitch presentation project promot proposal quarter raise reception redundan report resign resume review roster rota salary sales scanner shift shop slide spreadsheet startup supervisor task teach team thesis ticket trainee training ward warehouse website",
  creative:
    "accordion album art artist band blog canvas carv chapter choir compos costume craft crochet creativ dance design film guitar illus ink knit knitting lyric manuscript memoir mural music novel piano podcast poem poet portfolio potter publish quilt redesign rehears sculpt sew sing sketch song stories story theat tune verse video violin woodwork wool writer zine",
  life: "apartment attic bank bathroom bed bedroom bike birthday body boiler cancer cat ceiling clean clinic closet clutter cook course declutter dentist diagnos dinner dog drawer driving exercise fence flat furniture garage garden gym habit hallway health heating home house insomnia kitchen landlord language laundry lease lesson licen lonel money morning mortgage move moving nursery operation passport pill rent retir room routine run savings scanning school shelf shelves shopping sink sleep smok sort storage stuck tax taxes therap tidy tile tired travel unpack visa walk wall weight",
  relationship:
    "affair apolog aunt boyfriend breakup bride brother cousin dad dating daughter divorc ex family father fianc flatmate forgiv friend girlfriend gran grand granny husband jealous lonely marri mate mom mother mum nan neighb nephew niece parent partner relationship roommate sister son stepd stepf stepm stepson trust uncle wedding wife",
};

/** Words that also occur in texts about something else, so that any sign outweighs them. */
const WEAK_SIGNS: Record<BlockTypeId, string> = {
  work: "booking cover hospital train work",
  creative:
    "book brush camera demo draft draw essay paint photo record script voice write writing written wrote",
  life: "phone",
  relationship: "argu fight he her him love she together",
};

/** What a sign counts: people near to somebody outweigh the place in which it happens. Of equal kinds, the first wins. */
const WEIGHTS: Record<BlockTypeId, number> = { work: 1, creative: 1, life: 0.6, relationship: 1.3 };
/** What the weak signs of a text count together, as a share of what a sign does. */
const SHARE_OF_WEAK = 0.4;
/** What the signs count together that are said only of the writer, or of somebody for whom or near whom something is. */
const SHARE_OF_ASIDE = 0.2;

const KINDS = Object.keys(SIGNS) as BlockTypeId[];
/** Signs this short count only as whole words, since many other words begin with them. */
const WHOLE_UP_TO = 4;

/** Matches words for moving in with somebody. Moving alone speaks for `life`. */
const MOVING_IN = /\bmov(?:e|es|ed|ing) in\b/g;

/** Matches words for what the writer is, which is not yet a problem: 'I am a nurse'. */
const WRITER = /\b(?:i['’]m|i am|as) an?(?: \p{L}+){1,2}/gu;
/** Matches words for people for whom or near whom something is done, and for those who ask for it. */
const FOR_SOMEBODY =
  /\b(?:(?:for|near|of|promised?) (?:my|our|the|his|her|their)(?: \p{L}+){1,2}(?:['’]s \p{L}+)?|my \p{L}+ (?:asked me to|(?:says?|thinks?) i should))/gu;

/** Returns the kind of block that most words of a text speak for; `life` if none does. */
export function guessBlockType(text: string): BlockTypeId {
  const lower = text.toLowerCase().replace(MOVING_IN, "together");
  const withoutWriter = lower.replace(WRITER, " ");
  const all = wordsOf(lower);
  const words = wordsOf(withoutWriter);
  const nearWords = wordsOf(withoutWriter.replace(FOR_SOMEBODY, " "));
  let best: BlockTypeId = "life";
  let most = 0;
  for (const kind of KINDS) {
    const [told, withAside] = kind === "relationship" ? [nearWords, words] : [words, all];
    const signs = countSaid(SIGNS[kind], told);
    const weak = countSaid(WEAK_SIGNS[kind], words) > 0 ? SHARE_OF_WEAK : 0;
    const aside = countSaid(SIGNS[kind], withAside) > signs ? SHARE_OF_ASIDE : 0;
    const score = (signs + (weak || aside)) * WEIGHTS[kind];
    if (score > most) [best, most] = [kind, score];
  }
  return best;
}

function wordsOf(text: string): string[] {
  return [...new Set(text.match(/\p{L}+/gu) ?? [])];
}

function countSaid(signs: string, words: readonly string[]): number {
  const all = signs.split(" ");
  return words.filter((word) => all.some((sign) => isSaidBy(sign, word))).length;
}

function isSaidBy(sign: string, word: string): boolean {
  if (sign.length > WHOLE_UP_TO) return word.startsWith(sign);
  return word === sign || word === `${sign}s` || word === `${sign}ing` || word === `${sign}ed`;
}
