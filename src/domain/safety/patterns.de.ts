// German phrases of the crisis path. Umlauts may be written; typed text is matched without them or with ae, oe, ue.

import { GERMAN_HINTS } from "./hints.de.ts";
import type { PhraseTable } from "./phrase-table.ts";

export const GERMAN: PhraseTable = {
  language: "de",
  classes: {
    nahe: `mutter mama vater papa bruder sohn tochter schwester frau mann freund freundin ex exfreund partner partnerin
      kind kinder mitbewohner mitbewohnerin oma opa onkel tante cousin cousine kollege kollegin nachbar nachbarin schüler schülerin
      student studentin kumpel familie eltern stiefvater stiefmutter neffe nichte verlobter baby kleine kleiner chef chefin`,
    täter: `er sie mann frau freund freundin vater mutter papa mama ex exfreund partner partnerin stiefvater stiefmutter bruder sohn onkel
      opa eltern jemand nachbar tochter schwester cousin typ`,
    uns: `mich uns`,
    mein: `mein meine meinen meinem meiner unser unsere unserem unseren`,
    will: `will möchte mag wollte möcht würde mechte`,
    schlägt: `schlägt schlug prügelt verprügelt tritt würgt würgte misshandelt missbraucht missbrauchte vergewaltigt bedroht begrapscht ohrfeigt verdrischt
      schlagen`,
    geschlagen: `geschlagen gewürgt verprügelt getreten misshandelt missbraucht vergewaltigt bedroht angefasst begrapscht gestoßen geboxt`,
    tabletten: `tabletten pillen medikamente schlaftabletten schmerztabletten paracetamol ibuprofen antidepressiva insulin`,
    suizid: `selbstmord suizid freitod`,
    umbringen: `umbringen umzubringen umgebracht töten erhängen erschießen aufhängen aufzuhängen`,
  },
  crisis: [
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
    {
      kind: "self-harm",
      frame: "writer",
      phrases: `
        ritze|ritz mich
        ritze ich mich
        mich ~3 ritzen|geritzt|ritze|aufschlitzen
        mir ~4 arme|arm|beine|handgelenke|handgelenk|unterarme|haut|oberschenkel ~2 aufgeschnitten|aufschneiden|aufgeritzt|geritzt|verbrannt|aufschneide|schneiden
        schneide|schneid|ritze mir ~4 arme|arm|beine|haut|unterarme|handgelenk|handgelenke
        verletze|verletz|verletzen|verbrenne|bestrafe mich ~1 selbst|selber|absichtlich|wieder|immer|ständig|manchmal
        mich ~2 selbst|selber ~1 verletzen|verletzt|verletze|schlagen|verbrennen
        selbstverletz*
        mir ~2 selbst|selber ~1 weh|schmerzen
        mir ~2 was|etwas ~1 antun|anzutun|antue|angetan
        mir ~1 weh ~1 tun
        schneide mich ~1 wieder|um|absichtlich
      `,
    },
    {
      kind: "self-harm",
      frame: "person",
      phrases: `
        ritzt|schneidet|verletzt sich
        sich ~2 ritzt|verletzt|geritzt|ritzen
        sich ~4 arme|arm|beine ~2 aufgeschnitten|aufgeritzt|geritzt|aufschneidet
        schneidet|ritzt ~1 sich ~3 arme|arm|beine|haut
      `,
    },
    {
      kind: "abuse",
      frame: "writer",
      phrases: `
        @täter ~2 @schlägt ~1 @uns
        @täter ~2 @schlägt ~1 @mein ~2 @nahe
        @täter ~1 hat|haben|hatte @uns ~3 @geschlagen
        hat|haben mein|meine ~1 @täter @uns ~3 @geschlagen
        @uns ~3 @schlägt|schlagen|prügelt
        wurde|werde|worden|bin ~4 vergewaltigt|missbraucht|misshandelt|geschlagen|verprügelt|begrapscht|gestalkt
        mich ~3 vergewaltigt|missbraucht|misshandelt|gewürgt|verprügelt|begrapscht|gestalkt
        @täter ~2 fasst|fässt|berührt|begrapscht mich ~3 an|nachts|unten|überall
        @täter ~2 zwingt mich ~3 sex|auszuziehen|bett|dazu
        @täter ~2 sperrt|schließt|schliesst ~1 @uns ~2 ein|weg|aus
        sperrt|schließt ~1 mich ~1 ein
        eingesperrt ~3 handy|wohnung|zimmer
        angst ~1 vor ~1 meinem|meiner|unserem ~1 mann|freund|vater|partner|ex|stiefvater|bruder|exfreund|frau
        angst ~4 mich|uns ~3 umbringt|tötet|schlägt|umbringen|verprügelt|verletzt
        angst ~3 nach hause ~3 weil
        angst ~3 nachhause ~3 weil
        droht|drohte|gedroht|drohen ~4 mich|uns|mir ~4 umzubringen|umbringen|töten|schlagen|verprügeln|messer|weh
        droht|bedroht|bedrohte mir|mich|uns ~2 mit ~1 messer|waffe|schlägen|gewalt|pistole
        mich ~2 mit ~2 messer|waffe|pistole ~1 bedroht
        @täter ~2 will|wollte mich|uns ~2 umbringen|töten|erwürgen|schlagen
        @täter ~1 bringt mich ~2 um
        lässt|lassen @uns ~2 nicht ~1 aus ~1 haus|wohnung|zimmer
        lässt @uns ~2 nicht ~1 mehr ~1 raus|rausgehen|weg
        darf ~2 haus|wohnung ~1 nicht verlassen
        @täter ~2 wird|ist|wurde ~2 gewalttätig|handgreiflich
        gewalttätiger|gewalttätigen partner|mann|vater|freund|ex
        @täter ~2 stalkt|verfolgt mich
        @täter ~2 tut|tat mir ~1 weh
        mich|uns ~3 gestoßen|geschubst|getreten|geboxt|geschubst|gezerrt|gebrochen
        @täter ~2 wirft|warf ~2 sachen|gegenstände|teller ~1 nach|auf
        hat mir ~2 arm|nase|rippe|rippen|hand ~1 gebrochen
        zwingt mich
        angst ~2 nach hause zu|kommen ~1 gehen|kommen
        zu|zuhause hause? ~1 nicht ~1 sicher
        blaue flecken ~6 @täter
        von ~1 meinem|meiner ~1 @täter ~2 geschlagen|bedroht|verprügelt
        morddrohungen|todesdrohungen
      `,
    },
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
  hints: GERMAN_HINTS,
  mentions: [
    { kind: "suicide", phrases: `selbstmord|suizid|suizidal|suizidgefährdet|selbstmordgefährdet` },
    { kind: "self-harm", phrases: `ritzen|selbstverletzung` },
    {
      kind: "abuse",
      phrases: `missbraucht|missbrauch|vergewaltigt|vergewaltigung|misshandelt
      häusliche gewalt`,
    },
    { kind: "emergency", phrases: `notfall|notarzt` },
  ],
  distress: `
    sinnlos|hoffnungslos|verzweifelt|verzweiflung|wertlos|depressiv|depressionen|depression|trostlos|unerträglich
    hasse mich|mein|alles|dieses
    hass auf mich
    weine|heule|weinen ~2 jeden|jede|ständig|nur|dauernd
    jeden|jede tag|nacht|morgen ~2 weine|heule
    völlig|total|ganz|so|komplett|immer allein|alleine|einsam|leer
    keinen|keiner|niemand|niemanden ~1 interessiert|liebt|versteht|mag
    fühle mich ~3 leer|tot|wertlos|nutzlos|verloren|taub
    innerlich ~1 tot|leer
    halte ~2 nicht mehr ~1 aus
    kann nicht mehr
    keinen ausweg|sinn
    alles ~1 egal|schwarz|dunkel|zu
    @will ~3 verschwinden
    bin ~3 versager|versagerin|nichts
    panikattacke|panikattacken
    nichts ~2 freude|hilft
    leben ~2 hölle|qual
    sich ~3 umgebracht|erhängt
    bin ~2 am ende
    ich ~2 am ende
    @suizid
  `,
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
    figur|protagonist|protagonistin|held|heldin|lied|refrain|zeile|gedicht ~2 sagt|schreit|flüstert|denkt|singt|ruft|schreibt|heißt
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
    in der schule|schulzeit|jugend
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
  firstPerson: `ich mich mir`,
  negators: `nicht|nie|niemals|kein|keine|keinen|keiner|niemand|nichts|ohne|nimmer`,
  linkers: `wirklich|mich|mir|mehr|einfach|gleich|will|werde|würde|bin|so|daran|suizidal|gerade|sofort|deswegen|deshalb`,
};
