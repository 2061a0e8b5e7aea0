/**
 * Guesses the kind of block that a text is about, for the request form. The guess only saves a tap: it is shown, and the
 * person can change it before anything is sent.
 */
import type { BlockTypeId } from "../deck/card.ts";

/** Beginnings of words that speak for a kind of block. A word counts once, however often it is written. */
const SIGNS: Record<BlockTypeId, string> = {
  work: "agency agenda application appraisal boss budget bug business calendar career cleaner client colleague commit company contract coworker customer cv deadline deck degree department deploy desk developer director dissertation email employ engineer farm feedback freelanc grant hire inbox intern interview invoice job lawyer leader lecture manager meeting nurse nursing office pallet patient payroll pitch presentation project promot proposal quarter raise reception redundan report resign resume retire review roster rota salary sales scanner shift shop slide spreadsheet startup supervisor task teach team thesis ticket trainee training ward warehouse website",
  creative:
    "album art artist band blog canvas chapter choir compos creativ dance design film guitar illus ink knit knitting lyric manuscript mural music novel piano podcast poem poet portfolio publish quilt redesign rehears sculpt sew sing sketch song stories story theat verse video violin woodwork writer zine",
  life: "apartment bank bathroom bed bedroom bike birthday body cancer cat ceiling clean clinic closet clutter course declutter dentist diagnos dog drawer driving exercise fence flat furniture garage garden gym habit hallway health home house insomnia kitchen landlord language lease lesson lonel money morning mortgage move moving nursery operation passport pill rent retirement room routine run savings school shelf shelves sleep sort storage stuck tax taxes therap tidy tile tired travel visa walk wall weight",
  relationship:
    "affair apolog aunt boyfriend breakup bride brother cousin dad dating daughter divorc ex family father fianc flatmate forgiv friend girlfriend gran grand granny husband jealous lonely marri mate mom mother mum nan neighb nephew niece parent partner relationship roommate sister son stepd stepf stepm stepson trust uncle wedding wife",
};

/** Words that also occur in texts about something else, so that any sign outweighs them. */
const WEAK_SIGNS: Record<BlockTypeId, string> = {
  work: "cover hospital train work",
  creative:
    "book brush camera demo draft draw essay paint photo record script voice write writing written wrote",
  life: "phone",
  relationship: "argu fight he her him love she together",
};

/** What a sign counts: people near to somebody outweigh the place in which it happens. Of equal kinds, the first wins. */
const WEIGHTS: Record<BlockTypeId, number> = { work: 1, creative: 1, life: 0.6, relationship: 1.3 };
/** What the weak signs of a text count together, as a share of what a sign does. */
const SHARE_OF_WEAK = 0.4;

const KINDS = Object.keys(SIGNS) as BlockTypeId[];
/** Signs this short count only as whole words, since many other words begin with them. */
const WHOLE_UP_TO = 4;

/** Matches words for moving in with somebody. Moving alone speaks for `life`. */
const MOVING_IN = /\bmov(?:e|es|ed|ing) in\b/g;

/** Returns the kind of block that most words of a text speak for; `life` if none does. */
export function guessBlockType(text: string): BlockTypeId {
  const told = text.toLowerCase().replace(MOVING_IN, "together");
  const words = [...new Set(told.match(/\p{L}+/gu) ?? [])];
  let best: BlockTypeId = "life";
  let most = 0;
  for (const kind of KINDS) {
    const weak = countSaid(WEAK_SIGNS[kind], words) > 0 ? SHARE_OF_WEAK : 0;
    const score = (countSaid(SIGNS[kind], words) + weak) * WEIGHTS[kind];
    if (score > most) [best, most] = [kind, score];
  }
  return best;
}

function countSaid(signs: string, words: readonly string[]): number {
  const all = signs.split(" ");
  return words.filter((word) => all.some((sign) => isSaidBy(sign, word))).length;
}

function isSaidBy(sign: string, word: string): boolean {
  if (sign.length > WHOLE_UP_TO) return word.startsWith(sign);
  return word === sign || word === `${sign}s` || word === `${sign}ing` || word === `${sign}ed`;
}
