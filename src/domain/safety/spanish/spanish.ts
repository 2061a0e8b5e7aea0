// The Spanish phrases of the crisis path, put together from one file a subject.
// Accents may be written; typed text is matched without them.

import type { HintTable, PhraseTable } from "../phrase-table.ts";
import { SPANISH_ABUSE } from "./abuse.ts";
import { SPANISH_CONTEXT } from "./context.ts";
import { SPANISH_DARK_WORDS } from "./dark-words.ts";
import { SPANISH_EMERGENCY } from "./emergency.ts";
import { SPANISH_IDIOMS } from "./idioms.ts";
import { SPANISH_MATTERS_AND_STANCES } from "./matters-and-stances.ts";
import { SPANISH_OUTRIGHT } from "./outright.ts";
import { SPANISH_SELF_HARM } from "./self-harm.ts";
import { SPANISH_SIGNS } from "./signs.ts";
import { SPANISH_SUICIDE_MEANS } from "./suicide-means.ts";
import { SPANISH_SUICIDE_OF_ANOTHER } from "./suicide-of-another.ts";
import { SPANISH_SUICIDE_OUTRIGHT } from "./suicide-outright.ts";
import { SPANISH_SUICIDE_OWN_DEATH } from "./suicide-own-death.ts";
import { SPANISH_SUICIDE_WEARY_OF_LIFE } from "./suicide-weary-of-life.ts";
import { SPANISH_SUICIDE_WISHES } from "./suicide-wishes.ts";
import { SPANISH_WORD_LISTS } from "./word-lists.ts";

export const SPANISH_HINTS: HintTable = {
  classes: SPANISH_WORD_LISTS.hints,
  crisis: [
    ...SPANISH_SUICIDE_WISHES.hints,
    ...SPANISH_SUICIDE_WEARY_OF_LIFE.hints,
    ...SPANISH_SUICIDE_MEANS.hints,
    ...SPANISH_SUICIDE_OWN_DEATH.hints,
    ...SPANISH_SELF_HARM.hints,
    ...SPANISH_ABUSE.hints,
    ...SPANISH_EMERGENCY.hints,
    ...SPANISH_SUICIDE_OF_ANOTHER.hints,
  ],
  ...SPANISH_SIGNS,
  ...SPANISH_MATTERS_AND_STANCES,
};

export const SPANISH: PhraseTable = {
  language: "es",
  classes: SPANISH_WORD_LISTS.plain,
  crisis: [
    ...SPANISH_SUICIDE_OUTRIGHT.plain,
    ...SPANISH_SUICIDE_WEARY_OF_LIFE.plain,
    ...SPANISH_SUICIDE_OWN_DEATH.plain,
    ...SPANISH_SUICIDE_OF_ANOTHER.plain,
    ...SPANISH_SELF_HARM.plain,
    ...SPANISH_ABUSE.plain,
    ...SPANISH_EMERGENCY.plain,
  ],
  hints: SPANISH_HINTS,
  outright: SPANISH_OUTRIGHT,
  ...SPANISH_DARK_WORDS,
  ...SPANISH_IDIOMS,
  ...SPANISH_CONTEXT,
};
