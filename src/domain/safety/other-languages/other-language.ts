// The shape of a language of which only outright phrases are known.

import type { CrisisKind } from "../phrase-table.ts";

export type OtherLanguage = {
  /** The language's code, as BCP 47. */
  code: string;
  /** Its English name, as a page shows it. */
  name: string;
  /** Words that deny the phrase they stand before, and words by which it means something else: "dying of laughter". */
  negators: string;
  groups: {
    kind: CrisisKind;
    /** Written as phrase-matcher.ts says. Each Chinese or Japanese sign is a word. */
    phrases: string;
    /** What may follow at once and makes another phrase of it: "want to die" + "of laughter". */
    unless?: string;
  }[];
  /** Words that are a crisis where they are nearly all that was typed, and a sign of darkness elsewhere. */
  mentions: string;
};
