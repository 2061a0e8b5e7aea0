// Outright phrases in Turkish. What is denied ends otherwise ("istemiyorum"), so that it is another word.

import type { OtherLanguage } from "./other-language.ts";

export const TURKISH: OtherLanguage = {
  code: "tr",
  name: "Turkish",
  // Ways of dying that nobody means, and places where somebody no longer wants to live.
  negators: `gülmekten açlıktan utançtan utancımdan sıkıntıdan meraktan şehirde ülkede mahallede burada orada apartmanda ailemle
    susuzluktan heyecandan`,
  groups: [
    {
      kind: "suicide",
      phrases: `
        ölmek|ölmeyi|gebermek ~2 istiyorum|isterim|isterdim|istiyom
        ölsem ~1 keşke|daha|iyi
        keşke ~2 ölsem|ölseydim
        kendimi ~4 öldürmek|öldürmeyi|asmak|asmayı|vurmak|atmak ~2 istiyorum|düşünüyorum|isterim|planlıyorum
        kendimi ~4 öldüreceğim|öldürücem|asacağım|asıcam|vuracağım
        intihar ~3 edeceğim|edicem|etmek|etmeyi|ediyorum|etsem|etmeye
        intiharı|intihar ~2 düşünüyorum|planlıyorum|düşüncesi|düşüncelerim
        yaşamak|yaşamayı ~2 istemiyorum|istemiyom
        hayatıma|yaşamıma ~2 son vermek|vereceğim|vericem|veriyorum
        canıma ~1 kıymak|kıyacağım|kıyıcam|kıyarım
        hayatımı ~1 sonlandırmak|sonlandıracağım
        yaşamaktan bıktım
      `,
    },
    {
      kind: "self-harm",
      phrases: `
        kendimi ~2 kesiyorum|kestim|jiletliyorum|yaralıyorum
        kolumu|kollarımı|bileğimi|bileklerimi ~2 kesiyorum|kestim|keseceğim|kesmek
        kendime ~2 zarar ~1 veriyorum|verdim|vereceğim|vermek
      `,
    },
    {
      kind: "abuse",
      phrases: `
        beni ~3 dövüyor|dövüyorlar|dövdü|boğuyor|boğdu
        bana ~2 vuruyor|vuruyorlar|vurdu|tecavüz|tokat
        dayak ~1 yiyorum|yedim
        şiddet ~1 görüyorum|uyguluyor
      `,
    },
  ],
  mentions: `intihar`,
};
