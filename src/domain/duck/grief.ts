/**
 * Decides whether a text about a loss gets the voice for grief. A loss that is not grieved stays a gentle text, and the
 * duck only says that it is not sure.
 */
import { hurts, settlesAfterDeath } from "./mentioned-loss.ts";
import { isSore } from "./sore-words.ts";

/** What can be lost without grief, at least without the voice for it: a job, a customer, a game. */
const NO_BEREAVEMENT =
  "job|work|position|contract|business|shop|company|licen[cs]e|place|flat|apartment|house|home|savings|money|deposit|visa|funding|client|customer|followers?|seat|role|title|bet|game|match";
/** Matches a death, a burial or the missing of somebody. */
const DEATH_GRIEVED = new RegExp(
  `\\b(?:grie(?:f|v\\w+)|mourn\\w*|buried my|miscarr\\w+|stillb\\w+|ashes|miss (?:him|her|them|you|my \\w+)|missing (?:him|her|them)|without (?:him|her)|since (?:he|she|my \\w+) (?:died|passed)|my \\w+(?: \\w+)? (?:died|has died|passed|is dying)|lost (?:my (?!(?:\\w+ )?(?:${NO_BEREAVEMENT})s?\\b)\\w+|him|her|the baby))\\b`,
);
const FUNERAL = /\bfunerals?\b/;
/** Matches a funeral as the business that somebody works for. */
const FUNERAL_TRADE =
  /\bfunerals? (?:home|homes|parlou?rs?|directors?|business|trade|company|service provider|firm|industry)\b/g;
/** Matches the end of a couple. */
const PARTED =
  /\b(?:(?:broke|split|broken) up|divorc\w+|left me(?! (?:an? (?!few|couple|week|month|year|day|while)|the|his|her|their|in (?:charge|tears|the)|to|some|no|on read|wondering|speechless|hanging)\b)|separated)\b/;

const NUMBER = "(?:a|an|one|two|three|four|five|six|seven|eight|nine|ten|eleven|twelve|\\d+|few|several)";
/** Matches words by which somebody says that they are at peace with it, or that it was long ago. */
const CALM = new RegExp(
  [
    "(?:we(?:'re| are)|i(?:'m| am)|it(?:'s| is| was)|all|both|that(?:'s| is| was)) (?:both |all |really |mostly |perfectly |totally )?(?:fine|ok|okay|good|friendly|amicable|mutual|calm|civil|peaceful|for the best|over it)",
    "(?:on|in) (?:good|friendly|decent|fine) terms|amicabl[ey]|mutual|friendly|the right (?:thing|decision|choice|call)|for the best|still (?:good )?friends|no hard feelings|no drama|get on (?:well|fine)|relieved|better (?:like this|this way|off)(?! without me)",
    `(?:${NUMBER} )?years ago|a year ago|last year|(?:four|five|six|seven|eight|nine|ten|eleven|[4-9]|1\\d) months ago|in (?:19|20)\\d\\d`,
  ]
    .map((part) => `\\b(?:${part})\\b`)
    .join("|"),
);

/** Matches what two people divide when they part. */
const DIVIDES =
  /\b(?:who|which of us) (?:keeps|gets|takes|pays|moves|cancels|has|will keep|should keep)\b|\b(?:split|divide|dividing|sell|selling|sort|cancel|cancelling|canceling) (?:up )?(?:the|our) \w+|\bwhose name\b|\bfiling\b|\bpaperwork\b/;

/** Returns whether a text, flattened by `plainOf`, grieves for somebody who died or for a couple that ended. */
export function grieves(plain: string): boolean {
  if (settlesAfterDeath(plain)) return false;
  if (DEATH_GRIEVED.test(plain) || FUNERAL.test(plain.replace(FUNERAL_TRADE, " , "))) return true;
  return PARTED.test(plain) && !isDescribedCalmly(plain);
}

/** Returns whether the end of a couple is told in peace or as something practical, and with nothing that hurts. */
function isDescribedCalmly(plain: string): boolean {
  const rest = plain.replace(PARTED, " , ").replace(CALM, " , ");
  return (CALM.test(plain) || DIVIDES.test(plain)) && !hurts(rest) && !isSore(rest);
}
