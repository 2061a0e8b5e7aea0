// Weak signs in German, by family: one proves nothing, two of different families may be a crisis.
// The spelling rules are in german.ts.

import type { HintTable } from "../phrase-table.ts";

export const GERMAN_SIGNS = {
  signs: [
    {
      family: "farewell",
      phrases: `
        verabschiedet|verabschiede ~2 von ~1 allen|euch
        lebt|leb wohl
        danke für alles
        sagt|sag|richtet ~3 ich ~2 liebe|lieb ~1 habe?
        passt ~1 gut? aufeinander auf?
        letzte nachricht|worte
        machts gut
        macht es gut
        hab|habe ~1 euch|dich lieb
      `,
    },
    {
      family: "absolving",
      phrases: `
        nicht ~2 eure|deine|ihre|seine schuld
        nichts dafür
        verzeiht|verzeih|vergebt|vergib mir
        tut mir leid ~2 für|dass alles|ich
        entschuldigung für alles
      `,
    },
    {
      family: "giving-away",
      phrases: `
        @mein|alle|alles ~2 sachen|dinge|möbel|gitarre|bücher|kleider|schmuck ~2 verschenkt|verschenke|weggegeben
        verschenke|verschenkt|weggegeben ~3 sachen|alles|besitz
        hund|katze|tiere|kater ~4 gebracht|gegeben|vermittelt
        hund|katze|tiere ~4 weggegeben|abgegeben|untergebracht
      `,
    },
    {
      family: "affairs",
      phrases: `
        nachlass|begräbnis|beerdigung|erbe ~4 geregelt|geordnet|bezahlt|geplant
        alles ~2 geregelt|erledigt|organisiert|aufgeräumt
        testament|patientenverfügung|passwörter|papiere|unterlagen ~4 geschrieben|geordnet|gemacht|bereit|liegen|geregelt
        wohnung ~2 aufgeräumt|leergeräumt|ausgeräumt|geputzt
        muss|müsst|braucht ~3 keiner|niemand|euch|sich ~3 sorgen|kümmern|sorge
      `,
    },
    {
      family: "absence",
      phrases: `
        wenn|falls|sobald|bis ich ~2 weg|tot bin
        wenn|falls|sobald ich ~1 nicht mehr ~1 da|bin|hier
        nach meinem tod
        bald ~3 nicht mehr ~1 da|hier
        ohne mich
      `,
    },
    {
      family: "burden",
      phrases: `
        zur last
        bin ~2 nur ~2 last|belastung|ballast|problem
        mache ~2 allen|alle|euch ~2 kummer|sorgen|probleme
        hat|haben ~2 etwas? besseres verdient
      `,
    },
    {
      family: "means",
      phrases: `
        habe|hab|liegt|liegen ~3 @mittel
        habe|hab|liegen ~3 @tabletten|schlaftabletten
      `,
    },
    {
      family: "place",
      phrases: `
        stehe|steh|stand|saß|sitze|gestanden ~3 auf|am|an|vor ~2 @hoch
        warte|wartend|stehe ~2 auf|am ~1 zug|bahnsteig|bahn|gleis
        auf der|einer|dem brücke|dach|hochhaus|gleis|bahnsteig
      `,
    },
    {
      family: "finality",
      phrases: `
        ein letztes mal
        brauche|brauch ~3 nicht|nichts mehr
        habe|hab mich ~1 entschieden
        entscheidung|entschluss ~2 gefallen|getroffen|steht
        alles ~2 vorbereitet|geplant|bereit
        wie schnell|leicht|einfach ~1 es
        weiß|weiss ~2 wie ich ~2 beende|aufhöre|mache
        wer mich ~2 findet
        nur ~1 ein|einen schritt
        ein ende
        heute|morgen|jetzt ist ~1 schluss|vorbei|aus
        für immer
        endgültig
        frieden|meinen ~1 gemacht|geschlossen
        spielt ~2 keine rolle ~1 mehr
        dann ~2 vorbei|ruhe|erledigt
      `,
    },
    {
      family: "peace",
      phrases: `
        bin|fühle ~5 ruhig|gelassen|erleichtert|frieden
        zum ersten mal ~1 ruhig
      `,
    },
    {
      family: "gloom",
      phrases: `
        kann|kanns|schaff|schaffe ~2 nicht mehr
        halte|halt ~3 nicht mehr ~1 aus
        keinen|kein ~2 sinn|ausweg ~1 mehr
        alles ~3 sinnlos|hoffnungslos|zu
        wird ~2 nie|nicht ~1 wieder? besser
        keine hoffnung
        müde von allem
      `,
    },
    {
      family: "silence",
      phrases: `
        keiner|niemand ~2 merkt|merken|merkts|vermisst|vermissen
        antwortet|meldet|reagiert ~2 nicht|nimmer
        handy ~2 aus
        geht nicht ans|ran
      `,
    },
  ],
} satisfies Partial<HintTable>;
