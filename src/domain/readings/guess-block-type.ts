/**
 * Guesses the kind of block that a text is about, for the request form. The guess only saves a tap: it is shown, and the
 * person can change it before anything is sent.
 */
import type { BlockTypeId } from "../deck/card.ts";

/** Beginnings of words that speak for a kind of block. A word counts once, however often it is written. */
const SIGNS: Record<BlockTypeId, string> = {
  creative:
    "album art artist ballad banjo blog book brush camera canvas carve chapter character chisel choir chord choreograph collage comic compos creativ dance demo draft draw easel embroider essay exhibit fiction film glaze guitar illustrat ink instrument kiln knit knitting line loom lyric manuscript melod memoir mural muse music novel outline paint palette photo piano podcast poem poet portfolio portrait potter pottery publish quilt record rehears rehearsal screenplay script sculpt sew sketch sonata song sonnet stanza stories story studio theater theatre verse video violin voice woodwork write writer writing wrote zine",
  work: "agency agenda application appraisal backlog boss budget bug calendar career client cod colleague commit company contract court coworker customer cv deadline deck degree deploy desk developer director dissertation email employ engineer factory farm feedback freelanc grant hire hiring hospital inbox intern interview invoice job kitchenhand launch lawyer leader lecture manager meeting merg migrat nurse office onboard overtime pallet patient payroll pitch presentation product profession project promot promotion proposal quarter raise reception redundan refactor report resign resume retire review roadmap roster rota salary sales scanner shift shifts shop slide spreadsheet sprint standup startup stock supervisor task teach teacher team thesis ticket train trainee ward warehouse",
  life: "age anything apartment bed birthday body cancer cat citizen city clean clinic clutter declutter diagnos diet dog drawer dream drift everything exercise finance flat garage garden gym habit health home house insomnia kitchen knee landlord lease lonel meaning money morning mortgage move moving neighborhood neighbourhood nothing operation passport phone pill pointless retirement roof routine run savings school scroll sleep sort storage stuck tax taxes therap tidy tired travel visa walk weight year",
  relationship:
    "affair apolog aunt bestfriend boyfriend breakup bride brother cousin dad dating daughter divorc ex family father fiance flatmate forgiv friend girlfriend gran grandfather grandmother grandson granny groom husband jealous kiss lonely love lover marriage married mate mom mother mum nan neighbor neighbour nephew niece parent partner relationship roommate sister son stepdaughter stepfather stepmother stepson trust uncle wedding wife",
};

/** What a sign counts: people near to somebody outweigh the place in which it happens. */
const WEIGHTS: Record<BlockTypeId, number> = { creative: 1, work: 1, life: 0.6, relationship: 1.2 };

const KINDS = Object.keys(SIGNS) as BlockTypeId[];
const SIGNS_OF = new Map(KINDS.map((kind) => [kind, SIGNS[kind].split(" ")]));
/** Signs this short count only as whole words, since many other words begin with them. */
const WHOLE_UP_TO = 4;

/** Returns the kind of block that most words of a text speak for; `life` if none does. */
export function guessBlockType(text: string): BlockTypeId {
  const words = [...new Set(text.toLowerCase().match(/\p{L}+/gu) ?? [])];
  let best: BlockTypeId = "life";
  let most = 0;
  for (const [kind, signs] of SIGNS_OF) {
    const score = words.filter((word) => signs.some((sign) => isSaidBy(sign, word))).length * WEIGHTS[kind];
    if (score > most) [best, most] = [kind, score];
  }
  return best;
}

function isSaidBy(sign: string, word: string): boolean {
  if (sign.length > WHOLE_UP_TO) return word.startsWith(sign);
  return word === sign || word === `${sign}s` || word === `${sign}ing` || word === `${sign}ed`;
}
