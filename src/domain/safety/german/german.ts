// The German phrases of the crisis path, put together from one file a subject.
// Umlauts may be written; typed text is matched without them or with ae, oe, ue.

import type { HintTable, PhraseTable } from "../phrase-table.ts";
import { GERMAN_ABUSE } from "./abuse.ts";
import { GERMAN_CONTEXT } from "./context.ts";
import { GERMAN_DARK_WORDS } from "./dark-words.ts";
import { GERMAN_EMERGENCY } from "./emergency.ts";
import { GERMAN_IDIOMS } from "./idioms.ts";
import { GERMAN_MATTERS_AND_STANCES } from "./matters-and-stances.ts";
import { GERMAN_OUTRIGHT } from "./outright.ts";
import { GERMAN_SELF_HARM } from "./self-harm.ts";
import { GERMAN_SIGNS } from "./signs.ts";
import { GERMAN_SUICIDE_MEANS } from "./suicide-means.ts";
import { GERMAN_SUICIDE_OF_ANOTHER } from "./suicide-of-another.ts";
import { GERMAN_SUICIDE_OUTRIGHT } from "./suicide-outright.ts";
import { GERMAN_SUICIDE_OWN_DEATH } from "./suicide-own-death.ts";
import { GERMAN_SUICIDE_WEARY_OF_LIFE } from "./suicide-weary-of-life.ts";
import { GERMAN_SUICIDE_WISHES } from "./suicide-wishes.ts";
import { GERMAN_WORD_LISTS } from "./word-lists.ts";

export const GERMAN_HINTS: HintTable = {
  classes: GERMAN_WORD_LISTS.hints,
  crisis: [
    ...GERMAN_SUICIDE_WISHES.hints,
    ...GERMAN_SUICIDE_WEARY_OF_LIFE.hints,
    ...GERMAN_SUICIDE_MEANS.hints,
    ...GERMAN_SUICIDE_OWN_DEATH.hints,
    ...GERMAN_SELF_HARM.hints,
    ...GERMAN_ABUSE.hints,
    ...GERMAN_EMERGENCY.hints,
    ...GERMAN_SUICIDE_OF_ANOTHER.hints,
  ],
  ...GERMAN_SIGNS,
  ...GERMAN_MATTERS_AND_STANCES,
};

export const GERMAN: PhraseTable = {
  language: "de",
  classes: GERMAN_WORD_LISTS.plain,
  crisis: [
    ...GERMAN_SUICIDE_OUTRIGHT.plain,
    ...GERMAN_SUICIDE_WEARY_OF_LIFE.plain,
    ...GERMAN_SUICIDE_OWN_DEATH.plain,
    ...GERMAN_SUICIDE_OF_ANOTHER.plain,
    ...GERMAN_SELF_HARM.plain,
    ...GERMAN_ABUSE.plain,
    ...GERMAN_EMERGENCY.plain,
  ],
  hints: GERMAN_HINTS,
  outright: GERMAN_OUTRIGHT,
  ...GERMAN_DARK_WORDS,
  ...GERMAN_IDIOMS,
  ...GERMAN_CONTEXT,
};
