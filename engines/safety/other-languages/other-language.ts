// The shape of the data of a language for which only outright phrases are known.

import type { CrisisKind } from "#domain/help/help-line.ts";

export type OtherLanguage = {
  /** The language's code, as BCP 47. */
  code: string;
  /** Its English name, as a page shows it. */
  name: string;
  /** Words before a phrase that deny it, or that give it another meaning: "dying of laughter". */
  negators: string;
  groups: {
    kind: CrisisKind;
    /** The phrases, in the notation of phrase-matcher.ts. Each Chinese or Japanese character is a word. */
    phrases: string;
    /** Words directly after a phrase that give it another meaning: "want to die" + "of laughter". */
    unless?: string;
  }[];
  /** Words that are a crisis if the text has hardly any others, and only a sign of darkness in a longer text. */
  mentions: string;
};
