// German words around a phrase that change its weight: invented worlds, study, people, long ago, negation.
// The spelling rules are in german.ts.

import type { PhraseTable } from "../phrase-table.ts";

export const GERMAN_CONTEXT = {
  fiction: `
    vampir|hexe|zauberer|könig|königin|prinzessin|prinz|zwerg|elfe|zombie|werwolf|gespenst
    figur|figuren|hauptfigur|nebenfigur|romanfigur|charakter|charaktere|protagonist|protagonistin|antagonist|antagonistin|held|heldin|bösewicht|schurke
    roman|romans|drehbuch|kurzgeschichte|kapitel|szene|akt|stück|theaterstück|gedicht|lied|song|songtext|krimi|kommissar|kommissarin|drache|kinderbuch|thriller|comic|film|hörspiel|novelle
    inszeniere|inszenieren|inszenierung|werther|musical|oper|erzähler|erzählerin|ballade|drama|exposé|manuskript|videospiel|rollenspiel|romeo|ophelia
    meine|meiner|die|der|einer geschichte|erzählung
    im|mein|unser|das spiel
  `,
  voice: `
    figur|hauptfigur|protagonist|protagonistin|held|heldin|antagonist|erzähler|erzählerin|bösewicht|kommissar|text|lied|refrain|zeile|gedicht|ich ~1 sagt|schreit|flüstert|denkt|singt|ruft|schreibt|heißt
    figur|protagonist|protagonistin|held|heldin|lied|refrain|zeile|gedicht|satz|titel|dialog|kapitel|strophe ~2 lautet|sagt|schreit|flüstert|denkt|singt|ruft|schreibt|heißt
    lyrische|lyrisches ich ~2 sagt?
  `,
  topic: `
    bachelorarbeit|hausarbeit|doktorarbeit|dissertation|vortrag|referat|seminar|forschung|studie|podcast|artikel|reportage|dokumentarfilm|ausstellung
    prävention|suizidprävention|telefonseelsorge|pfleger|pflegerin|krankenschwester|sozialarbeiter|sozialarbeiterin|beratungsstelle|notaufnahme|rettungsdienst
    therapeut|therapeutin|psychologe|psychologin
    geschichte der|des|von
    notfallplan|frauenhaus|ehrenamt|ehrenamtlich|journalist|journalistin|nachrichten|sanitäter|sanitäterin|hotline
    arbeite ~2 bei|im|in|als|mit
  `,
  person: `
    er|sie|ihn|ihm|jemand|einer|eine
    @mein ~2 @nahe
    freund|freundin|kumpel
    dass @mein
  `,
  relation: `
    @mein ~2 @nahe
    ein|eine|einer|einem ~1 freund|freundin|kollege|kollegin|freundes
  `,
  past: `
    vor ~3 jahren|jahrzehnten|jahrzehnt
    damals|früher
    als ich ~4 war
    als kind|jugendlicher|jugendliche|teenager
    mit fünfzehn|sechzehn|siebzehn|achtzehn|zwanzig|14|15|16|17|18|19|20
    in meiner jugend|kindheit|schulzeit
    in der schulzeit|jugend
  `,
  now: `heute|jetzt|wieder|immer|noch|gerade|seit|inzwischen|ständig|aktuell|momentan`,
  recurrence: `
    gedanken|drang ~3 wieder|zurück
    wieder ~1 da|los|angefangen|so|tun|machen
    geht|fängt|fing ~1 wieder ~1 los|an
    gestern|vorgestern
    letzte woche|nacht
    heute nacht|abend
    gestern wieder
  `,
  verdict: `
    recht|okay|lieber|weniger|ruhe|gut
    besser|leichter|einfacher|glücklicher|froh|erleichtert|erleichterung|erlöst
    egal|vermissen|vermisst|merken|merkt|auffallen|interessieren|interessiert|trauern|weinen
    drüber|darüber hinweg
  `,
  firstPerson: `ich mich mir bin habe hab`,
  negators: `nicht|nie|niemals|kein|keine|keinen|keiner|niemand|nichts|ohne|nimmer`,
  linkers: `wirklich|mich|mir|mehr|einfach|gleich|will|werde|würde|bin|so|daran|suizidal|gerade|sofort|deswegen|deshalb`,
} satisfies Partial<PhraseTable>;
