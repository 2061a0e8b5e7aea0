/** Finds the kind of a feeling if the question behind it depends on the kind. */

export type KindOfFeeling = "glad" | "missing";

const GLAD =
  /\b(?:happy|glad|relieved|proud|excited|pleased|delighted|lighter|chuffed|thrilled|joy|hopeful|marvellous|wonderful|fantastic|brilliant|could sing|made my day)\b/;
/** Matches signs that gladness is denied, over, or mixed with something painful. */
const NOT_GLAD =
  /\b(?:not|isn't|wasn't|never|no longer|used to|should be|supposed to be|pretend|wish|expected|thought|but|also|panic|afraid|scared|sad|guilty|ashamed|shame|cry|crying|tears|hurt|lonely|tired|gross|sick|angry)\b/;
const MISSING = /\b(?:i (?:just |really |still |do )*miss|missing (?:him|her|them|it|the|my))\b/;

/**
 * Returns the kind of the feeling; `undefined` if it is another one. `plain` is the message in lower case with its
 * apostrophes.
 */
export function kindOfFeeling(plain: string): KindOfFeeling | undefined {
  if (MISSING.test(plain)) return "missing";
  return GLAD.test(plain) && !NOT_GLAD.test(plain) ? "glad" : undefined;
}
