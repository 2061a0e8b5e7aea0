// German words of suicide that are about somebody else, real, invented or studied.
// The spelling rules are in german.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const GERMAN_SUICIDE_OF_ANOTHER = {
  plain: [
    {
      kind: "suicide",
      frame: "open",
      phrases: `
        abschiedsbrief|abschiedsbriefe
        sich ~5 umbringen|umzubringen|umgebracht|umbringt|erhängen|erhängt|erschießen|erschossen|aufgehängt|ertränken
        bringt|brachte sich ~4 um
        selbstmord ~2 begehen|begangen|begeht
        selbstmordversuch|suizidversuch|selbstmorddrohung
        sich ~4 das leben ~1 nehmen|genommen|nimmt
        will|möchte|mag nicht mehr ~1 leben|weiterleben
        will|möchte|mag nicht mehr am leben sein
      `,
    },
    {
      kind: "suicide",
      frame: "person",
      phrases: `
        will|möchte|wollte ~4 sterben
        wäre|wär ~2 lieber|besser|gern|gerne ~1 tot
        ist|wirkt|war ~4 suizidal
        redet|spricht|sprach|schreibt|redete|droht ~4 von|über|mit ~2 @suizid
        redet|spricht|schreibt ~4 vom|übers sterben
        sagt|schreibt|meint|meinte|sagte|geschrieben ~6 nicht mehr leben|weiterleben
        @nahe ~6 nicht mehr leben will|möchte
        springt|gesprungen ~3 von|vom|aus ~2 brücke|dach|hochhaus|fenster|balkon
        sich ~2 was|etwas ~1 antut|antun|anzutun|angetan
        @nahe ~3 ohne ihn|sie besser
      `,
    },
  ],
  hints: [
    {
      kind: "suicide",
      frame: "person",
      phrases: `
        nicht|nimmer mehr|länger ~1 leben|weiterleben|existieren|aufwachen|dasein ~1 will|möchte|mag|wolle|wollen|kann
        will|möchte|mag|wolle ~3 nicht|nimmer mehr|länger ~1 leben|weiterleben|existieren|da|hier
        will|möchte|wollte|versucht|versuchte|droht|plant|vorhat ~4 sich ~3 umbringen|umzubringen|erhängen|töten|antun|anzutun|nehmen
        sich ~4 umbringen|umzubringen|antun|anzutun|antut|erhängen|töten ~1 will|möchte|könnte|wollte|kann
        sich ~3 von ~1 allen|uns|mir|jedem ~1 verabschiedet
        verabschiedet ~2 sich ~4 komisch|seltsam|allen|nicht|merkwürdig
        nachricht|brief|sms|abschiedsbrief|abschiedsnachricht ~4 abschied|verabschiedet|geschrieben|geschickt|hinterlassen
        abschiedsnachricht|abschiedsvideo
        @tabletten|pillen ~3 gesammelt|gehortet|versteckt ~6 angst|sorge|sorgen|antut
        sagt|schreibt|meint|sagte|schrieb|redet ~6 tot|sterben|umbringen|besser ~2 ohne|wenn|wäre|will
        angst|sorge|sorgen ~4 dass ~1 er|sie|ihm|sich ~4 antut|umbringt|tut|ritzt|antun
        ritzt|schneidet|verletzt sich
      `,
    },
  ],
} satisfies CrisisPart;
