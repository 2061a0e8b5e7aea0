// What a found phrase says about a text, and the one index that finds all of them in one pass.

import type { CrisisKind } from "#domain/help/help-line.ts";
import { foldLetters } from "./fold-letters.ts";
import { PhraseIndex } from "./phrase-matcher.ts";
import type { CrisisGroup, PhraseTable, SafetyLanguage, SignFamily } from "./phrase-table.ts";
import { PHRASE_TABLES } from "./safety-languages.ts";

const CONTEXT_ROLES = [
  "distress",
  "idioms",
  "fiction",
  "voice",
  "verdict",
  "topic",
  "person",
  "relation",
  "past",
  "now",
  "recurrence",
  "matters",
  "stances",
] as const;
export type ContextRole = (typeof CONTEXT_ROLES)[number];

export type CrisisMeaning = {
  role: "crisis";
  kind: CrisisKind;
  frame: CrisisGroup["frame"];
  language: SafetyLanguage;
};
export type MentionMeaning = { role: "mention"; kind: CrisisKind; language: SafetyLanguage };
export type SignMeaning = { role: "sign"; family: SignFamily; language: SafetyLanguage };
export type OutrightMeaning = {
  role: "outright";
  kind: CrisisKind;
  language: SafetyLanguage;
  /** Words that directly follow the phrase and change its meaning. */
  unless: PhraseIndex<true>;
  /** Words that follow the phrase after a comma or a colon and change its meaning. */
  appositions: PhraseIndex<true>;
  /** Words that directly follow the phrase and leave the decision to the other rules. */
  leftOpenBy: PhraseIndex<true>;
  mayBePast: boolean;
};
export type PhraseMeaning =
  | CrisisMeaning
  | MentionMeaning
  | SignMeaning
  | OutrightMeaning
  | { role: ContextRole };

const TABLES = PHRASE_TABLES;

function readWordList(list: string): string[] {
  return list
    .split(/[\s|]+/)
    .filter((word) => word !== "")
    .flatMap(foldLetters);
}

export const NEGATORS: ReadonlySet<string> = new Set(TABLES.flatMap((table) => readWordList(table.negators)));
export const FIRST_PERSON: ReadonlySet<string> = new Set(
  TABLES.flatMap((table) => readWordList(table.firstPerson)),
);
/** Words that are the subject of their clause. A negation before them does not belong to the clause. */
export const SUBJECT_PRONOUNS: ReadonlySet<string> = new Set(["i", "im", "ive", "id", "ill", "ich", "yo"]);
export const SELF: ReadonlySet<string> = new Set(TABLES.flatMap((table) => readWordList(table.hints.self)));
export const TIES: ReadonlySet<string> = new Set(TABLES.flatMap((table) => readWordList(table.hints.ties)));
export const ALL_OF_LIFE: ReadonlySet<string> = new Set(
  TABLES.flatMap((table) => readWordList(table.hints.allOfLife)),
);
export const LINKERS: ReadonlySet<string> = new Set(TABLES.flatMap((table) => readWordList(table.linkers)));
let phrases: PhraseIndex<PhraseMeaning> | undefined;

/** Returns the index of all phrases. It is built for the first text. */
export function phraseIndex(): PhraseIndex<PhraseMeaning> {
  phrases ??= indexTables();
  return phrases;
}

function indexTables(): PhraseIndex<PhraseMeaning> {
  const index = new PhraseIndex<PhraseMeaning>(NEGATORS);
  for (const table of TABLES) {
    const { language } = table;
    const classes = { ...table.classes, ...table.hints.classes };
    for (const { kind, frame, phrases } of [...table.crisis, ...table.hints.crisis]) {
      index.add(phrases, classes, { role: "crisis", kind, frame, language });
    }
    for (const { kind, phrases } of table.mentions)
      index.add(phrases, classes, { role: "mention", kind, language });
    for (const { family, phrases } of table.hints.signs) {
      index.add(phrases, classes, { role: "sign", family, language });
    }
    for (const role of CONTEXT_ROLES) {
      const phrases = role === "matters" || role === "stances" ? table.hints[role] : table[role];
      index.add(phrases, classes, { role });
    }
    addOutright(index, table);
  }
  return index;
}

function addOutright(index: PhraseIndex<PhraseMeaning>, table: PhraseTable): void {
  const classes = { ...table.classes, ...table.hints.classes, ...table.outright.classes };
  const stops = new Set(readWordList(table.outright.stops));
  for (const group of table.outright.groups) {
    const meaning: OutrightMeaning = {
      role: "outright",
      kind: group.kind,
      language: table.language,
      unless: indexFollowers(group.unless, classes),
      appositions: indexFollowers(group.appositions, classes),
      leftOpenBy: indexFollowers(group.leftOpenBy, classes),
      mayBePast: group.mayBePast ?? false,
    };
    index.add(group.phrases, classes, meaning, stops);
  }
}

function indexFollowers(phrases: string | undefined, classes: Record<string, string>): PhraseIndex<true> {
  const index = new PhraseIndex<true>(NEGATORS);
  index.add(phrases ?? "", classes, true);
  return index;
}
