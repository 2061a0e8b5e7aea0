// Bare German words of a crisis, and very dark words that are none by themselves.
// The spelling rules are in german.ts.

import type { PhraseTable } from "../phrase-table.ts";

export const GERMAN_DARK_WORDS = {
  mentions: [
    { kind: "suicide", phrases: `selbstmord|suizid|suizidal|suizidgefährdet|selbstmordgefährdet` },
    { kind: "self-harm", phrases: `ritzen|selbstverletzung` },
    {
      kind: "abuse",
      phrases: `missbraucht|missbrauch|vergewaltigt|vergewaltigung|misshandelt
      häusliche gewalt`,
    },
    { kind: "emergency", phrases: `notfall|notarzt` },
  ],
  distress: `
    sinnlos|hoffnungslos|verzweifelt|verzweiflung|wertlos|depressiv|depressionen|depression|trostlos|unerträglich
    hasse mich|mein|alles|dieses
    hass auf mich
    weine|heule|weinen ~2 jeden|jede|ständig|nur|dauernd
    jeden|jede tag|nacht|morgen ~2 weine|heule
    völlig|total|ganz|so|komplett|immer allein|alleine|einsam|leer
    keinen|keiner|niemand|niemanden ~1 interessiert|liebt|versteht|mag
    fühle mich ~3 leer|tot|wertlos|nutzlos|verloren|taub
    innerlich ~1 tot|leer
    halte ~2 nicht mehr ~1 aus
    kann nicht mehr
    keinen ausweg|sinn
    alles ~1 egal|schwarz|dunkel|zu
    @will ~3 verschwinden
    bin ~3 versager|versagerin|nichts
    panikattacke|panikattacken
    nichts ~2 freude|hilft
    leben ~2 hölle|qual
    sich ~3 umgebracht|erhängt
    bin ~2 am ende
    ich ~2 am ende
    @suizid
  `,
} satisfies Partial<PhraseTable>;
