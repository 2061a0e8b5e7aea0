/** The words with which a model says whether somebody is in danger, in whichever language it answers. */
import type { Concern } from "./reading-result.ts";

const DANGER =
  "danger gefahr gefährlich lebensgefahr notfall peligro peligroso pericolo perigo gevaar fara fare vaara niebezpieczeństwo " +
  "nebezpečí nebezpečenstvo veszély pericol опасность небезпека опасност tehlike κίνδυνος 危险 危險 危険 위험 خطر סכנה ख़तरा खतरा bahaya";
const WORRIED =
  "worried worry besorgt besorgnis sorge preocupado preocupada preocupación preocupação inquiet inquiète inquiétude preoccupato " +
  "preoccupata preoccupazione bezorgd zorgen orolig bekymret bekymring huolissaan zaniepokojony martwię znepokojený aggódom " +
  "îngrijorat беспокойство тревога обеспокоен занепокоєння endişeli endişe ανησυχία 担心 擔心 心配 걱정 قلق דאגה चिंता khawatir";
const DENIALS =
  "no none nobody nothing not false nein kein keine keiner keinerlei niemand nicht nichts ninguno ninguna ningún nadie nada non " +
  "aucun aucune personne pas rien nessuno nessuna niente não nenhum nenhuma ninguém nee geen niet ingen inget nej nei ei " +
  "nie nikt brak ne nikdo žádné nem senki nincs nu nimeni нет никто не немає ні hayır yok όχι κανένας 无 無 否 没有 沒有 なし いいえ 없음 아니요 لا";
/** The words that may stand beside a denial without making it anything else. */
const BESIDE =
  "a an any are at all present needed required anyone anybody apparent applicable be detected found here identified immediate in is it of one or " +
  "concern concerns risk s seems sign signs t the there this ist sind in es hay en est n il y a de d danger akute akut person " +
  "somebody someone";
const YES = "yes true ja sí si oui sim tak да evet ναι 是 はい 네";

const setOf = (...lists: string[]): ReadonlySet<string> => new Set(lists.join(" ").split(" "));
const CONCERN_OF: ReadonlyMap<string, Concern> = new Map([
  ...DANGER.split(" ").map((word) => [word, "danger"] as const),
  ...WORRIED.split(" ").map((word) => [word, "worried"] as const),
]);
const DENYING = setOf(DENIALS);
const IN_A_DENIAL = setOf(DENIALS, BESIDE, DANGER, WORRIED);
const YES_WORDS = setOf(YES);
/** More words than this are no bare denial. */
const LONGEST_DENIAL = 10;

/** Every word that names a concern. */
export const CONCERN_WORDS: readonly string[] = [...CONCERN_OF.keys()];

/** Returns the concern that a text names, the graver one if it names both. */
export function concernNamedIn(text: string): Concern | undefined {
  const named = wordsOf(text).flatMap((word) => CONCERN_OF.get(word) ?? []);
  return named.includes("danger") ? "danger" : named[0];
}

/** Returns whether a text says that there is no concern, and says nothing else. */
export function deniesConcern(text: string): boolean {
  const words = wordsOf(text.replace(/n\/a/i, "none"));
  return (
    words.length <= LONGEST_DENIAL &&
    words.some((word) => DENYING.has(word)) &&
    words.every((word) => IN_A_DENIAL.has(word))
  );
}

/** Returns whether a text begins like a denial. What follows may take that back. */
export function beginsToDeny(text: string): boolean {
  const [first = ""] = wordsOf(text);
  return DENYING.has(first);
}

/** Returns whether a line that is still arriving may become a bare denial or a bare yes, or begins like a denial. */
export function mayBecomeDenial(arriving: string): boolean {
  const words = wordsOf(arriving).slice(0, -1);
  return beginsToDeny(words.join(" ")) || words.every((word) => IN_A_DENIAL.has(word) || YES_WORDS.has(word));
}

/** Returns whether a text only confirms what the tag before it says. */
export function confirms(text: string): boolean {
  const words = wordsOf(text);
  return words.length > 0 && words.every((word) => YES_WORDS.has(word));
}

function wordsOf(text: string): string[] {
  return text.toLowerCase().match(/[\p{L}\p{M}]+/gu) ?? [];
}
