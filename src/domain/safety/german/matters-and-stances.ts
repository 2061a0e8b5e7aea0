// Words that decide whether a German hint is meant: what else one may be done with, how one stands to life.
// The spelling rules are in german.ts.

import type { HintTable } from "../phrase-table.ts";

export const GERMAN_MATTERS_AND_STANCES = {
  matters: `
    job|arbeit|büro|firma|unternehmen|team|teams|projekt|projekte|projektteam|abteilung|chef|chefin|kunde|kunden|kollegen|meeting|vertrag|karriere|branche|laden
    projektleiter|projektleiterin|chefin|trainer|agentur|agenturen|selbstständigkeit|freiberufler|freiberuflerin|homeoffice|dienst|schicht
    studium|uni|abschlussarbeit|bachelorarbeit|masterarbeit|kurs|ausbildung|prüfung|prüfungen|seminar|schule|klausur|klausuren
    stadt|dorf|land|umzug|umziehe|ziehe|ziehen|ausland|wg|miete|mietvertrag|mietwohnung|wohnungssuche
    band|chor|verein|gruppe|mannschaft|orchester|vorstand|liga
    blog|kanal|podcast|instagram|facebook|internet|netz|linkedin|newsletter|homepage|website|webseite
    app|code|server|prozess|container|programm|software|datenbank|release
    roman|buch|kapitel|manuskript|drehbuch|lied|song|album|bild|zeichnung|text|artikel|gedicht|stück|exposé|schreiben|malen|zeichnen|komponieren
    kündigen|kündigung|gekündigt|bescheid|amt|markt|doktor|wechsel|scheidung
    übergabe|präsentation|abgabe|deadline|mails|absagen|bewerbung|bewerbungen|steuererklärung|rechnungen|auto|garten|fitnessstudio|diät
    als ~1 freiberufler|selbstständige|selbstständiger|trainer|leiter|leiterin
    in ~1 dieser|diese|meiner|der ~1 beziehung|ehe|abteilung|firma|stadt|wohnung
  `,
  ties: `in im bei beim mit als an am vom von für aus`,
  allOfLife: `leben welt erde mir mich schmerz schmerzen leid gedanken schuld kopf körper nacht morgen schlaf allen alle alles immer ewig kinder familie eltern depression frieden ruhe mutter vater mann frau heute`,
  stances: `
    will|möchte|mag|wünsche|wünschte|hoffe|hoffte|würde|könnte|dürfen|darf|wollen|würd
    wäre|wär|hätte|sollte|sollen
    besser|beste|bestes|leichter|lieber|froh|erleichtert|erleichterung|frieden|ruhe|egal|endlich|einfach|nur
    enttäuscht|müde|satt|leid|hasse|fehler|irrtum|grund|sinn|wozu|warum|wofür
    denke|denk|dachte|gedacht|gedanke|gedanken|vorstelle|überlege|frage|frag|träume|stelle
    ständig|dauernd|immer|schnell|weh|schmerzlos
    plane|plan|entschieden|verdient|nötig|keiner|niemand
  `,
  self: `ich mich mir mein meine meinem meinen meiner meines`,
} satisfies Partial<HintTable>;
