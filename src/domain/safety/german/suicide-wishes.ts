// German hints of wishing not to be, and of having no place in the time to come.
// The spelling rules are in german.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const GERMAN_SUICIDE_WISHES = {
  hints: [
    {
      kind: "suicide",
      frame: "hint",
      phrases: `
        @wunsch ~5 nicht mehr|länger ~1 leben|existieren|dasein|aufwachen|sein
        @wunsch ~4 nie|niemals ~1 wieder|mehr|geboren aufwachen|wach|worden?
        @wunsch ~4 nie|nicht|niemals ~1 geboren
        @wunsch ~4 nicht mehr|länger ~2 leben|existieren|atmen|da|hier müssen|müsste|sein
        mag|will|möchte ~1 nicht ~2 leben
        @wunsch ~4 für immer|ewig ~2 schlafen|einschlafen|verschwinden|weg|fort|ruhe|sein
        für|auf immer|ewig ~1 schlafen|einschlafen|verschwinden|weg|fort|ruhe|gehen|still
        mein herz ~4 stehen|aufhören|aufhörte|stehenbliebe|versagt ~6 beste|besser|gut|schön|egal|froh|hoffe
        wenn ~1 mein herz ~4 stehen|aufhören|aufhörte|versagt
        @wunsch ~4 herz ~4 stehen|aufhört|stehenbleibt|aufhören
        @wunsch ~2 @macht ~3 @holen ~1 mich
        @wunsch ~2 @macht mich ~3 @holen|zu
        dass @macht mich ~2 @holen|zu
        müde|satt|leid ~2 vom|von|des|zu|am leben|lebens|existieren|dasein
        lebensmüde|lebenssatt
        am leben ~2 sein ~3 anstrengend|qual|hölle|tut|zu|unerträglich
        leben ~2 ist ~2 nichts ~1 für mich
        leben ~1 ist|nur ~2 qual|hölle|strafe|unerträglich
        lohnt ~2 sich ~3 nicht|nimmer ~2 zu|weiter leben|weiterzuleben
        lohnt ~2 sich ~2 das|mein leben ~1 nicht ~1 mehr
        sehe|seh|finde|habe|hab|gibt|weiß|gäbe ~3 keinen|kein|keine ~2 grund|sinn|zukunft ~3 leben|weiterzuleben|weiterleben|mich|mehr
        für mich ~3 keine|kein ~1 zukunft|hoffnung|morgen|platz|ausweg
        keine|keinen ~1 zukunft|hoffnung|platz|ausweg ~1 mehr? ~1 für|mit mich|mir
        heute|morgen|bald|jetzt ~2 ist|mach|mache ~2 schluss ~3
        wozu|warum|wofür|weshalb ~2 noch|überhaupt|eigentlich ~2 leben|weiterleben|existieren|aufwachen|dasein
        nicht ~1 verdient|wert ~3 leben|existieren|am
        allem|ganzen|dem|alles|mir ~2 ein ende
        mach|mache|setze|bereite ~2 dem|allem|mir|alledem ~3 ende
        beende|beenden ~2 alles|es|das ~1 jetzt|heute|morgen|für
        einfach|nur|endlich ~2 aufhört|aufhören|vorbei|ruhe ~2 für immer|alle
        schmerz|schmerzen|gedanken|qual|leid ~3 aufhört|aufhören|enden|vorbei|weg ~2 für|endgültig
        endgültig ~2 gehen|weg|schluss|verschwinden|ruhe|vorbei
        von dieser|der welt ~1 gehen|verschwinden|verabschieden
        gehe|geh|gehen ~2 von euch|dieser
        erlebe|erleben|schaffe|sehe|seh ~4 nicht|nie|kein|keinen ~2 mehr|bis ~2 @zeit?
        sehe|seh ~2 mich ~2 nicht|nie ~2 bis|mehr|nächstes|an|im ~2 @zeit|leben|alt
        bald|demnächst|morgen ~4 nicht|nimmer mehr? ~1 da|hier|leben|unter
        nicht|nimmer ~1 mehr? ~1 lange|lang ~1 da|hier|geben|machen|leben
        wenn|bis ~2 ihr|du|jemand|das ~2 lest|liest|findet|lesen
      `,
    },
  ],
} satisfies CrisisPart;
