// German phrases that say outright that there is a crisis, whatever else the sentence says.
// The spelling rules are in german.ts. An open gap inside a phrase takes place, time, means and people:
// the verb stands at the end of the clause, or its first half does.

import type { OutrightTable } from "../phrase-table.ts";

export const GERMAN_OUTRIGHT: OutrightTable = {
  classes: {
    soft: `einfach nur wirklich echt endlich jetzt gerade immer auch schon noch mal so sehr gern gerne manchmal oft heute ehrlich
      eigentlich wohl halt doch bald ernsthaft tatsächlich am liebsten lieber morgen irgendwie ganz selbst bin mich mir heimlich`,
    wille: `will möchte möcht mag muss werde kann sollte würde würd darf mechte`,
    vorhaben: `will möchte möcht muss werde kann sollte würde würd habe hab versuche plane überlege denke daran vor ich mich mir damit darüber
      nach beschlossen entschieden ernsthaft gerade auch einfach nur wirklich jetzt endlich wieder dran könnte mag so sehr gern gerne schon
      immer noch am liebsten lieber manchmal oft`,
    tun: `umbringen umzubringen töten tötest erhängen erschießen aufhängen aufzuhängen ertränken vergiften erstechen erdrosseln
      suizidieren strangulieren`,
    selbst: `fühle fühl bin wieder akut sehr so stark gerade heute immer noch oft mich auch wirklich ernsthaft schwer manchmal ständig
      etwas latent war werde ehrlich total richtig schon jetzt hochgradig`,
    gern: `gern gerne lieber liebsten besser endlich`,
    tabl: `tabletten pillen medikamente schlaftabletten schmerztabletten paracetamol ibuprofen antidepressiva insulin schlafmittel`,
    tief: `brücke dach hochhaus fenster balkon turm parkhaus`,
    bahn: `zug bahn auto lkw ubahn sbahn bus laster gleise schienen`,
    haut: `arm arme beine bein haut unterarm unterarme handgelenk handgelenke oberschenkel pulsadern`,
    schläger: `er sie mann frau freund freundin vater mutter papa mama ex exfreund partner partnerin stiefvater stiefmutter bruder sohn
      onkel opa verlobter typ schwester mitbewohner exmann tante`,
    schlägt: `schlägt verprügelt prügelt würgt vergewaltigt misshandelt missbraucht tritt verdrischt ohrfeigt`,
    unser: `mich uns`,
    mein: `mein meine meinen meinem meiner unser unsere unserem unseren unserer`,
    kleine: `baby kind kinder kindern sohn tochter säugling neugeborenes neugeborenen kleinkind kleinen kleine`,
    nahe: `baby kind kinder kindern sohn tochter säugling neugeborenen kleinen frau mann mutter vater freundin freund familie partner
      partnerin schwester bruder eltern`,
    spiele: `schach tennis spiel spielen kartenspielen tischtennis mario poker skat quiz laufen kicker badminton fußball monopoly`,
  },
  stops: `nicht nie niemals kein keine keinen keiner nimmer er wir dass wenn figur hauptfigur held heldin protagonist protagonistin charakter
    scham lachen langeweile hunger durst neugier peinlichkeit lampenfieber hitze aufregung müdigkeit als sagt schreibe forsche arbeite
    lese lerne unterrichte berate referiere erzählt deadline papier dose rasieren kochen finger gemüse`,
  groups: [
    {
      kind: "suicide",
      phrases: `
        ich ~4@soft will|möchte|möcht|mag|muss ~9 sterben
        will|möchte|möcht|muss ich ~9 sterben
        ich ~9 sterben will|möchte|möcht|muss|mag
        sterben will|möchte|möcht ich
        ich ~9 und ~1@soft will|möchte|möcht ~6 sterben
        ^ will|möchte|möcht ~6 sterben
        in den tod ~1 springen|stürzen|gehen
        ich ~4@soft würde|würd ~8 gern|gerne|lieber|liebsten ~8 sterben
        würde|würd ich ~8 gern|gerne|lieber|liebsten ~8 sterben
        ich ~8 beschlossen|entschieden|bereit ~3 sterben
        ich ~6 bereit|vor ~1 zu sterben
        ich ~6 todessehnsucht|todeswunsch
        ich ~2@soft wünsche|wünschte mir ~8 den tod
      `,
      unless: `
        lassen|lasse|gehen
        vor ~2 scham|lachen|langeweile|hunger|durst|neugier|peinlichkeit|lampenfieber|hitze|aufregung|müdigkeit|angst
      `,
    },
    {
      kind: "suicide",
      mayBePast: true,
      phrases: `
        ich ~1@vorhaben mich ~9 @tun
        wollte|versuchte ich mich ~9 @tun
      `,
      unless: `vor lachen`,
    },
    {
      kind: "suicide",
      phrases: `
        ich ~4@soft @wille ~3@vorhaben mich ~9 @tun
        ich ~4@vorhaben plane|überlege|denke|beschlossen|entschieden|vor ~2@vorhaben mich ~9 @tun
        @wille ich ~3@soft mich ~9 @tun
        ^ will|möchte|werde mich ~8 @tun
        ich ~9 und ~1@soft will|möchte|werde mich ~8 @tun
        bringe|bring|brächte ich? ~2@soft mich ~9 um
        töte|erhänge|erhäng|erschieße|erschieß|ertränke|ertränk|vergifte|erdrossle ich? ~1@soft mich
        hänge|häng ich? ~1@soft mich ~9 auf
        vor|daran|darüber|überlege|plane|versuche|versucht|gedanken|gedanke|drang|entschieden|beschlossen ~2 mich ~8 umzubringen|töten|erhängen|erschießen|aufzuhängen|ertränken
      `,
      unless: `
        zu kümmern|sorgen
        vor lachen
      `,
    },
    {
      kind: "suicide",
      phrases: `
        mein leben ~9 beenden|beende|beendet
        beende ich? ~8 mein leben
        beende ich? ~2@soft heute|jetzt|es ~2 mein leben
        meinem|dem leben ~6 ende ~4 setzen|bereiten|machen|setze|mache|bereite
        setze|mache|bereite ich? ~4 meinem|dem leben ~6 ende
        mir ~9 das leben ~1@soft nehmen
        mir ~9 das leben zu nehmen
        nehme|nehm ich? ~1@soft mir ~9 das leben
        ich ~9 das leben nehmen
        nehme|nehm|nehmen ich? ~1@soft mir ~9 mein leben
      `,
      unless: `
        leichter|leicht|schön|schöner|einfach|einfacher|schwer|schwerer|zurück|auszusuchen
        als ~1
        im|auf ausland|land
        und ~5 neu|neues|neuen|neuanfangen|woanders|anderswo
      `,
    },
    {
      kind: "suicide",
      phrases: `
        ich ~6 abschiedsbrief|abschiedsbriefe ~4 geschrieben|verfasst
        schreibe ~4 abschiedsbrief|abschiedsbriefe
        ^ bin|fühle ~3@selbst suizidal|lebensmüde
        ich ~6@selbst suizidal|suizidgefährdet|lebensmüde
        bin|fühle|fühl ich ~5@selbst suizidal|suizidgefährdet|lebensmüde
        ich ~9 suizidgedanken|selbstmordgedanken|selbstmordabsichten|suizidpläne|suizidabsichten|selbsttötungsgedanken
        habe|hab ich? ~9 suizidgedanken|selbstmordgedanken|selbstmordabsichten|suizidpläne|suizidabsichten
        denke|denk ich? ~9 an|über ~2 selbstmord|suizid|freitod
        an|über ~2 selbstmord|suizid|freitod ~3 denke|nachdenke|denken|nachzudenken
        ich ~9 selbstmord|suizid ~6 begehen|begehe|machen|verüben
        begehe|mache|plane ich? ~8 selbstmord|suizid
        selbstmord|suizid zu ~1 begehen|verüben
      `,
      unless: `in ~3 literatur|film|filmen|geschichte|kunst|romanen|werther`,
    },
    {
      kind: "suicide",
      phrases: `
        ich ~4@soft will|möchte|möcht|mag|kann ~9 nicht|nimmer ~2@soft mehr|länger|weiter ~2@soft leben|weiterleben|existieren
        will|möchte|möcht|mag|kann ich ~9 nicht|nimmer ~2@soft mehr|länger|weiter ~2@soft leben|weiterleben|existieren
        ich ~9 nicht|nimmer ~1@soft mehr|länger|weiter ~1@soft leben|weiterleben|existieren will|möchte|möcht|mag|kann
        ich ~4@soft will|möchte|möcht|mag ~8 nicht ~2@soft mehr|länger am leben sein
        ich ~4@soft will|möchte|möcht ~8 nimmer leben
        ich ~4@soft will|möchte|möcht ~8 nicht ~2@soft mehr ~1@soft aufwachen
      `,
      unless: `müssen`,
    },
    {
      kind: "suicide",
      phrases: `
        ich ~4@soft will|möchte|möcht|mag ~8 nicht ~1@soft mehr|länger ~1@soft da|hier sein
      `,
    },
    {
      kind: "suicide",
      phrases: `denke|denk ich? ~6 an|ans ~1 tod|sterben`,
      unless: `meiner|meines|von|der|des|unserer|ihrer|seiner`,
    },
    {
      kind: "suicide",
      phrases: `
        ich ~4@soft will|möchte|möcht ~9 tot sein
        will|möchte ich ~9 tot sein
        ich ~6 wäre|wär ~8 @gern ~8 tot
        wäre|wär ich ~8 @gern ~8 tot
        liebsten|gern|gerne|lieber|besser wäre|wär ich ~8 tot
        wünsche|wünschte|wünsch ~2 ich ~3@soft wäre|wär ~8 tot
        wünsche|wünschte|wünsch ~2 ich ~8 tot wäre|wär
        wünsche|wünschte|wünsch ~1 ich wäre|wär nie|nicht ~1 geboren
        wünsche|wünschte|wünsch ~1 ich ~3 nie|nicht geboren ~1 wäre|wär|worden
        wünsche|wünschte|wünsch ich? mir ~8 den tod
        wünschte ich? ~1@soft tot zu sein
        @wille ~1 ich? ~3@soft tot sein
      `,
      unless: `müde|sicher`,
    },
    {
      kind: "suicide",
      phrases: `
        @wille ich? ~9 von|vom|aus ~3 @tief ~6 springen|stürzen
        ich ~9 von|vom|aus ~3 @tief springen|stürzen @wille
        springe|spring|stürze ich? ~8 von|vom|aus ~3 @tief
        mich ~9 vor|unter ~3 @bahn ~5 werfen|schmeißen|legen|stürzen|werfe|schmeiße|zu
        werfe|werf|schmeiße|schmeiß|lege|stürze ich? mich ~8 vor|unter|auf ~2 @bahn
        ich ~9 alle|ganzen|sämtliche ~2 @tabl ~5 nehmen|schlucken
        mir ~9 pulsadern|kugel ~4 aufschneiden|auf|jagen|kopf
        habe|hab ~2 plan|termin|datum und? einen|ein? termin|datum|tag und? einen|ein? strick|seil
      `,
      unless: `
        mit|am ~1 fallschirm|bungee
        als
      `,
    },
    {
      kind: "self-harm",
      mayBePast: true,
      phrases: `
        ritze|ritz ich? ~1@soft mich
        ich ~3@soft mich ~6 geschnitten
        habe|hab ich? mich ~6 geschnitten
        verletze|verletz ich? ~1@soft mich
        tue|tu ich? ~1@soft mir ~3@soft weh
        ich ~6 mich ~9 ritzen|geritzt|ritze
        @wille ich mich ~9 ritzen
        schneide|schneid ich? ~1@soft mich
        schneide|schneid|ritze|ritz|verbrenne ich? ~1@soft mir ~9 @haut
        ich ~6 mir ~9 @haut ~5 aufgeschnitten|aufschneiden|geritzt|aufgeritzt|aufzuschneiden
        verletze|verletz|schlage|verbrenne ich? mich ~8 selbst|selber|absichtlich
        @wille ich? ~2@soft mich ~8 selbst|selber ~5 verletzen|schlagen|verbrennen|bestrafen
        füge|füg ich? ~1@soft mir ~9 schmerzen|verletzungen|wunden|leid|schnitte ~6 zu
        tue|tu ich? ~1@soft mir ~8 etwas|was|weh ~6 an
        tue|tu ich? ~1@soft mir ~6 selbst|selber|absichtlich weh
        @wille ich? ~2@soft mir ~8 etwas|was|schmerzen|weh ~4 antun|zufügen|tun
        ich ~6 mir ~6 etwas|was antun|anzutun|angetan
      `,
      unless: `
        beim ~2 sport|fußball|klettern|laufen|skifahren|turnen|handball|tennis|kochen|schälen|rasieren|schnitzen|schneiden|basteln|backen|gemüseschneiden
        am|an ~2 papier|dose|dosendeckel|glas|dorn|blatt|ast|messerkante
        ein|einen|eine|die|das ~1 haare|stück|scheibe|brot|pony|nägel
        ins fleisch
        ein|eine ~1 muster|linie|herz
      `,
    },
    {
      kind: "abuse",
      phrases: `
        @schläger ~3@soft @schlägt ~1@soft @unser
        @schläger ~3@soft schlägt|tritt|haut|boxt mir|uns ~2 ins|in|auf|gegen ~2 gesicht|bauch|kopf|fresse|magen|rücken|hals
        schlägt|verprügelt|würgt|vergewaltigt|misshandelt|missbraucht @unser ~1 mein|meine|unser ~2 @schläger
        @schläger ~3@soft hat @unser ~8 geschlagen|verprügelt|gewürgt|vergewaltigt|misshandelt|missbraucht
        hat @mein ~1 @schläger @unser ~8 geschlagen|verprügelt|gewürgt|vergewaltigt|misshandelt|missbraucht
        @schläger ~3@soft @schlägt ~1@soft meine|unsere|mein|die ~1 kinder|kind|mutter|tochter|sohn|schwester
        ich ~2@soft werde|wurde ~8 geschlagen|verprügelt|misshandelt|missbraucht|vergewaltigt|gewürgt
      `,
      unless: `
        beim|im|in|am ~2 @spiele
        um längen
        als|für ~9 vor
        vor zu|dass|ob|wie|was|ein|eine
      `,
    },
    {
      kind: "emergency",
      phrases: `
        tue|tu|füge|mache ich? @mein ~2 @nahe ~8 etwas|was|weh|schmerzen|leid ~5 an|zu|antun
        tue|tu|füge ich? ~3 @mein ~2 @nahe ~8 etwas|was|weh|schmerzen|leid
        @wille|angst|könnte ich? ~5 @mein ~2 @nahe ~6 etwas|was|weh|schmerzen ~3 antun|anzutun|tun|zufügen|zu
        @wille|könnte|angst ich? ~5 @mein ~2 @kleine ~6 verletzen|umbringen|töten|schütteln|schlagen|umzubringen|ertränken|ersticken
        ich ~4 @mein ~2 @kleine ~6 verletzen|umbringen|töten|schütteln|ertränken|ersticken
        @wille ich? ~5 jemanden|jemand|andere|leute|menschen ~4 verletzen|umbringen|töten|erstechen|erschießen
        habe|hab ~10 alle|ganze|packung|flasche|handvoll|viele|zuviele ~5 @tabl ~8 genommen|geschluckt|eingenommen
        habe|hab ~10 schlaftabletten|schlafmittel|rohrreiniger|bleichmittel|gift ~8 geschluckt|genommen|getrunken
        @mein ~2 @nahe|mitbewohner|mitbewohnerin|oma|opa ~6 atmet ~6 nicht ~2 mehr
        er|sie atmet ~4 nicht ~1 mehr
      `,
    },
    {
      kind: "suicide",
      phrases: `
        @mein ~2 @nahe|mitbewohner|mitbewohnerin|kumpel|cousin|kollege|kollegin|schülerin|schüler ~5 sich ~8 umbringen|umzubringen|erhängen|töten
        @mein ~2 @nahe|mitbewohner|mitbewohnerin|kumpel|kollege|kollegin ~3@soft will|möchte ~8 sterben
        @mein ~2 @nahe|mitbewohner|mitbewohnerin|kumpel|kollege|kollegin ~3@soft ist ~3@selbst suizidal
      `,
    },
  ],
};
