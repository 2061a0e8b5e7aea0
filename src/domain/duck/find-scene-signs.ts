// Finds the phrases of the scenes in the sentences of a text.
import { AnchorIndex } from "./phrase-anchors.ts";
import type { SceneSigns } from "./scene.ts";
import { SCENES } from "./scenes.ts";
import type { Sign } from "./sign.ts";

/** The phrases of a situation that were found, as one list for each sentence of the text. */
export interface Found {
  declared: string[][];
  subject: string[][];
  trouble: string[][];
  namedBy: string[][];
}

/** Returns the phrases that were found; `null` if there are none, or if a veto phrase was found. */
export function findSigns(
  { declares, subject, trouble, namedBy, veto }: SceneSigns,
  text: readonly TextSentence[],
): Found | null {
  const found = {
    declared: matchesIn(declares, text),
    subject: matchesIn(subject, text),
    trouble: matchesIn(trouble, text),
    namedBy: matchesIn(namedBy, text),
  };
  if (isAnywhere(matchesIn(veto, text))) return null;
  return Object.values(found).some(isAnywhere) ? found : null;
}

interface TextSentence {
  plain: string;
  /** The signs of which the sentence contains at least one word. */
  possible: ReadonlySet<Sign>;
}

let index: AnchorIndex<Sign> | undefined;

/** Returns the index of the signs of all scenes by their words. It is built for the first text. */
export function signIndex(): AnchorIndex<Sign> {
  index ??= new AnchorIndex(
    SCENES.flatMap(({ signs: { subject, trouble, declares, namedBy, veto } }) =>
      [subject, trouble, declares, namedBy, veto].filter((sign) => sign !== null),
    ),
  );
  return index;
}

/** Returns the matches of a sign in each sentence. */
function matchesIn(sign: Sign | null, text: readonly TextSentence[]): string[][] {
  if (!sign) return [];
  return text.map(({ plain, possible }) => (possible.has(sign) && plain.match(sign.pattern)) || []);
}

export function isAnywhere(found: readonly string[][]): boolean {
  return found.some((matches) => matches.length > 0);
}
