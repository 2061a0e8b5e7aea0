// Which words a text needs, at least, for a phrase to stand in it. See `duck/phrases.ts` for the notation.

const LETTERS = /[\p{L}\p{N}]+/gu;
const TOKEN = /\([^()]{1,380}\)\??|[^\s()]{1,60}/gu;
const SHORTEST_STEM = 2;
/** Words that stand in most texts, in all three languages, so that a phrase is better found by another. */
const FREQUENT = new Set(
  (
    "i the to a and my it that of in is me not can t don s be have on what this so but do for or with you am no we he she they " +
    "ich es nicht das die der und zu in mir mich ist ein eine noch so was er sie wir immer wieder nie alles auf mit kann den " +
    "no que de la el en y a me lo un una se es por con mi le para los las siempre todo más nunca si ya al"
  ).split(" "),
);

/** The beginning of a word that a phrase needs. */
export interface Head {
  run: string;
  /** Any word that begins with it will do. */
  isStem: boolean;
}

/** Returns one list for each word that the phrase cannot do without; any of the list will do. */
export function requiredHeads(phrase: string): Head[][] {
  return (phrase.match(TOKEN) ?? [])
    .filter((token) => token !== "…" && !token.endsWith("?"))
    .map(headsOfToken)
    .filter((heads) => heads !== null);
}

/** Returns the list that fits the fewest texts; `null` where the phrase has no word. */
export function rarestHeads(required: readonly Head[][]): Head[] | null {
  const rarity = (heads: readonly Head[]) => {
    const frequent = heads.filter(({ run }) => FREQUENT.has(run)).length;
    return Math.min(...heads.map(({ run }) => run.length)) - 100 * frequent;
  };
  return required.toSorted((one, other) => rarity(other) - rarity(one))[0] ?? null;
}

/** Tells whether one of the words begins as it must. */
export function isHeadIn({ run, isStem }: Head, words: ReadonlySet<string>): boolean {
  if (!isStem) return words.has(run);
  for (const word of words) if (word.startsWith(run)) return true;
  return false;
}

function headsOfToken(token: string): Head[] | null {
  const heads = token.replace(/[()]/g, "").split("|").map(headOf);
  return heads.every((head) => head !== null) ? heads : null;
}

function headOf(alternative: string): Head | null {
  const [first = ""] = alternative.trim().split(" ");
  const [run = ""] = first.match(LETTERS) ?? [];
  if (run === "" || !first.startsWith(run)) return null;
  const isStem = first === `${run}*`;
  return isStem && run.length < SHORTEST_STEM ? null : { run, isStem };
}
