// Words that are another word in this place only: "dye" for "die", "end my lief", "jump of the bridge".

import type { Word } from "./phrase-matcher.ts";

/** By a word, the words that are misspelt after it, with the word that each stands for. */
const AFTER: Record<string, Record<string, string>> = {
  my: { lief: "life", pils: "pills" },
  be: { hear: "here" },
  to: { liv: "live" },
  wanna: { liv: "live", shot: "shoot", di: "die", dei: "die" },
  gonna: { shot: "shoot" },
  jump: { of: "off" },
  jumping: { of: "off" },
};

const DYES: Record<string, string> = { dye: "die", dyed: "died" };

/** Words after which "dye" still is "die". Anything else may be what is dyed. */
const MAY_FOLLOW_DIE: ReadonlySet<string> = new Set(
  "so tonight 2nite rite today tomorrow now already soon please and but because cause honestly anymore in alone rn fr badly too really i im every from of young like if when more".split(
    " ",
  ),
);

/** Words before which "jump of" is no misspelling: "jump of joy". */
const FEELINGS: ReadonlySet<string> = new Set(["joy", "happiness", "excitement", "delight"]);

/** Words of a text about dyeing, in which "dye" is spelt right. */
const ABOUT_DYEING: ReadonlySet<string> = new Set(
  `hair roots brows eyebrows beard blonde brunette highlights bleach salon hairdresser color colors colour colours dyes dyeing
  black white blue red green pink purple yellow orange brown grey gray indigo wool yarn fabric fabrics cloth clothes shirt
  shirts jeans dress curtains sheets silk linen cotton leather shoes eggs easter tie batik batch vat bath pot pots`.split(
    /\s+/,
  ),
);

/** Returns the words with the sound-alikes replaced by what they mean. */
export function replaceSoundAlikes(words: readonly Word[]): Word[] {
  const isAboutDyeing = words.some(({ text }) => ABOUT_DYEING.has(text));
  return words.map((word, at) => {
    const meant =
      meantAfter(words[at - 1], word, words[at + 1]) ??
      (isAboutDyeing ? undefined : meantAsDying(word, words[at + 1]));
    return meant === undefined ? word : { ...word, text: meant };
  });
}

function meantAfter(
  before: Word | undefined,
  { text, sentence }: Word,
  next: Word | undefined,
): string | undefined {
  if (text === "of" && FEELINGS.has(next?.text ?? "")) return undefined;
  const misspelt =
    before?.sentence === sentence && Object.hasOwn(AFTER, before.text) ? AFTER[before.text] : undefined;
  return misspelt && Object.hasOwn(misspelt, text) ? misspelt[text] : undefined;
}

function meantAsDying({ text, sentence }: Word, next: Word | undefined): string | undefined {
  if (!Object.hasOwn(DYES, text)) return undefined;
  const isLast = next?.sentence !== sentence || next.opensClause;
  return isLast || MAY_FOLLOW_DIE.has(next.text) ? DYES[text] : undefined;
}
