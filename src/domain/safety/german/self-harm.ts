// German words of hurting oneself, of the writer and of others.
// The spelling rules are in german.ts.

import type { CrisisPart } from "../phrase-table.ts";

export const GERMAN_SELF_HARM = {
  plain: [
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
  ],
  hints: [
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
  ],
} satisfies CrisisPart;
