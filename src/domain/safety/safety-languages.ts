/**
 * The data of the languages in which a crisis is recognised: three with all rules, and others with outright phrases
 * only.
 */

import deContext from "#content/safety/de/context.json" with { type: "json" };
import deCrisis from "#content/safety/de/crisis.json" with { type: "json" };
import deOutright from "#content/safety/de/outright.json" with { type: "json" };
import deSigns from "#content/safety/de/signs.json" with { type: "json" };
import deWordLists from "#content/safety/de/word-lists.json" with { type: "json" };
import enContext from "#content/safety/en/context.json" with { type: "json" };
import enCrisis from "#content/safety/en/crisis.json" with { type: "json" };
import enOutright from "#content/safety/en/outright.json" with { type: "json" };
import enSigns from "#content/safety/en/signs.json" with { type: "json" };
import enWordLists from "#content/safety/en/word-lists.json" with { type: "json" };
import esContext from "#content/safety/es/context.json" with { type: "json" };
import esCrisis from "#content/safety/es/crisis.json" with { type: "json" };
import esOutright from "#content/safety/es/outright.json" with { type: "json" };
import esSigns from "#content/safety/es/signs.json" with { type: "json" };
import esWordLists from "#content/safety/es/word-lists.json" with { type: "json" };
import ar from "#content/safety/other/ar.json" with { type: "json" };
import fr from "#content/safety/other/fr.json" with { type: "json" };
import hi from "#content/safety/other/hi.json" with { type: "json" };
import it from "#content/safety/other/it.json" with { type: "json" };
import ja from "#content/safety/other/ja.json" with { type: "json" };
import ko from "#content/safety/other/ko.json" with { type: "json" };
import nl from "#content/safety/other/nl.json" with { type: "json" };
import pl from "#content/safety/other/pl.json" with { type: "json" };
import pt from "#content/safety/other/pt.json" with { type: "json" };
import ru from "#content/safety/other/ru.json" with { type: "json" };
import tr from "#content/safety/other/tr.json" with { type: "json" };
import uk from "#content/safety/other/uk.json" with { type: "json" };
import zh from "#content/safety/other/zh.json" with { type: "json" };
import type { OtherLanguage } from "./other-languages/other-language.ts";
import {
  type OtherLanguageContent,
  readOtherLanguage,
  readPhraseTable,
  type SafetyContent,
} from "./phrase-content.ts";
import type { PhraseTable } from "./phrase-table.ts";

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
