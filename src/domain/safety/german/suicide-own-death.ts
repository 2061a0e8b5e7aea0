// The writer's own death in German: a world without them, life and death said neutrally, death as a relief.
// The spelling rules are in german.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const GERMAN_SUICIDE_OWN_DEATH = {
  plain: [
    {
      kind: "suicide",
      frame: "absence",
      phrases: `
        wenn|falls|sobald ich ~4 weg|tot|sterbe|verschwinde|verschwunden
        wenn|falls|sobald ich ~3 nicht mehr ~2 bin|wäre|wär|da|lebe|existiere
        wenn|falls es mich nicht|nie
        ohne mich
      `,
    },
  ],
  hints: [
    // The writer's own life or death, whatever they then say of it.
    {
      kind: "suicide",
      frame: "mortal",
      phrases: `
        ich|mich|mir ~4 sterbe|sterben|gestorben|tot|ertrinken|verrecken|krepieren
        wenn|dass|bis|sobald|falls ich ~3 sterbe|tot|gestorben|aufwache|lebe|nicht
        tot ~1 zu? sein
        dass ich ~3 aufgewacht|aufwache|lebe|existiere|überlebt
        wieder ~1 aufgewacht|aufwache|aufzuwachen|aufwachen
        nicht|nie|nimmer ~1 mehr|wieder ~1 aufwachen|aufzuwachen|aufwache|leben|existieren|atmen|geboren|da
        mein|meine|meiner|meinem ~1 leben|existenz|tod|herz|grab|beerdigung|dasein
        mein|das herz ~4 stehen|aufhört|aufhörte|versagt
        dieser|diese|diesem|der ~1 welt|erde|planeten|leben
        am leben ~1
        existieren|existiere|dasein|weiterleben|weiterzuleben
        ohne mich
        im grab|himmel|sarg
        von|aus meinem|meinen leid|qualen|elend|leiden
      `,
    },
    {
      kind: "suicide",
      frame: "hint",
      phrases: `
        ohne mich ~4 weniger ~1 sorgen|kummer|probleme|stress|ärger|leid
        gehöre|pass|passe ~1 nicht ~1 in|auf|zu ~1 diese|dieser|die welt|erde|leben
        gedanke|vorstellung ~3 nicht|tot|sterben ~6 tröstet|trost|beruhigt|ruhe|erleichtert
        verzeiht|vergebt|verzeih|entschuldigt ~4 was ich ~3 tue|vorhabe|tun|mache
        morgen ~2 nicht ~1 mehr ~1 erleben|kommen
        auf|in ~1 dieser|der welt|erde|leben ~3 kein|keinen platz
        lebe|leb ~2 nur|noch ~3 weil|wegen
        zu ~1 feige|schwach ~4 sterben|umbringen|springen|beenden|schluss
        warte|warten|wart ~4 auf ~2 tod|ende|sterben
        keinen|kein|keine ~3 mehr ~1 erleben|feiern ~1
        nicht mehr ~3 um mich ~2 kümmern|sorgen
        um mich ~2 keine|nicht ~2 sorgen|kümmern|gedanken
        hoffe|hoff|wünsche ~4 op|operation|flugzeug|narkose ~4 schief|abstürzt|aufwache|geht
        den|der mut ~3 zu? ~1 beenden|sterben|springen|umzubringen
        für mich ~3 kein|keinen platz
        wenn ich ~4 sterben|stürbe ~1 würde? ~4 recht|okay|egal|froh|gut
        gibt|gäbe|gibts|geben ~1 es? mich ~1 bald? nicht|nimmer mehr?
        stand|stehe|steh|saß|sitze|war ~2 auf|am|an|über ~2 @hoch ~5 heim*|zurück|wieder|runter|stunden|allein|nacht
        steh|stehe|stand|sitze ~2 am|vorm offenen? ~1 fenster ~8 schnell|springen|schritt|fallen|weh|frage
        mich ~3 auslöschen|abschalten|ausknipsen|ausschalten|wegmachen|auflösen|beseitigen
        auf borgter|geborgter zeit
        nicht ~2 für diese|dieses|das welt|leben ~1 gemacht|geschaffen|geboren
        leben ~2 leid|satt|müde|über
        meine|meiner tage ~2 gezählt
        keine kraft|energie|lust ~1 mehr? ~1 zu|zum|am leben|weiterleben
        tod|sterben ~2 wäre|wär|ist ~3 erlösung|befreiung|ruhe|frieden|besser|schön
        nur ~1 noch? ~1 im weg ~6 weg|tot|nicht
        warten ~3 dass ich ~2 sterbe|weg|tot|verschwinde
        tut|tun|ist ~1 ertrinken|erhängen|verbluten|ersticken|erfrieren|springen|sterben ~3 weh|schnell|schmerzhaft|schmerzlos
        enttäuscht|traurig|wütend|schade|schlimm ~2 dass ich ~4 aufgewacht|aufwache|lebe|überlebt|geboren
        mein|meine ~1 leben|existenz ~1 ist|war ~2 fehler|irrtum|last|strafe|unfall
        hätte ~4 sterben|gestorben|ertrinken sollen
        hätten ~3 ihre|endlich|euere|eure ruhe ~1
        gehen|weg ~1 von dieser|diese welt
        abtreten|abzutreten
      `,
    },
  ],
} satisfies CrisisPart;
