/**
 * Guesses the kind of block that a text is about, for the request form. The guess only saves a tap: it is shown, and the
 * person can change it before anything is sent.
 */
import type { BlockTypeId } from "../deck/card.ts";

/** Beginnings of words that speak for a kind of block. A word counts once, however often it is written. */
const SIGNS: Record<BlockTypeId, string> = {
  work: "agency agenda application appraisal backlog boss budget bug business calendar career cleaner client cod colleague commit company contract court coworker customer cv deadline deck degree department deploy desk developer director dissertation email employ engineer factory farm feedback freelanc grant hire hiring inbox intern interview invoice job kitchenhand launch lawyer leader lecture manager meeting merg migrat nurse nursing office onboard overtime pallet patient payroll pitch presentation product profession project promot promotion proposal quarter raise reception redundan refactor report resign resume retire review roadmap roster rota salary sales scanner shift shifts shop slide spreadsheet sprint standup startup stock supervisor task teach teacher team thesis ticket trainee trainer training ward warehouse website",
  creative:
    "album art artist ballad band banjo blog canvas carve chapter character chisel choir chord choreograph collage comic compos creativ dance easel embroider exhibit fiction film glaze guitar illustrat ink instrument kiln knit knitting line loom lyric manuscript melod memoir mural muse music novel outline palette piano design podcast poem poet portfolio portrait potter pottery publish quilt redesign rehears screenplay sculpt sew sing sketch sonata song sonnet stanza stories story studio theater theatre verse video violin woodwork writer zine",
  life: "age apartment bank bathroom bed bedroom bike birthday body cancer cat ceiling citizen city clean clinic closet clutter course declutter dentist diagnos diet dog drawer dream drift driving exercise fence finance flat furniture garage garden gym habit hallway health home house insomnia kitchen knee landlord language lease lesson lonel meaning money morning mortgage move moving neighborhood neighbourhood nursery operation oven passport pill pointless rent retirement roof room routine run savings school scroll shelf shelves sleep sort storage stuck tax taxes therap tidy tile tired travel visa walk wall weight year",
  relationship:
    "affair apolog aunt bestfriend boyfriend breakup bride brother cousin dad dating daughter divorc ex family father fianc flatmate forgiv friend girlfriend gran grandfather grandmother grandson granny groom husband jealous kiss lonely lover marriage married mate mom mother mum nan neighbor neighbour nephew niece parent partner relationship roommate sister son stepdaughter stepfather stepmother stepson trust uncle wedding wife",
};

/** Words that also occur in texts about something else, so that any sign outweighs them. */
const WEAK_SIGNS: Record<BlockTypeId, string> = {
  work: "cover hospital train work",
  creative:
    "book brush camera demo draft draw essay paint photo record script voice write writing written wrote",
  life: "anything everything nothing phone",
  relationship: "argu fight he her him love she together",
};

/** What a sign counts: people near to somebody outweigh the place in which it happens. Of equal kinds, the first wins. */
const WEIGHTS: Record<BlockTypeId, number> = { work: 1, creative: 1, life: 0.6, relationship: 1.3 };
/** What the weak signs of a text count together, as a share of what a sign does. */
const SHARE_OF_WEAK = 0.4;

const KINDS = Object.keys(SIGNS) as BlockTypeId[];
const SIGNS_OF = KINDS.map((kind) => ({
  kind,
  signs: SIGNS[kind].split(" "),
  weakSigns: WEAK_SIGNS[kind].split(" "),
}));
/** Signs this short count only as whole words, since many other words begin with them. */
const WHOLE_UP_TO = 4;

/** Matches words for moving in with somebody. Moving alone speaks for `life`. */
const MOVING_IN = /\bmov(?:e|es|ed|ing) in\b/g;
/** Matches the owner of a place or thing, as in "my son's room", which says nothing about people. */
const OWNER = /\p{L}{1,20}['’]s (?=(?:room|attic|house|flat|kitchen|garage|car|bike|piano|school)\b)/gu;

/** Returns the kind of block that most words of a text speak for; `life` if none does. */
export function guessBlockType(text: string): BlockTypeId {
  const told = text.toLowerCase().replace(MOVING_IN, "together").replace(OWNER, " ");
  const words = [...new Set(told.match(/\p{L}+/gu) ?? [])];
  let best: BlockTypeId = "life";
  let most = 0;
  for (const { kind, signs, weakSigns } of SIGNS_OF) {
    const hasWeak = countSaid(weakSigns, words) > 0;
    const said = countSaid(signs, words) + (hasWeak ? SHARE_OF_WEAK : 0);
    const score = said * WEIGHTS[kind];
    if (score > most) [best, most] = [kind, score];
  }
  return best;
}

function countSaid(signs: readonly string[], words: readonly string[]): number {
  return words.filter((word) => signs.some((sign) => isSaidBy(sign, word))).length;
}

function isSaidBy(sign: string, word: string): boolean {
  if (sign.length > WHOLE_UP_TO) return word.startsWith(sign);
  return word === sign || word === `${sign}s` || word === `${sign}ing` || word === `${sign}ed`;
}
