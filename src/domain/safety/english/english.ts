// The English phrases of the crisis path, put together from one file a subject.
// Contractions stand without apostrophe; "want to" is wanna, "going to" gonna.

import type { HintTable, PhraseTable } from "../phrase-table.ts";
import { ENGLISH_ABUSE } from "./abuse.ts";
import { ENGLISH_CONTEXT } from "./context.ts";
import { ENGLISH_DARK_WORDS } from "./dark-words.ts";
import { ENGLISH_EMERGENCY } from "./emergency.ts";
import { ENGLISH_IDIOMS } from "./idioms.ts";
import { ENGLISH_MATTERS_AND_STANCES } from "./matters-and-stances.ts";
import { ENGLISH_OUTRIGHT } from "./outright.ts";
import { ENGLISH_SELF_HARM } from "./self-harm.ts";
import { ENGLISH_SIGNS } from "./signs.ts";
import { ENGLISH_SUICIDE_MEANS } from "./suicide-means.ts";
import { ENGLISH_SUICIDE_OF_ANOTHER } from "./suicide-of-another.ts";
import { ENGLISH_SUICIDE_OUTRIGHT } from "./suicide-outright.ts";
import { ENGLISH_SUICIDE_OWN_DEATH } from "./suicide-own-death.ts";
import { ENGLISH_SUICIDE_WEARY_OF_LIFE } from "./suicide-weary-of-life.ts";
import { ENGLISH_SUICIDE_WISHES } from "./suicide-wishes.ts";
import { ENGLISH_WORD_LISTS } from "./word-lists.ts";

export const ENGLISH_HINTS: HintTable = {
  classes: ENGLISH_WORD_LISTS.hints,
  crisis: [
    ...ENGLISH_SUICIDE_OUTRIGHT.hints,
    ...ENGLISH_SUICIDE_WISHES.hints,
    ...ENGLISH_SUICIDE_WEARY_OF_LIFE.hints,
    ...ENGLISH_SUICIDE_MEANS.hints,
    ...ENGLISH_SUICIDE_OWN_DEATH.hints,
    ...ENGLISH_SELF_HARM.hints,
    ...ENGLISH_ABUSE.hints,
    ...ENGLISH_EMERGENCY.hints,
    ...ENGLISH_SUICIDE_OF_ANOTHER.hints,
  ],
  ...ENGLISH_SIGNS,
  ...ENGLISH_MATTERS_AND_STANCES,
};

export const ENGLISH: PhraseTable = {
  language: "en",
  classes: ENGLISH_WORD_LISTS.plain,
  crisis: [
    ...ENGLISH_SUICIDE_OUTRIGHT.plain,
    ...ENGLISH_SUICIDE_WEARY_OF_LIFE.plain,
    ...ENGLISH_SUICIDE_OWN_DEATH.plain,
    ...ENGLISH_SUICIDE_OF_ANOTHER.plain,
    ...ENGLISH_SELF_HARM.plain,
    ...ENGLISH_ABUSE.plain,
    ...ENGLISH_EMERGENCY.plain,
  ],
  hints: ENGLISH_HINTS,
  outright: ENGLISH_OUTRIGHT,
  ...ENGLISH_DARK_WORDS,
  ...ENGLISH_IDIOMS,
  ...ENGLISH_CONTEXT,
};
