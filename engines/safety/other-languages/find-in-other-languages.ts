// Looks for outright phrases in the languages beside English, German and Spanish, whatever the rest is written in.

import type { CrisisKind } from "#domain/help/help-line.ts";
import { PhraseIndex, type StepTally, type Word } from "../phrase-matcher.ts";
import { OTHER_LANGUAGES } from "../safety-languages.ts";
import { BARE_WORD_LIMIT } from "../weigh-hint.ts";
import { foldAnyScript, readAnyScript, spaceOut } from "./read-any-script.ts";

type Meaning = {
  kind: CrisisKind;
  language: string;
  isMention: boolean;
  negators: ReadonlySet<string>;
  unless: PhraseIndex<true>;
};
export type OtherFinding =
  | { level: "crisis"; kind: CrisisKind; language: string }
  | { level: "distress" | "none" };

/** The index of all phrases. It is built for the first text. */
let languages: PhraseIndex<Meaning> | undefined;

/** Returns the first outright phrase that is not denied; else whether a phrase is denied or only mentioned. */
export function findInOtherLanguages(text: string, tally: StepTally): OtherFinding {
  languages ??= indexLanguages();
  const words = readAnyScript(text);
  let level: "none" | "distress" = "none";
  for (const { start, end, meaning } of languages.find(words, tally)) {
    if (meaning.unless.matchesAt(words, end, tally) && !words[end]?.opensClause) continue;
    // A Chinese or Japanese character counts as a word.
    const isBare = meaning.isMention && words.length > BARE_WORD_LIMIT;
    if (isBare || isDenied(words, start, meaning.negators)) level = "distress";
    else return { level: "crisis", kind: meaning.kind, language: meaning.language };
  }
  return { level };
}

function isDenied(words: readonly Word[], start: number, negators: ReadonlySet<string>): boolean {
  const before = words[start - 1];
  return (
    before !== undefined &&
    before.sentence === words[start]?.sentence &&
    !words[start]?.opensClause &&
    negators.has(before.text)
  );
}

function indexLanguages(): PhraseIndex<Meaning> {
  const index = new PhraseIndex<Meaning>(new Set(), foldOne);
  for (const { code, negators, groups, mentions } of OTHER_LANGUAGES) {
    const denials = new Set(foldAnyScript(negators).split(/\s+/));
    for (const { kind, phrases, unless = "" } of groups) {
      const followers = new PhraseIndex<true>(new Set(), foldOne);
      followers.add(spaceOut(unless), {}, true);
      const meaning = { kind, language: code, isMention: false, negators: denials, unless: followers };
      index.add(spaceOut(phrases), {}, meaning, denials);
    }
    const none = new PhraseIndex<true>(new Set());
    const mention: Meaning = {
      kind: "suicide",
      language: code,
      isMention: true,
      negators: denials,
      unless: none,
    };
    index.add(spaceOut(mentions), {}, mention, denials);
  }
  return index;
}

function foldOne(word: string): string[] {
  return [foldAnyScript(word)];
}
