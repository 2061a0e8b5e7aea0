/** Finds the thing that a step must do without: "without my phone", "that doesn't involve wool". */

const EXCLUDED =
  /\b(?:without|(?:doesn't|does not|don't|isn't|not) (?:involve|involving|need|use|using|include|require|about)|(?:with|needs?|uses?|involves?|takes?) no) (?:a |an |the |my |any |having |more )*([a-z]{3,20})\b/;
/** Words behind "without" that name no thing. */
const NO_THING = new Set(
  "being doing going having making thinking feeling getting costing leaving losing one more idea that this it them him her time way longer much minutes need".split(
    " ",
  ),
);

/** Matches activities that a step can do without. Other words in "-ing" say what the step must not lead to. */
const DOINGS =
  /^(?:writing|talking|speaking|calling|texting|typing|reading|phoning|knitting|driving|walking)$/;

/**
 * Returns the excluded thing; `undefined` if there is none. `plain` is the message in lower case with its apostrophes.
 */
export function excludedIn(plain: string): string | undefined {
  const word = EXCLUDED.exec(plain)?.[1];
  if (word === undefined || NO_THING.has(word)) return undefined;
  return word.endsWith("ing") && !DOINGS.test(word) ? undefined : word;
}

/** Names of excluded things, with the words of a sentence that need such a thing. */
const SAME_THING: readonly (readonly [RegExp, RegExp])[] = [
  [
    /^(?:phones?|screens?|computers?|laptops?|calling|texting|internet)$/,
    /\b(?:phone|call|ring|text|send|type|mail)\b/i,
  ],
  [/^(?:writing|pens?|paper|words|typing|notes?)$/, /\b(?:write|type|line|word|note|calendar|cross)\b/i],
  [/^(?:people|talking|anyone|anybody|others|speaking)$/, /\b(?:tell|say|ask|person|whoever|who|anybody)\b/i],
];

/** Returns whether a sentence of the duck's needs the excluded thing. */
export function needsExcludedThing(sentence: string, excluded: string): boolean {
  const stem = excluded.replace(/(?:ing|s)$/, "");
  if (sentence.toLowerCase().includes(stem)) return true;
  return SAME_THING.some(([name, words]) => name.test(excluded) && words.test(sentence));
}
