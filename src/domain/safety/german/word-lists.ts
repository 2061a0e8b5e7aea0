// German word lists. Any phrase may name any of them with `@`.
// The spelling rules are in german.ts.

import type { PhraseTable } from "../phrase-table.ts";

export const GERMAN_WORD_LISTS = {
  plain: {
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
  hints: {
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
} satisfies Record<"plain" | "hints", PhraseTable["classes"]>;
