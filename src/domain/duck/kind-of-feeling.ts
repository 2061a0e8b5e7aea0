/** What a feeling is, where the question behind it depends on that. */

export type KindOfFeeling = "glad" | "missing";

const GLAD =
  /\b(?:happy|glad|relieved|proud|excited|pleased|delighted|lighter|chuffed|thrilled|joy|hopeful|marvellous|wonderful|fantastic|brilliant|could sing|made my day)\b/;
/** Gladness that is denied, that is over, or that something sore is mixed with. */
const NOT_GLAD =
  /\b(?:not|isn't|wasn't|never|no longer|used to|should be|supposed to be|pretend|wish|expected|thought|but|also|panic|afraid|scared|sad|guilty|ashamed|shame|cry|crying|tears|hurt|lonely|tired|gross|sick|angry)\b/;
const MISSING = /\b(?:i (?:just |really |still |do )*miss|missing (?:him|her|them|it|the|my))\b/;

/** `plain`: in lower case, with its apostrophes. */
export function kindOfFeeling(plain: string): KindOfFeeling | undefined {
  if (MISSING.test(plain)) return "missing";
  return GLAD.test(plain) && !NOT_GLAD.test(plain) ? "glad" : undefined;
}
