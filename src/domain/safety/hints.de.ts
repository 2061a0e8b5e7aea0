// German hints of a crisis, by what they come down to. The spelling rules are those of patterns.de.ts.

import type { HintTable } from "./phrase-table.ts";

export const GERMAN_HINTS: HintTable = {
  classes: {
    wunsch: `will möchte mag wollte möcht würde wünschte wünsche hoffe hoffte bete sehne träume wünsch hoff könnte wär wäre`,
    froh: `froh erleichtert glücklich besser egal okay recht dankbar schön recht erlöst leichter erleichterung`,
    macht: `gott herrgott himmel tod schicksal universum jemand etwas irgendwas`,
    holen: `holt holen hole nimmt nehmen erlöst erlösen tötet umbringt sterben`,
    leben: `leben lebens existieren dasein weiterleben weiterzuleben lebe da existenz`,
    andere: `alle allen alles familie kinder eltern welt leute mama papa freunde mutter vater mann frau sie ihr ihnen euch andere anderen
      jeder jedem sohn tochter`,
    besser: `besser leichter einfacher glücklicher froh erleichtert gut ruhiger freier erlöst schöner`,
    hoch: `brücke dach hochhaus gleis gleise gleisen bahnsteig balkon klippe geländer schienen parkhaus turm kante abgrund`,
    mittel: `strick seil pistole rasierklinge rasierklingen klinge klingen gift waffe insulin helium kohle`,
    mengen: `gesammelt gehortet gebunkert gespart aufgehoben sammle horte bunkere aufgespart versteckt zurückgelegt gekauft bestellt besorgt`,
    tödlich: `tödlich sterben reichen gefährlich überdosis töten umbringen stirbt viele aufwachen tot genug`,
    zeit: `weihnachten geburtstag jahr woche monat sommer winter frühling morgen montag dreißig vierzig silvester ostern wochenende`,
    körper: `arm arme armen bein beine beinen haut handgelenk handgelenke unterarm unterarme oberschenkel hand`,
    wer: `mann frau freund freundin vater mutter papa mama ex exfreund partner partnerin stiefvater stiefmutter bruder onkel chef chefin
      vorgesetzter lehrer trainer vermieter nachbar kollege er sie opa`,
    täte: `schlägt schlug prügelt verprügelt tritt würgt missbraucht vergewaltigt begrapscht bedroht verfolgt belästigt schubst ohrfeigt quält misshandelt
      schlagen`,
    getan: `geschlagen gewürgt verprügelt getreten missbraucht vergewaltigt begrapscht bedroht angefasst gestoßen geschubst belästigt
      eingesperrt gepackt verletzt misshandelt gezwungen`,
  },
  crisis: [
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
    {
      kind: "self-harm",
      frame: "writer",
      phrases: `
        mir ~4 @körper ~2 aufgeschnitten|aufschneiden|aufgeritzt|geritzt|verbrannt|aufgekratzt|blutig|zerschnitten|zerkratzt|aufgeschlitzt
        ritze|ritz|schneide|schneid|verbrenne|kratze|kratz|drücke|drück ~5 @körper ~3
        zigaretten|zigarette|feuerzeug|klinge|rasierklinge ~4 @körper|haut ~3
        schlage|schlag|haue|hau ~4 kopf ~5 blut|blutet|wand ~3 blut|bis|blutet
        schlage|verletze|beiße|verbrenne|kratze ~1 ich? mich ~3 selbst|selber|absichtlich|bis|blutig|wenn
        mir ~3 selbst|selber ~2 wehtun|weh|wehtue|schmerzen|verletzungen
        esse|ess ~3 nichts|nicht ~5 verschwinde|verschwinden|sterben|bestrafen|strafe|auflöse
      `,
    },
    {
      kind: "abuse",
      frame: "writer",
      phrases: `
        @wer ~3 @täte ~2 mich|uns|mir
        @wer ~3 hat ~1 mich|uns|mir ~6 @getan
        hat ~1 mein|meine ~1 @wer mich|uns ~6 @getan
        @wer ~3 @täte|prügelt|schlägt ~1 meine|meinen|mein|unsere|unseren ~1 mutter|mama|bruder|schwester|kinder|kind|sohn|tochter|hund
        @wer ~3 lauert|verfolgt|stalkt|beobachtet|folgt ~1 mich|mir
        lauert|stalkt ~1 mir|mich ~2 auf?
        droht|drohte|drohen|gedroht ~3 mich|uns|mir|meine|meinen ~4 umzubringen|umbringen|töten|schlagen|wegzunehmen|tun|anzutun|verletzen
        droht|drohte ~2 mir|uns
        bringt|schlägt|tötet mich|uns ~2 um? ~1 wenn|falls ich|wir ~4
        sperrt|schließt ~2 mich|uns ~3 ein
        nimmt|nahm|versteckt|kontrolliert ~2 mir|mein|meine ~4 handy|geld|schlüssel|pass|konto|karte ~6 angst|schlägt|droht|raus|weg|darf|sperrt
        lässt|lassen ~1 mich|uns ~3 nicht ~2 aus|raus|weg|weggehen|gehen|rausgehen|telefonieren
        gibt|geben ~1 mir|uns ~2 nichts|kein ~1 zu? essen
        kommt|kam ~2 nachts|abends|betrunken ~3 in|an|zu mein|meinem|mir ~2 zimmer|bett ~3
        fasst|fasste|berührt|streichelt ~1 mich ~6 an|nachts|unten|heimlich|zwischen
        zwingt|zwang|gezwungen ~3 mich|mir ~4 sex|bett|ausziehen|heiraten|schlafen|beischlaf
        angst ~1 vor ihm|ihr
        angst ~4 was er|sie ~3 tut|macht|antut|anstellt
        angst ~3 nach|heim|nachhause|zu ~2 hause|gehen ~4
        am hals|kragen|haaren ~2 gepackt|gezogen|gezerrt
        gegen die wand ~2 gedrückt|geschubst|gestoßen|geworfen
        würgt|gewürgt ~2 mich|hat|worden|und
        die treppe ~1 runter*|hinunter*|hinab*
        nächste|nächstes ~1 mal ~4 tot|umbringen|krankenhaus|um
        begrapscht|begrabscht|vergewaltigt ~3
      `,
    },
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
  signs: [
    {
      family: "farewell",
      phrases: `
        verabschiedet|verabschiede ~2 von ~1 allen|euch
        lebt|leb wohl
        danke für alles
        sagt|sag|richtet ~3 ich ~2 liebe|lieb ~1 habe?
        passt ~1 gut? aufeinander auf?
        letzte nachricht|worte
        machts gut
        macht es gut
        hab|habe ~1 euch|dich lieb
      `,
    },
    {
      family: "absolving",
      phrases: `
        nicht ~2 eure|deine|ihre|seine schuld
        nichts dafür
        verzeiht|verzeih|vergebt|vergib mir
        tut mir leid ~2 für|dass alles|ich
        entschuldigung für alles
      `,
    },
    {
      family: "giving-away",
      phrases: `
        @mein|alle|alles ~2 sachen|dinge|möbel|gitarre|bücher|kleider|schmuck ~2 verschenkt|verschenke|weggegeben
        verschenke|verschenkt|weggegeben ~3 sachen|alles|besitz
        hund|katze|tiere|kater ~4 gebracht|gegeben|vermittelt
        hund|katze|tiere ~4 weggegeben|abgegeben|untergebracht
      `,
    },
    {
      family: "affairs",
      phrases: `
        nachlass|begräbnis|beerdigung|erbe ~4 geregelt|geordnet|bezahlt|geplant
        alles ~2 geregelt|erledigt|organisiert|aufgeräumt
        testament|patientenverfügung|passwörter|papiere|unterlagen ~4 geschrieben|geordnet|gemacht|bereit|liegen|geregelt
        wohnung ~2 aufgeräumt|leergeräumt|ausgeräumt|geputzt
        muss|müsst|braucht ~3 keiner|niemand|euch|sich ~3 sorgen|kümmern|sorge
      `,
    },
    {
      family: "absence",
      phrases: `
        wenn|falls|sobald|bis ich ~2 weg|tot bin
        wenn|falls|sobald ich ~1 nicht mehr ~1 da|bin|hier
        nach meinem tod
        bald ~3 nicht mehr ~1 da|hier
        ohne mich
      `,
    },
    {
      family: "burden",
      phrases: `
        zur last
        bin ~2 nur ~2 last|belastung|ballast|problem
        mache ~2 allen|alle|euch ~2 kummer|sorgen|probleme
        hat|haben ~2 etwas? besseres verdient
      `,
    },
    {
      family: "means",
      phrases: `
        habe|hab|liegt|liegen ~3 @mittel
        habe|hab|liegen ~3 @tabletten|schlaftabletten
      `,
    },
    {
      family: "place",
      phrases: `
        stehe|steh|stand|saß|sitze|gestanden ~3 auf|am|an|vor ~2 @hoch
        warte|wartend|stehe ~2 auf|am ~1 zug|bahnsteig|bahn|gleis
        auf der|einer|dem brücke|dach|hochhaus|gleis|bahnsteig
      `,
    },
    {
      family: "finality",
      phrases: `
        ein letztes mal
        brauche|brauch ~3 nicht|nichts mehr
        habe|hab mich ~1 entschieden
        entscheidung|entschluss ~2 gefallen|getroffen|steht
        alles ~2 vorbereitet|geplant|bereit
        wie schnell|leicht|einfach ~1 es
        weiß|weiss ~2 wie ich ~2 beende|aufhöre|mache
        wer mich ~2 findet
        nur ~1 ein|einen schritt
        ein ende
        heute|morgen|jetzt ist ~1 schluss|vorbei|aus
        für immer
        endgültig
        frieden|meinen ~1 gemacht|geschlossen
        spielt ~2 keine rolle ~1 mehr
        dann ~2 vorbei|ruhe|erledigt
      `,
    },
    {
      family: "peace",
      phrases: `
        bin|fühle ~5 ruhig|gelassen|erleichtert|frieden
        zum ersten mal ~1 ruhig
      `,
    },
    {
      family: "gloom",
      phrases: `
        kann|kanns|schaff|schaffe ~2 nicht mehr
        halte|halt ~3 nicht mehr ~1 aus
        keinen|kein ~2 sinn|ausweg ~1 mehr
        alles ~3 sinnlos|hoffnungslos|zu
        wird ~2 nie|nicht ~1 wieder? besser
        keine hoffnung
        müde von allem
      `,
    },
    {
      family: "silence",
      phrases: `
        keiner|niemand ~2 merkt|merken|merkts|vermisst|vermissen
        antwortet|meldet|reagiert ~2 nicht|nimmer
        handy ~2 aus
        geht nicht ans|ran
      `,
    },
  ],
  matters: `
    job|arbeit|büro|firma|unternehmen|team|teams|projekt|projekte|projektteam|abteilung|chef|chefin|kunde|kunden|kollegen|meeting|vertrag|karriere|branche|laden
    projektleiter|projektleiterin|chefin|trainer|agentur|agenturen|selbstständigkeit|freiberufler|freiberuflerin|homeoffice|dienst|schicht
    studium|uni|abschlussarbeit|bachelorarbeit|masterarbeit|kurs|ausbildung|prüfung|prüfungen|seminar|schule|klausur|klausuren
    stadt|dorf|land|umzug|umziehe|ziehe|ziehen|ausland|wg|miete|mietvertrag|mietwohnung|wohnungssuche
    band|chor|verein|gruppe|mannschaft|orchester|vorstand|liga
    blog|kanal|podcast|instagram|facebook|internet|netz|linkedin|newsletter|homepage|website|webseite
    app|code|server|prozess|container|programm|software|datenbank|release
    roman|buch|kapitel|manuskript|drehbuch|lied|song|album|bild|zeichnung|text|artikel|gedicht|stück|exposé|schreiben|malen|zeichnen|komponieren
    kündigen|kündigung|gekündigt|bescheid|amt|markt|doktor|wechsel|scheidung
    übergabe|präsentation|abgabe|deadline|mails|absagen|bewerbung|bewerbungen|steuererklärung|rechnungen|auto|garten|fitnessstudio|diät
    als ~1 freiberufler|selbstständige|selbstständiger|trainer|leiter|leiterin
    in ~1 dieser|diese|meiner|der ~1 beziehung|ehe|abteilung|firma|stadt|wohnung
  `,
  ties: `in im bei beim mit als an am vom von für aus`,
  allOfLife: `leben welt erde mir mich schmerz schmerzen leid gedanken schuld kopf körper nacht morgen schlaf allen alle alles immer ewig kinder familie eltern depression frieden ruhe mutter vater mann frau heute`,
  stances: `
    will|möchte|mag|wünsche|wünschte|hoffe|hoffte|würde|könnte|dürfen|darf|wollen|würd
    wäre|wär|hätte|sollte|sollen
    besser|beste|bestes|leichter|lieber|froh|erleichtert|erleichterung|frieden|ruhe|egal|endlich|einfach|nur
    enttäuscht|müde|satt|leid|hasse|fehler|irrtum|grund|sinn|wozu|warum|wofür
    denke|denk|dachte|gedacht|gedanke|gedanken|vorstelle|überlege|frage|frag|träume|stelle
    ständig|dauernd|immer|schnell|weh|schmerzlos
    plane|plan|entschieden|verdient|nötig|keiner|niemand
  `,
  self: `ich mich mir mein meine meinem meinen meiner meines`,
};
