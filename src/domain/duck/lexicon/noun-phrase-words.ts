/** Words by which `find-noun-phrases.ts` finds noun phrases and what is done with them. */
import { ROLE_PRONOUNS } from "./people-words.ts";

export const OWN = new Set(["my", "our"]);
export const ARTICLES = new Set("the a an this that these those some another".split(" "));
export const OF_OTHERS = new Set("his her their your its no any every each which whose what".split(" "));
/** Matches a relative as the owner. What belongs to one may be what is left of somebody who died, so it is not named. */
export const OF_RELATIVE =
  /^(?:mum|mummy|mom|mam|mama|mother|dad|daddy|father|papa|nan|nana|granny|gran|grandma|grandpa|grandmother|grandfather|husband|wife|son|daughter|brother|sister|partner|uncle|aunt|auntie)'?s$/;
/** Nouns that name nothing by themselves: 'the room', 'the machine'. */
export const NEED_A_MODIFIER = new Set("table room machine system list profile plant".split(" "));
/** Words for doing something with a thing, or for having it. */
export const DEALS_WITH = formsOf(
  `buy build make write finish start fix repair clean sort cancel sell paint knit sew choose do fill send open learn play practice practise
  bake throw lend borrow plan promise renew return restore plant wash hang submit file pay inherit adopt want need read record edit join quit
  clear empty tidy rewrite have own owe run sign offer give get use move feed take teach order redo design organize organise host launch book
  start stop mix love hate avoid translate transcribe illustrate assemble tune mend declutter sand varnish insulate dig mow prune train rehearse
  memorize study prepare arrange cook drive ride answer draft polish publish release ship deploy crochet embroider bottle carve weave grow raise keep breed collect photograph host solder cast pack unpack migrate refactor test debug apply enter
  decide sing fund find hide skip miss drop scrap shelve
  abandon`,
  `bought built made wrote written sold chose chosen did done sent taught lent sewn knit read given gave got took taken hung paid had has ran
  rewrote rewritten redid redone drove driven rode dug there's there found cancelled cancelling stopped planned quitting mixing`,
);
/** Words for handling a thing by the way, on coming, on leaving or before something else is done. */
export const HANDLES = formsOf(
  "pack close carry grab fetch collect pick fold lock",
  "take takes took taking put puts putting shut shuts shutting hang hangs hung hanging set sets setting switch switched turn turned",
);
/** Words before such a verb with which the handling is the matter itself: 'I can't pack my suitcase'. */
export const NOT_DONE = /^(?:\w+n't|not|never|cannot|to|should|must|could|without)$/;
/** Words for saying something. What is behind them is what is to be said: 'tell him my prices go up'. */
export const SAYS = formsOf("tell say ask mention announce", "told said");
/** Words for having a thing or using it by the way. */
export const HAS = new Set(
  "have has had own take takes took taking use uses used using read reads reading see get gets got give drive drives driving run there's".split(
    " ",
  ),
);
/** Nouns that are mostly verbs where no article stands before them. */
export const MOSTLY_VERBS =
  /^(?:drum|course|shower|pool|fence|gate|drill|plant|plants|test|tests|form|forms|report|reports|claim|claims|appeal|offer|offers|launch|retreat|move|moves|rent|deposit|budget|talk|talks|book|books|film|shift|shifts|stall|sketch|list|lists|pitch|email|store|watch|suit|suits|lecture|garden|code|diet|race|exercise|exercises|bill|bug|feature|release|pack|project|survey|permit|return|returns|frame|picture|model|stream|sign|fine|round|route|index|note|notes|roast|toy|key|ring|pan|curry|honey|jam|group|kite|bank|channel|train|auction|recording|banner|chest|crate|vocabulary|grammar|swing|bench|dress|coat|cap|clothes|bass|organ|solo|wood|club|school|church|party|house|app|account|records|record|license|licence|saddle|phone|tablet|training|painting|drawing|heating|knitting)$/;
/** Verbs that follow a thing that is their subject, beside those in `COMMON_VERBS`. */
export const VERBS_OF_THINGS =
  /^(?:lol|tbh|leaks|drips|rattles|squeaks|sticks|hums|smells|stinks|lies|sits|stands|frightens|scares|ran|ends|closes|starts|costs|hurts|needs|nobody|\w{3,}ed|\w{2,}ly|(?:mak|go|ly|sitt|hang|wait|leak|dripp|collect|stand|gett|tak|fall|gather|need|look)ing)$/;
/** Words for an amount of a thing, as in "a box of letters" and "three years of tax returns". */
export const AMOUNTS =
  /^(?:box(?:es)?|piles?|bags?|packets?|stacks?|heaps?|lump|pair|set|drawer|folder|metres|meters|yards|kilos|years|months|weeks|version|half|rest|third|lots|collection|bunch|dozens?|copies|pages)$/;
/** Words with which people begin before they name the thing. */
export const LEAD_IN =
  /^(?:(?:okay|ok|so|well|right|hi|hello|it's|it is|this is|that's|there's|there is|there are|still|also|anyway) )+/;
export const SAYS_WHERE = new Set(
  "in at on behind under into onto through over from near inside outside past around by beside off to".split(
    " ",
  ),
);
export const SAYS_WHEN = new Set("since after before during until till".split(" "));
/** Words before 'on', 'in' and 'to' that make of the noun what is dealt with and no place. */
export const ABOUT_IT = new Set(
  "stuck working work worked works interested sign signed late behind rely spent spend wait waiting".split(
    " ",
  ),
);
/** Words for people who are given something or own it. */
export const ROLES: ReadonlySet<string> = new Set([
  ...ROLE_PRONOUNS.keys(),
  "grandson",
  "granddaughter",
  "godson",
  "goddaughter",
  "mate",
]);
/** Words before a noun that is only compared, or that is missing. */
export const COMPARES = new Set(["like", "as", "than", "without", "except"]);
/** Words before 'of' that make of the noun a cause. */
export const BEFORE_CAUSE = new Set("because instead afraid scared sick tired think".split(" "));
export const SELF = new Set("i we i'm i've i'd i'll we're we've me us".split(" "));
/** Words for somebody else who acts. */
export const OTHERS = new Set(
  "he she they he's she's they're everybody everyone somebody people who that which woman man men women guy lady customer customers girl boy".split(
    " ",
  ),
);
export const OWNERS = new Set(["my", "the", "his", "her", "their"]);
/** Words that begin a clause that says something by the way. */
export const SUBORDINATES = new Set(["when", "while", "whenever"]);

function formsOf(regular: string, others: string): ReadonlySet<string> {
  const verbs = regular.trim().split(/\s+/);
  const inflected = verbs.flatMap((verb) => {
    const stem = verb.replace(/e$/, "");
    const doubled = /[^aeiou][aeiou][bdgmnprt]$/.test(verb) ? verb + verb.at(-1) : stem;
    return [
      verb,
      `${doubled}ed`,
      `${doubled}ing`,
      `${verb}s`,
      `${stem}ed`,
      `${stem}ing`,
      verb.replace(/y$/, "ied"),
    ];
  });
  return new Set([...inflected, ...others.trim().split(/\s+/)]);
}
