// German ways of speaking that sound like a crisis and mean something else.
// The spelling rules are in german.ts.

import type { PhraseTable } from "../phrase-table.ts";

export const GERMAN_IDIOMS = {
  idioms: `
    bevor ~1 ich ~2 sterbe|tot
    allein|alleine ~1 sterben|sterbe
    zu|todes|fast|halb tode|tot ~1 gelangweilt|geschämt|geärgert|erschrocken|gefreut|gearbeitet
    lieber|am ~2 aus dem fenster ~1 als|springen
    springe|spring ich ~1 lieber aus dem fenster
    um|auf|in|aus|bei ~1 der|die|dieser ~1 ganzen|ganze welt
    mein|meine|meinem ~1 leben ~1 ändern|verändern|umkrempeln|gelaufen|neu|aufräumen|sortieren|leben|organisieren|weiter
    mit meinem leben ~2 anfangen|machen|soll
    im leben ~1 stehe|weiter|nicht
    was ~1 ich ~3 leben
    herz ~2 stehen|stehengeblieben ~1 geblieben|vor
    nicht|nie da wo|wo
    server|prozess|app|rechner|computer|programm|system|seite|browser|spiel|container|thread ~3 sich ~3 auf|umbringen|um|töten|umgebracht
    aufwachen|aufstehen|wach um|früh|vor|mit
    lach|lache|lachen|gelacht mich tot|kaputt|schlapp
    sterbe|sterben|stirbt|gestorben ~2 vor|fast ~2 hunger|langeweile|lachen|scham|durst|neugier|hitze|angst|aufregung|lampenfieber|müdigkeit|peinlichkeit
    vor|aus ~1 hunger|langeweile|lachen|scham|durst|neugier|peinlichkeit|lampenfieber ~2 sterben|sterbe|umbringen
    @will ~2 im boden versinken
    arbeite|schufte|rackere|arbeiten|ärgere|freue|suche mich ~1 tot
    zwingt mich ~1 zu|um|pünktlich
    bewegt sich nicht ~1 mehr ~1 weiter|vorwärts
    nicht mehr leben will|möchte in|mit|bei|von|hier
    hat|hätte|haben mich ~1 fast|beinahe umgebracht
    wenn ich ~3 nicht ~1 aufpasse|abgebe|liefere|schaffe|fertig|mitmache|dabei|komme|arbeite
    ohne mich ~1 zu ~1 fragen|melden|informieren
    fühle|fühl|wohler|atmen ~2 ohne mich|dich
    chef|chefin|lehrer|lektorin|lektor|professor|prof|trainer|kunde|vermieter|redaktion ~1 bringt|würde|wird ~2 mich ~2 um|umbringen
    beruflicher|politischer|finanzieller|wirtschaftlicher|künstlerischer|karriere @suizid
    karriereselbstmord
    zeit|tage totschlagen|totgeschlagen
    schlägt|schlug|geschlagen|schlagen ~1 mich|uns ~1 beim|im|in|mit ~1 schach|tennis|spiel|spielen|kartenspielen|tischtennis|mario|poker|skat|quiz|abstand|laufen
    mich|uns ~1 beim|im|in ~1 schach|tennis|spiel|spielen|tischtennis|poker|skat|laufen ~3 schlägt|geschlagen
    schlägt|schlug mich|uns vor|auf
    schlägt|schlug mich|uns als|für ~4 vor
    schlägt|schlug mir|uns ein|eine|einen|das|die|den|es ~3 vor?
    verletzt|geschnitten|verbrannt ~1 beim|am ~1 kochen|sport|fußball|klettern|papier
    beim ~1 kochen|schneiden|sport|fußball|klettern|laufen|training ~3 verletzt|geschnitten|verbrannt
    fast|beinahe ~3 herzinfarkt|gestorben|ohnmächtig
    @will|kann ~2 nicht mehr in|mit|bei|auf|hier|dort|zusammen|allein ~5 leben|wohnen
    nicht mehr ~1 da|hier ~1 arbeiten|wohnen|angestellt
    nicht mehr dabei sein ~1 bei
    @will ~3 nicht mehr ~1 hier|da|dabei sein in|bei ~1 dieser|diesem|der|dem
    wacht|wachen ~1 nicht ~1 auf ~2 für|rechtzeitig|wecker
    hängt|hängen sich ~3 auf
    keinen ~1 sinn ~2 mehr ~1 an|in|mit|bei
    letzte worte ~2 roman|kapitel|stück
    verlassen die|diese stadt
    bedroht ~2 mit ~1 kündigung|klage|anwalt|abmahnung
    droht|drohte|gedroht ~3 mit ~1 kündigung|klage|anwalt|abmahnung
    sperrt|schließt mich ~1 aus|von ~2 projekt|gruppe|meeting
    tot sein für
    pflanze|pflanzen|handy|akku|laptop|rechner|branche|sprache|szene ~3 stirbt|sterben|gestorben|tot
    nicht sterben
    team|projekt|band|firma|abteilung|verein ~4 ohne mich
    ohne mich ~3 team|projekt|band|firma
    aus dem fenster ~1 geworfen|werfen|schmeißen
    ganz|einfach ~1 umbringen vor
    @will ~2 ihn|die|den|meinen|meine|diesen ~2 umbringen
  `,
} satisfies Partial<PhraseTable>;
