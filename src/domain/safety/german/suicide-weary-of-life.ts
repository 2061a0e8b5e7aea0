// German words of being weary of life or a load to others, and of leave-taking.
// The spelling rules are in german.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const GERMAN_SUICIDE_WEARY_OF_LIFE = {
  plain: [
    {
      kind: "suicide",
      frame: "hint",
      phrases: `
        ohne mich ~4 besser|leichter|glücklicher
        ohne mich ~3 dran
        besser ~3 ohne mich
        besser|leichter|einfacher ~4 wenn es mich ~1 nicht|nie
        wenn|dass es mich nicht mehr|gäbe|gibt
        wenn|dass es mich nie gegeben
        verschwinden ~2 für|auf immer|ewig
        für|auf immer|ewig ~2 verschwinden|weg|schlafen|einschlafen
        keinen|kein|welchen|nicht ~3 sinn|grund ~3 dass ich ~5 bin|lebe|existiere|da|hier
        keinen|kein ~2 sinn|grund ~4 leben|weiterzuleben|weiterleben|lebe|existieren|aufzustehen
        sinn ~2 zu|weiter leben|weiterzuleben
        leben ~3 keinen|kein sinn|wert ~1 mehr
        leben ~4 nicht ~1 lebenswert|wert
        leben ~2 sinnlos|wertlos
        leben ~2 nichts ~1 mehr ~1 wert
        leben ~2 nichts ~1 wert
        nichts ~3 wofür|lebenswert
        einschlafen|schlafen|einzuschlafen ~4 nie|nicht|nimmer ~2 aufwach*|aufzuwachen|wach
        nie ~1 wieder|mehr aufwach*|aufzuwachen
        nicht mehr aufwach*|aufzuwachen
        nicht mehr ~2 leben|weiterleben|existieren @will
        nicht mehr ~1 da|hier sein @will
        sterben @will|wolle|möge
        keinen|kein ~3 grund|kraft|energie ~3 leben|weiterzuleben|aufzustehen|weiterleben
        kein|keinen ~1 platz ~3 welt|leben|erde
        gehöre|passe ~2 nicht ~2 auf|in ~1 diese|dieser welt
        recht|egal|froh|schön|okay ~3 wenn ich ~4 nicht ~2 aufwache|aufwachen
        wenn ich ~3 nicht mehr ~1 aufwachen|aufwache|aufwachte
        am besten|liebsten ~4 nicht mehr ~2 da|hier|sein|aufwachen|existieren|leben
        alles ~2 hinter mir ~2 lassen|haben ~2 für|endgültig
        mein|meinem|meine|meiner eigenen? beerdigung
        angst ~1 vor|vorm ~1 tod|sterben ~2 mehr
        freue ~2 auf|aufs den? tod|sterben
        keine angst ~1 mehr ~1 vor|vorm ~1 tod|sterben
        hoffe|wünschte ~3 flugzeug|auto|zug ~3 abstürzt|verunglückt
        nur noch ~2 wegen|für ~4 am leben
        einzige ~6 mich ~3 am leben
        gedanken ~4 lauter|stärker|dunkler
        es ~1 nicht ~1 verdient ~2 zu? leben
        verdiene|verdient ~2 nicht zu leben
        allem|alles ~2 ein ende ~2 setzen|machen|bereiten
        erlösung|erlöst ~3 tod|sterben|werden
        keinen|kein grund ~4 aufzuwachen
        nicht mehr ~1 wach werden
        egal ~2 ob ich ~4 aufwache|lebe|sterbe|tot|noch
        last ~2 für|von ~1 alle|allen|euch|andere|anderen|familie|kinder|eltern
        bin ~2 allen|alle|euch|ihnen|familie|jedem ~3 last
        falle ~3 allen|familie|euch|jedem ~3 last
        bin ~3 eine belastung ~2 für
        niemand|keiner|keinem|niemandem|kein ~5 merken|auffallen|merkt|bemerken|interessieren|auffällt ~3 ich ~4 weg|tot|nicht|sterbe|verschwinde
        niemand|keiner|kein ~4 mich ~2 vermissen|vermisst
        mich ~3 niemand|keiner ~2 vermissen|vermisst
        wozu|warum|wofür|weshalb ~2 lebe|leb|existiere ich
        wozu|warum|wofür ich ~2 lebe|existiere
        nie|nicht ~1 geboren ~1 worden?
        auf dieser|der welt ~3 nicht ~1 mehr|aus
        halte|halt ~3 auf dieser welt
        nicht ~1 mehr ~1 auf dieser welt
        diese|dieser welt ~2 verlassen
        bald ~3 ich ~3 nicht mehr ~1 da|hier|leben
        bald ~2 nicht mehr ~1 da|hier sein|bin
        @will ~3 nicht mehr ~1 da|hier|dabei sein
        @will ~3 nicht mehr sein
        @will ~2 nicht mehr existieren
        nicht mehr ~1 lange ~1 da|hier|leben|durchhalten
        mit dem|meinem leben ~2 abgeschlossen
        mich ~2 von ~1 allen verabschiedet
        gegen|in ~1 den|einen|die|das|nen|n ~2 baum|wand|mauer|brückenpfeiler|pfeiler|gegenverkehr ~3 fahre|fahren|lenke|lenken|steuern|rase
        fahre|fahr|lenke|steuere|rase ~3 gegen|in ~3 baum|wand|mauer|pfeiler|brückenpfeiler|gegenverkehr
        verschenke|verschenk ~4 sachen ~5 brauche|brauch|nicht
        alles ~1 aufhört ~2 für|endgültig immer?
        aufhört ~2 für immer
        für immer ~2 aufhören|aufhört|vorbei|ruhe
        letzte nachricht|worte
        das ist ~2 abschied
        lebt|leb wohl ~1 alle|und|danke?
        danke für alles ~4 wohl|vergesst|verzeiht
        ausweg ~3 tod|sterben
        tod ~4 ausweg|erlösung|lösung|einzige
        keinen anderen ausweg
        keinen ausweg ~1 mehr ~2 als
        hoffe ~4 nicht ~1 mehr ~1 aufwache
        hoffe|wünschte ~4 auto|zug|bus|laster|lkw ~3 überfährt|überfahren|erfasst|erwischt
        hoffe|wünsche|wünschte ~3 ich ~2 sterbe|sterben
        kann ~3 nicht mehr ~3 @will ~2 nicht mehr
        des lebens müde
        müde ~1 vom leben
        leben|lebens ~1 satt|überdrüssig
        platz ~3 auf der welt
        kein|keinen ~1 lebenswillen|lebensmut
        lebenswillen ~3 verloren
        mein testament ~3 gemacht|geschrieben
        nächsten|nächste ~2 geburtstag|weihnachten|woche|jahr ~3 nicht ~1 mehr ~1 erleben
        erlebe|erleb ~4 nicht ~1 mehr
      `,
    },
  ],
  hints: [
    {
      kind: "suicide",
      frame: "hint",
      phrases: `
        ohne mich ~4 @besser|dran|gut|ruhe
        @andere ~3 @besser ~3 ohne mich
        @andere ~3 @besser|gut ~2 wenn|sobald ~1 ich|es ~3 weg|tot|nicht|gestorben|verschwunden|mich
        @besser ~4 wenn ~1 es mich ~1 nicht|nie
        hätten|haben|ginge|geht ~3 @besser ~3 ohne mich
        hätten|haben ~2 es|alle ~2 @besser ~2 wenn ich ~4 weg|tot|nicht
        bin|falle|werde ~1 ich? ~1 nur|noch|allen|euch|jedem|eine|ihnen ~4 zur? last|belastung|klotz|ballast|bürde ~4
        belastung|last|klotz|bürde|ballast ~1 für|am|von ~2 @andere|bein
        koste ~2 allen|alle|euch|meine|meiner|nur
        mich ~2 los|losgeworden|los ~1 werden|wäre|wären|sein|hätten
        endlich|dann ~2 mich|vor ~2 ruhe|los ~2 hätten|haben|sein|wären
        keiner|niemand|keinem|niemandem|wer|wen|kein|kaum ~3 merken|merkt|merkte|auffallen|vermissen|vermisst|vermisste|interessieren|weinen|stören|kümmern ~4 wenn|falls|dass ich ~5 weg|tot|nicht|sterbe|verschwinde|gestorben|bin
        mich ~2 keiner|niemand|kein ~2 vermissen|vermisst
        zu meiner|meine beerdigung|begräbnis
        kümmert|kümmer|passt|sorgt ~5 um|auf|für ~3 hund|katze|kinder|mama|schwester|bruder|tiere ~5
        wenn ich ~1 weg|tot|nicht ~3 kümmert|kümmer|passt|sorgt ~5 hund|katze|kinder|mama|schwester|bruder|tiere
        meine|meinen|alle|mein ~2 sachen|dinge|besitz|katze|hund|gitarre ~5 verschenkt|weggegeben|verschenke ~5 verabschiedet|geregelt|nicht|abschied|brauche
        abschiedsbriefe|abschiedsbrief|abschiedsvideo ~4 geschrieben|fertig|liegen|liegt|schreibe|schreib
        briefe ~3 an|für ~3 alle|familie|eltern|kinder ~2 geschrieben|liegen|fertig
        mein|meine|das letzter|letzte|letztes ~1 brief|nachricht|beitrag|worte|post|tag|abend|weihnachten|eintrag ~6
        lebt|leb wohl
        verzeiht|vergebt|verzeih mir ~3
        ihr|du ~1 könnt|kannst ~1 nichts dafür
        danke|dank ~3 für alles ~6 wohl|vergesst|verzeiht|verzeih|letzte|machts|tschüss|abschied
      `,
    },
  ],
} satisfies CrisisPart;
