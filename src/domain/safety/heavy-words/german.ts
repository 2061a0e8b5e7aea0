import type { HeavyWords } from "./heavy-words.ts";

const KIN =
  "mutter|mama|mutti|vater|papa|eltern|bruder|schwester|geschwister|zwilling|sohn|tochter|kind|kinder|baby|mann|frau|partner(?:in)?|" +
  "freund(?:in)?|verlobte[rn]?|oma|opa|gross(?:mutter|vater|eltern)|onkel|tante|cousine?|neffe|nichte|nachbar(?:in)?|kolleg(?:e|in|en)|" +
  "schwieger(?:mutter|vater)|ehemann|ehefrau";
const PET = "hund|katze|kater|pferd|hase|kaninchen|vogel|hamster|haustier";
const THING =
  "handy|telefon|laptop|rechner|computer|akku|batterie|auto|motor|server|drucker|router|wlan|internet|festplatte|platte|bildschirm|app|seite|" +
  "projekt|idee|plan|gesprach|chat|stimmung|motivation|leidenschaft|firma|startup|geschichte|kapitel|figur|held|pflanze|lampe|kuhlschrank";

export const GERMAN_HEAVY: HeavyWords = {
  harmless: [
    new RegExp(
      String.raw`\b(?:${THING})(?: (?:ist|war|mir|mal|gerade|heute|gestern|einfach|jetzt|schon|wieder|endgultig|ja)){0,4} (?:gestorben|verstorben|tot|begraben)\b`,
      "g",
    ),
    /\b(?:unter|in) (?:der |lauter |all der )?(?:arbeit|papierkram|mails|aufgaben|akten|schulden) (?:begraben|vergraben)\b/g,
    /\b(?:fast|beinahe|vor (?:lachen|langeweile|scham|peinlichkeit)) gestorben\b|\bgestorben vor (?:lachen|scham|langeweile)\b/g,
    /\b(?:sternzeichen|aszendent|mond im|sonne im) krebs\b|\bkrebs (?:aszendent|als sternzeichen|sternzeichen|frau|mann)\b|\b(?:ich bin|bin|er ist|sie ist|als) krebs\b/g,
    /\bkrebs(?:e|gang|rot|suppe|tier\w*)\b|\btotal\w*|\btoter? (?:punkt|winkel|link|code)\b/g,
    /\bgetrennt (?:voneinander |von einander )?(?:geschrieben|gespeichert|verwalten|behandeln|betrachten)\b/g,
    /\btrauer(?:spiel|weide)\w*|\bmit pauken und trompeten\b/g,
  ],
  loss: new RegExp(
    [
      String.raw`\b(?:ge|ver)storben\b|\b(?:ver)?starb(?:en)?\b|\bim sterben\b|\bliegt im sterben\b|\bstirbt\b|\btodesfall\b|\btod (?:meine[rs]|unsere[rs]|von)\b|\b(?:sein|ihr)(?:em|en)? tod\b`,
      String.raw`\b(?:${KIN}|${PET}|er|sie)(?: ist| sind| war)?(?: jetzt| seit \S+)? tot\b`,
      String.raw`\bbeerdig\w+|\bbestattung\w*|\bbeisetzung\w*|\bbegraben\b|\bbegrabnis\w*|\bfriedhof\b|\btrauer\w*|\bhinterbliebene\w*|\bwitwe[rn]?\b|\bverwitwet\b`,
      String.raw`\bfehlgeburt\w*|\btotgeburt\w*|\bsternenkind\w*|\bschwangerschaftsabbruch\w*|\b(?:baby|kind|${KIN}|${PET}) verloren\b`,
      String.raw`\beingeschlafert\b|\beinschlafern lassen\b`,
      String.raw`\bscheidung\b|\bgeschieden\b|\b(?:uns|sich(?: von mir)?|mich von \w+) getrennt\b|\btrennung\b|\bhat mich verlassen\b|\bverlasst mich\b|\bhat schluss gemacht\b|\bmit mir schluss gemacht\b`,
      String.raw`\bgekundigt (?:worden|wurde)\b|\bmir wurde gekundigt\b|\b(?:wurde|bin) (?:gerade |gestern |letzte woche )?(?:entlassen|gekundigt|gefeuert)\b|\bvermisse (?:ihn|sie|meine[nr]?)\b`,
    ].join("|"),
  ),
  illness: new RegExp(
    [
      String.raw`\bkrebs\b|\b\w+krebs\b|\btumor\w*|\bleukamie\b|\bmetastasen?\b|\bchemo(?:therapie)?\b|\bbestrahlung\b|\bdiagnos(?:e|en|tiziert)\b`,
      String.raw`\bschlaganfall\b|\bherzinfarkt\b|\bherzstillstand\b|\bepilep\w+|\bdemen(?:z|t)\b|\balzheimer\b|\bparkinson\b|\bmultiple sklerose\b`,
      String.raw`\b(?:tod|schwer|unheilbar|chronisch|psychisch|ernsthaft)\s?krank\w*|\bkrankenhaus\b|\bintensivstation\b|\bpalliativ\w*|\bhospiz\b|\bim koma\b|\bdialyse\b|\bnotaufnahme\b|\bmagersucht\b|\bbulimie\b|\bunfruchtbar\b|\bruckfall\b`,
    ].join("|"),
  ),
  harm: new RegExp(
    [
      String.raw`\b(?:wurde|worden|werde|wird|wurden) (?:\w+ ){0,4}(?:uberfallen|angegriffen|ausgeraubt|gemobbt|missbraucht|vergewaltigt|verprugelt|gestalkt|bedroht|erpresst)\b|\b(?:uberfallen|angegriffen|gemobbt|missbraucht|vergewaltigt|verprugelt) (?:worden|wurde)\b`,
      String.raw`\b(?:auto|verkehrs|motorrad|arbeits)?unfall\b|\btrauma\b|\btraumatisiert\b|\balkoholiker(?:in)?\b|\bobdachlos\b|\bmobbing\b|\bwohnung verloren\b`,
    ].join("|"),
  ),
};
