/** Builds phrase tables from the files in `words/`, in which a text of several phrases is stored as a list. */
import type { OtherLanguage } from "./other-languages/other-language.ts";
import type { CrisisGroup, OutrightGroup, PhraseTable, SafetyLanguage, SignGroup } from "./phrase-table.ts";

type Lines = readonly string[];
type Listed<Group> = { [Key in keyof Group]: Key extends TextKey ? Lines : Group[Key] } & { about?: string };
type TextKey = "phrases" | "unless" | "appositions" | "leftOpenBy";
type Lists<Keys extends string> = Record<Keys, Lines>;
type SignTexts = "matters" | "ties" | "allOfLife" | "stances" | "self";
type ContextTexts =
  | "distress"
  | "idioms"
  | "fiction"
  | "voice"
  | "verdict"
  | "topic"
  | "person"
  | "relation"
  | "past"
  | "now"
  | "recurrence"
  | "firstPerson"
  | "negators"
  | "linkers";

/** The files of one language, by their names. */
export interface SafetyContent {
  wordLists: Record<"plain" | "hints", Record<string, string>>;
  crisis: Record<"plain" | "hints", readonly Listed<CrisisGroup>[]>;
  outright: { classes: Record<string, string>; stops: string; groups: readonly Listed<OutrightGroup>[] };
  signs: Lists<SignTexts> & { signs: readonly Listed<SignGroup>[] };
  context: Lists<ContextTexts> & { mentions: readonly Listed<PhraseTable["mentions"][number]>[] };
}

export function readPhraseTable(language: SafetyLanguage, content: SafetyContent): PhraseTable {
  const { wordLists, crisis, outright } = content;
  const { signs, ...signTexts } = content.signs;
  const { mentions, ...contextTexts } = content.context;
  return {
    language,
    classes: wordLists.plain,
    crisis: crisis.plain.map(readGroup<CrisisGroup>),
    hints: {
      classes: wordLists.hints,
      crisis: crisis.hints.map(readGroup<CrisisGroup>),
      signs: signs.map(readGroup<SignGroup>),
      ...inLines(signTexts),
    },
    outright: { ...outright, groups: outright.groups.map(readGroup<OutrightGroup>) },
    mentions: mentions.map(readGroup<PhraseTable["mentions"][number]>),
    ...inLines(contextTexts),
  };
}

export interface OtherLanguageContent {
  code: string;
  name: string;
  negators: string;
  groups: readonly Listed<OtherLanguage["groups"][number]>[];
  mentions: Lines;
}

export function readOtherLanguage({ code, name, negators, ...lists }: OtherLanguageContent): OtherLanguage {
  return {
    code,
    name,
    negators,
    groups: lists.groups.map(readGroup<OtherLanguage["groups"][number]>),
    mentions: lists.mentions.join("\n"),
  };
}

function readGroup<Group>({ about: _about, ...group }: Listed<Group>): Group {
  return inLines(group) as Group;
}

/** Returns the fields with each list joined into a text of one phrase a line. Other fields stay as they are. */
function inLines<Keys extends string>(fields: Partial<Record<Keys, unknown>>): Record<Keys, string> {
  const entries = Object.entries(fields)
    .filter(([key]) => key !== "$schema")
    .map(([key, value]) => [key, Array.isArray(value) ? value.join("\n") : value]);
  return Object.fromEntries(entries);
}
