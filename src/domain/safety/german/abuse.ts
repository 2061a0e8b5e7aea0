// German words of violence and control by people close by or above.
// The spelling rules are in german.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const GERMAN_ABUSE = {
  plain: [
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
  ],
  hints: [
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
  ],
} satisfies CrisisPart;
