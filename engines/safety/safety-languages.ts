/**
 * The data of the languages in which a crisis is recognised: three with all rules, and others with outright phrases
 * only.
 */

import type { OtherLanguage } from "./other-languages/other-language.ts";
import {
  type OtherLanguageContent,
  readOtherLanguage,
  readPhraseTable,
  type SafetyContent,
} from "./phrase-content.ts";
import type { PhraseTable } from "./phrase-table.ts";
import deContext from "./words/de/context.json" with { type: "json" };
import deCrisis from "./words/de/crisis.json" with { type: "json" };
import deOutright from "./words/de/outright.json" with { type: "json" };
import deSigns from "./words/de/signs.json" with { type: "json" };
import deWordLists from "./words/de/word-lists.json" with { type: "json" };
import enContext from "./words/en/context.json" with { type: "json" };
import enCrisis from "./words/en/crisis.json" with { type: "json" };
import enOutright from "./words/en/outright.json" with { type: "json" };
import enSigns from "./words/en/signs.json" with { type: "json" };
import enWordLists from "./words/en/word-lists.json" with { type: "json" };
import esContext from "./words/es/context.json" with { type: "json" };
import esCrisis from "./words/es/crisis.json" with { type: "json" };
import esOutright from "./words/es/outright.json" with { type: "json" };
import esSigns from "./words/es/signs.json" with { type: "json" };
import esWordLists from "./words/es/word-lists.json" with { type: "json" };
import ar from "./words/other/ar.json" with { type: "json" };
import fr from "./words/other/fr.json" with { type: "json" };
import hi from "./words/other/hi.json" with { type: "json" };
import it from "./words/other/it.json" with { type: "json" };
import ja from "./words/other/ja.json" with { type: "json" };
import ko from "./words/other/ko.json" with { type: "json" };
import nl from "./words/other/nl.json" with { type: "json" };
import pl from "./words/other/pl.json" with { type: "json" };
import pt from "./words/other/pt.json" with { type: "json" };
import ru from "./words/other/ru.json" with { type: "json" };
import tr from "./words/other/tr.json" with { type: "json" };
import uk from "./words/other/uk.json" with { type: "json" };
import zh from "./words/other/zh.json" with { type: "json" };

export const PHRASE_TABLES: readonly PhraseTable[] = [
  readPhraseTable("en", {
    wordLists: enWordLists,
    crisis: enCrisis,
    outright: enOutright,
    signs: enSigns,
    context: enContext,
  } as SafetyContent),
  readPhraseTable("de", {
    wordLists: deWordLists,
    crisis: deCrisis,
    outright: deOutright,
    signs: deSigns,
    context: deContext,
  } as SafetyContent),
  readPhraseTable("es", {
    wordLists: esWordLists,
    crisis: esCrisis,
    outright: esOutright,
    signs: esSigns,
    context: esContext,
  } as SafetyContent),
];

/** The other languages, in the order in which a text is searched. */
export const OTHER_LANGUAGES: readonly OtherLanguage[] = (
  [fr, it, pt, nl, pl, ru, uk, tr, ar, hi, zh, ja, ko] as OtherLanguageContent[]
).map(readOtherLanguage);

/** The English names of the languages in which texts are checked for a crisis. Those with the most thorough checks come first. */
export const CHECKED_LANGUAGES: readonly string[] = [
  "English",
  "German",
  "Spanish",
  ...OTHER_LANGUAGES.map(({ name }) => name),
];
