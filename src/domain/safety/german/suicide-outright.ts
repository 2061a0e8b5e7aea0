// German words in which the writer speaks of suicide outright.
// The spelling rules are in german.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const GERMAN_SUICIDE_OUTRIGHT = {
  plain: [
    {
      kind: "suicide",
      frame: "writer",
      phrases: `
        mich ~3 umbringen|umzubringen|umgebracht
        bringe|bring|brächte mich ~4 um
        bringe|bring ich mich ~4 um
        ich ~3 @will|werde ~5 sterben
        @will|werde ich ~4 sterben
        @will einfach|nur|noch ~3 sterben
        sterben @will|möcht ich?
        wäre|wär ich ~2 tot
        ich ~3 wäre|wär ~3 tot
        ich ~2 wäre|wär ~1 lieber|gern|gerne|besser ~1 tot
        ich ~2 wäre|wär nicht mehr ~1 da|hier|am
        wofür|wozu|warum|weshalb soll|sollte|muss ich ~3 leben|weiterleben|weitermachen
        keine sorgen ~3 um mich ~1 machen
        keiner|niemand ~3 um mich ~2 sorgen|kümmern|sorge
        @tabletten ~1 gesammelt|gehortet|horte|sammle|gebunkert
        horte|sammle|gesammelt ~1 @tabletten
        keine|kein|keinen ~1 lust|bock|kraft|freude ~2 zu|zum|am|aufs|weiter leben|weiterzuleben|weiterleben
        schluss ~2 mit ~1 allem
        schluss ~2 mit meinem|dem leben
        aus dem leben scheiden|gehen
        todeswunsch|suizidgedanke|selbstmordgedanke
        tue|tu|antue mir ~1 was|etwas ~1 an
        hasse es zu leben
        froh|erleichtert|glücklicher ~4 wenn ~2 mich ~1 nicht
        froh|erleichtert|besser ~4 wenn ich ~2 weg|tot
        tot ~1 wäre|wär ich
        @will ~5 tot sein
        wenn ich ~2 tot bin|wäre|wär
        besser|leichter ~2 wenn ich ~3 tot|weg|nicht
        @will|kann ~3 nicht mehr ~1 leben|weiterleben|existieren|dasein|aufwachen
        @will|kann ~3 nicht mehr am leben sein
        @will|mag ~3 nicht länger|weiter leben
        so nicht ~1 weiterleben
        am liebsten ~2 tot|sterben|nicht
        denke|denk|dachte|gedanken|gedanke|denken|nachgedacht|nachdenken ~5 an|über|vom ~2 @suizid
        über|an ~2 @suizid ~2 nach|denke|denk|nachdenke|nachgedacht
        @suizid ~4 denke|nachdenke|einzige|ausweg|lösung|begehen|begangen|planen|plane
        selbstmordgedanken|suizidgedanken|todessehnsucht|selbstmordabsichten
        bin|fühle|wieder|war ~3 suizidal
        suizidal ~1 seit
        mir ~4 das leben nehmen|genommen
        nehme|nehm mir ~3 das leben
        nehme|nehm ich mir ~3 das leben
        meinem|dem leben ~2 ende
        mein leben ~1 beenden|beende
        erhänge|erschieße|ertränke|vergifte|erhäng mich
        erhänge|erschieße|ertränke ich mich
        mich ~3 erhängen|erschießen|ertränken|vergiften|aufhängen|aufzuhängen|erstechen
        häng|hänge mich ~3 auf
        häng|hänge ich mich ~2 auf
        spring|springe|springen|gesprungen|stürze|stürzen ~3 von|vom|aus ~2 brücke|dach|hochhaus|fenster|balkon|turm|klippe
        von|vom|aus ~2 brücke|dach|hochhaus|fenster|balkon|turm|klippe ~2 springen|springe|stürzen|spring|springt
        vor|vorn ~1 den|einen|die|nen|n? zug|bahn|auto|lkw|ubahn|laster|sbahn ~3 werf*|spring*|lauf*|schmeiß*|leg*
        werfe|werf|schmeiße|lege|stelle|springe|spring ~3 vor ~1 den|einen|die|nen zug|bahn|auto|lkw|ubahn|sbahn
        pulsadern
        alle|ganzen|restlichen|meine ~2 @tabletten ~3 auf|schlucken|schlucke|nehmen|schluck|runter ~1 einmal?
        nehm|nehme|schlucke|schluck ~4 alle|ganzen ~2 @tabletten
        überdosis
        schmerzlos|schmerzlosesten|schmerzfrei ~5 um|sterben|umbringen|umzubringen|töten
        wie bringt man sich ~5 um
        wie ~3 sich ~4 umbringen|umbringt
        wie ~4 sterben ohne
        wie viele ~3 braucht|muss ~4 sterben|tödlich
        tödliche dosis
        lebensmüde
        sterben ~1 wollen
        gehe ins wasser
        kugel ~3 kopf
        stricke|strick gekauft|bereit|bereitgelegt
      `,
    },
  ],
} satisfies CrisisPart;
