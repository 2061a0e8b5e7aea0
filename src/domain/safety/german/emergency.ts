// German words of a life in danger now: collapse, poison, weapons, fire, a break-in.
// The spelling rules are in german.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const GERMAN_EMERGENCY = {
  plain: [
    {
      kind: "emergency",
      frame: "writer",
      phrases: `
        die|alle|viele|ganzen|zuviele|packung ~2 @tabletten ~2 genommen|geschluckt|eingenommen
        überdosis ~2 genommen
        ich blute ~5 nicht|stark|auf
        hört nicht ~1 auf ~1 zu bluten
        blut ~2 hört nicht ~1 auf
        überall ~1 blut
        kriege|bekomme|krieg|bekomm ~2 keine luft ~6 brust|arm|hilfe|herz
        brust ~4 arm ~2 taub
        habe|hab|glaube ~2 ich|gerade ~3 herzinfarkt|schlaganfall
        bricht|brechen|bricht ~4 bei mir|uns ~2 ein
        einbrecher ~3 wohnung|haus|gerade|im|unten
        jemand ~3 in meiner|meinem|unserer wohnung|haus|zimmer
        wohnung|haus|küche|zimmer|bude|dachstuhl brennt
        es brennt bei|in|im
        krankenwagen|notarzt|rettungswagen ~2 rufen|brauche|kommen|gerufen
        zu viele|zuviele ~2 @tabletten
        liegt ~4 boden ~4 nicht|reagiert|bewegt
        bewegt sich nicht ~1 mehr
        bleichmittel|gift|rohrreiniger|frostschutzmittel ~2 getrunken|geschluckt
        habe|hab ~3 gift|bleichmittel ~1 getrunken|geschluckt
      `,
    },
    {
      kind: "emergency",
      frame: "person",
      phrases: `
        atmet|atmen ~1 nicht|kaum ~1 mehr?
        nicht|kaum mehr ~1 atmet
        aufgehört ~1 zu atmen
        bewusstlos|ohnmächtig
        wacht ~1 nicht ~1 mehr ~1 auf
        reagiert nicht mehr
        hat|bekommt|kriegt|glaube|gerade ~6 herzinfarkt|schlaganfall
        zusammengebrochen ~5 atmet|reagiert|bewusst|herz
        blutet ~4 stark|nicht|heftig|kopf
        hat ~1 ein|eine|n|ne messer|pistole|waffe|knarre
        keinen puls
        hat|haben ~3 @tabletten ~2 geschluckt
        erstickt
      `,
    },
  ],
  hints: [
    {
      kind: "emergency",
      frame: "person",
      phrases: `
        umgekippt|zusammengebrochen|umgefallen|kollabiert ~6 nicht|atmet|reagiert|bewusst|ansprechbar
        nicht ~1 mehr? ~1 ansprechbar
        keine|kaum|schlecht luft ~5
        starke|starken|stechende|heftige ~1 brustschmerzen|schmerzen ~4 luft|arm|brust|herz|kriegt|bekommt
        brustschmerzen
        krampfanfall|krampft|krampfanfälle
        wacht|wach|aufwachen|reagiert|aufzuwecken|wecken ~2 nicht|kaum ~2 mehr|auf|zu|wach
        verschluckt|erstickt|würgt ~5 luft|blau|hilfe
        läuft|wird|ist ~1 blau ~1 an?
        schlaganfall
      `,
    },
    {
      kind: "emergency",
      frame: "writer",
      phrases: `
        packungen|packung|schachteln|schachtel|blister|flasche|handvoll ~2 @tabletten|pillen|schlaftabletten ~4 genommen|geschluckt|intus|gegessen
        genommen|geschluckt ~3 packungen|packung|schachtel|alle ~2 @tabletten
        arm ~3 taub ~6 brust|herz|sprechen|gesicht
        blute|blutet|blut|blutung ~5 hört|stoppt|stillen|überall|stark ~2 nicht|auf?
        es brennt ~2
        brennt ~2 küche|wohnung|haus|zimmer|keller
        gasgeruch|riecht ~3 gas
        hat|habe|hab ~3 spülmittel|putzmittel|reiniger|bleiche|batterie|beeren|pilze ~2 getrunken|verschluckt|gegessen|geschluckt
        fruchtblase ~2 geplatzt
      `,
    },
  ],
} satisfies CrisisPart;
