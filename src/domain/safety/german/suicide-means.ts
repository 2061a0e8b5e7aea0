// German words of the means of suicide, asked for or at hand: pills, ropes, high places.
// The spelling rules are in german.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const GERMAN_SUICIDE_MEANS = {
  hints: [
    {
      kind: "suicide",
      frame: "writer",
      phrases: `
        an|über ~2 @suizid ~2 gedacht|denken|nachgedacht
        mir ~4 das leben ~1 zu? nehmen|nehme
        wie viele|viel ~3 @tabletten|schlaftabletten|pillen|insulin ~5 @tödlich
        wieviele|wieviel ~3 @tabletten|schlaftabletten|pillen|insulin ~5 @tödlich
        was passiert|geschieht ~2 wenn ~3 alle|ganze|viele|schachtel|packung|zu ~4 @tabletten|nehme|nimmt|schlucke|schluckt
        ab wann|wieviel ~4 @tödlich
        @tabletten|pillen|schlaftabletten ~4 @mengen
        @mengen ~3 @tabletten|pillen|schlaftabletten
        habe|hab|liegt|besorgt ~3 @mittel ~4 gekauft|bereit|schon|besorgt|versteckt|liegt|dabei|bereitgelegt|hier
        @mittel ~3 schon|bereits ~2 gekauft|bereit|besorgt|da
        @mittel ~4 schublade|tasche|portemonnaie|geldbeutel|handyhülle|nachttisch|kissen
        schmerzlos|schmerzlose|schmerzfreie|leichteste|schnellste|sicherste ~3 methode|weg|art|möglichkeit|gehen|sterben ~4
        auf|am|an|vor|über|überm ~3 @hoch ~8 springen|spring|schritt|loslassen|fallen|vorbei|einfach
        @hoch ~8 nur|einfach ~2 springen|schritt|loslassen|fallen|fallenlassen|vorbei
        stehe|steh|stand|saß|sitze|gestanden ~3 auf|am|an|vor ~2 @hoch ~8 denke|dachte|gedacht|stunde|stunden|nacht|überlegt|springen
        springen|spring|stürze|stürzen ~5 @hoch
        denke|dachte|gedacht|überlege|stelle ~5 @hoch ~4 springen|einfach|spring|schritt|vorbei
        lenkrad ~3 loslassen|verreißen|herumreißen|rumreißen|los
      `,
    },
  ],
} satisfies CrisisPart;
