// Outright phrases in Dutch.

import type { OtherLanguage } from "./other-language.ts";

export const DUTCH: OtherLanguage = {
  code: "nl",
  name: "Dutch",
  negators: `niet nooit geen zonder`,
  groups: [
    {
      kind: "suicide",
      phrases: `
        ik ~2 wil|zou|wou ~6 dood|sterven|doodgaan
        wil ik ~6 dood|sterven|doodgaan
        ik ~6 dood|sterven wil
        ik wou|wilde dat ik dood was
        was ik maar dood
      `,
      unless: `
        van ~1 honger|schaamte|verveling|lachen|dorst|kou|jaloezie|nieuwsgierigheid
        aan ~2 wijten
      `,
    },
    {
      kind: "suicide",
      phrases: `
        ik ~3 mezelf|mijzelf|mij|me ~7 ombrengen|vermoorden|doden|ophangen|verhangen|verdrinken|doodmaken|doodschieten
        ik ~3 mezelf|mijzelf|mij|me ~6 van kant maken
        ik ~3 mezelf|mijzelf|mij|me ~6 van het leven beroven
        vermoord|verhang|dood|maak ik? mezelf|mijzelf ~1 kapot|af|van
        een|n einde aan mijn leven
        maak|maken ~2 er ~3 een einde aan
        ik ~5 er ~3 een einde aan maken
        zelfmoord ~1 plegen
        pleeg ~5 zelfmoord
        ik ~5 niet meer|langer verder? leven
        ik ~6 zelfmoordgedachten|zelfmoordneigingen|zelfmoordplannen
        denk|denken|dacht|gedachten ~5 aan|over ~1 zelfmoord|suïcide
        ik ~5 suïcidaal
        suïcidale gedachten|neigingen
        ik ~6 voor ~2 trein|metro ~3 springen|gooien
        ik ~6 van ~2 brug|dak|flat|balkon ~3 springen
      `,
      unless: `in ~1 berlijn|amsterdam`,
    },
    {
      kind: "self-harm",
      phrases: `
        snijd|snij|kras|verwond|beschadig ~1 mezelf|mijzelf
        mezelf|mijzelf ~6 snijden|verwonden|krassen|beschadigen|pijn
        doe mezelf|mijzelf|me ~3 pijn
        automutilatie|automutileer
      `,
      unless: `
        een stuk|plak
        bij ~2 koken|scheren
      `,
    },
    {
      kind: "abuse",
      phrases: `
        slaat|mishandelt|verkracht|wurgt|schopt|misbruikt ~1 me|mij|ons
        hij|zij|ze|man|vriend|vader|moeder|stiefvader|ex|vrouw|broer ~1 heeft me|mij ~4 geslagen|mishandeld|verkracht|gewurgd
        ik ~1 word ~4 geslagen|mishandeld|misbruikt|verkracht
      `,
      unless: `
        met ~1 schaken|tennis|kaarten|dammen
        op ~1 schouder
        over
      `,
    },
  ],
  mentions: `zelfmoord|suïcide|zelfdoding`,
};
