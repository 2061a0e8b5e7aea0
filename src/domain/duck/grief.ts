/**
 * Decides whether a text about a loss gets the voice for grief. Every loss does, except a few kinds that are listed here
 * and told without anything that hurts. Such a text stays a gentle one, and the duck only says that it is not sure.
 */
import { findHeavySubject } from "../safety/gravity.ts";
import { hurts, settlesAfterDeath } from "./mentioned-loss.ts";
import { isSore } from "./sore-words.ts";
import { plainOf } from "./split-sentences.ts";

/** Matches signs of grief. A death that is only mentioned need not be the hard part. */
const GRIEVES =
  /\b(?:grie(?:f|v\w+)|mourn\w*|funeral|buried my|miscarr\w+|stillb\w+|ashes|miss (?:him|her|them|you|my \w+)|missing (?:him|her|them)|without (?:him|her)|since (?:he|she|my \w+) (?:died|passed)|my \w+(?: \w+)? (?:died|has died|passed|is dying)|lost (?:my \w+|him|her|the baby)|(?:broke|split|broken) up|divorc\w+|left me(?! (?:an? (?!few|couple|week|month|year|day|while)|the|his|her|their|in (?:charge|tears|the)|to|some|no|on read|wondering|speechless|hanging)\b)|separated)\b/;

/** Matches the loss of work, and a funeral as the business that somebody works for. */
const OF_WORK =
  /\b(?:lost (?:my|our) (?:\w+ )?(?:job|position|contract|client|customer)s?|(?:got|was|been|were) (?:laid off|made redundant|let go)|funerals? (?:home|homes|parlou?rs?|directors?|business|trade|company|firm|industry))\b/g;

/** Matches the end of a couple, told of both of them, or as one's own. */
const PARTED =
  /\b(?:(?:we|my ex and i|my (?:wife|husband|partner|girlfriend|boyfriend) and i)(?: have|'ve| both)? (?:broke|broken|split) up|(?:we|i)(?: have|'ve| both)? (?:got|are|were|am|was) (?:divorced|separated)|we(?: have|'ve)? separated)\b/g;
/** Matches words by which both are at peace with it, and words for what they divide when they part. */
const SETTLED =
  /\b(?:we(?:'re| are) (?:both |all )?(?:fine|ok|okay|good|friends|over it)|on (?:good|friendly|decent) terms|we get on (?:well|fine)|(?:who|which of us) (?:keeps|gets|takes|pays|cancels)|whose name|filing the|paperwork)\b/;
/** Matches what makes such words doubtful: they are denied, or somebody else's. */
const DOUBTFUL =
  /\b(?:he|she|they)(?:'s| is| was)? (?:says?|said|told|thinks?|left|moved|ended|wanted|selling|filing)\b|\b(?:not|never|\w+n't) (?:\w+ )?(?:fine|ok|okay|good|friends|mutual|on)\b/;

/** Matches how long ago a couple parted. By itself it says nothing of peace. */
const AGO =
  /\b(?:last year|(?:(?:a|one|two|three|four|five|six|seven|eight|nine|ten|\d+|few|several) )?years? ago|in (?:19|20)\d\d)\b/g;

/** Returns whether a text, flattened by `plainOf`, shows grief by itself. */
export function grieves(plain: string): boolean {
  return GRIEVES.test(plain) && !settlesAfterDeath(plain);
}

/**
 * Returns whether a text is about a loss that is not grieved: of work, of a couple that parted in peace or has things to
 * divide, or of nobody, because a funeral is somebody's business. Nothing else in it may be heavy or hurt.
 */
export function isUngrievedLoss(text: string): boolean {
  const plain = plainOf(text);
  const withoutWork = plain.replace(OF_WORK, " , ");
  const isSettled = SETTLED.test(withoutWork) && !DOUBTFUL.test(withoutWork);
  const rest = isSettled ? withoutWork.replace(PARTED, " , ").replace(AGO, " , ") : withoutWork;
  return rest !== plain && findHeavySubject(rest) === null && !hurts(rest) && !isSore(rest);
}
