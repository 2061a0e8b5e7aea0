// Outright phrases in Hindi, in its own script and as it is typed in Latin letters.

import type { OtherLanguage } from "./other-language.ts";

export const HINDI: OtherLanguage = {
  code: "hi",
  name: "Hindi",
  negators: `नहीं मत न nahi nahin`,
  groups: [
    {
      kind: "suicide",
      phrases: `
        मैं ~4 मरना|मर ~2 चाहता|चाहती
        मरना चाहता|चाहती
        मर जाना ~1 चाहता|चाहती
        मुझे ~4 मरना|मर ~1 है|जाना
        आत्महत्या|खुदकुशी|सुसाइड ~2 करना|करूंगा|करूंगी|करूँगा|करूँगी|करने|कर|का|के
        जीना ~1 नहीं ~1 चाहता|चाहती
        नहीं जीना ~1 चाहता|चाहती|है
        जीने ~3 मन|इच्छा ~1 नहीं
        खुद|ख़ुद|अपने ~1 को|आप ~2 मार|मारना|मारूंगा|मारूंगी|खत्म
        अपनी ~1 जान ~1 दे|दूंगा|दूंगी|देना|ले|लेना|लूंगा
        अपना|अपनी ~1 जीवन|जिंदगी|ज़िंदगी ~2 खत्म|समाप्त
        main ~3 marna chahta|chahti|chahata
        mujhe ~3 marna hai
        marna chahta|chahti
        jeena|jina ~1 nahi|nahin ~1 chahta|chahti
        suicide|khudkushi|aatmahatya|atmahatya ~1 karna|karne|karunga|karungi|kar
      `,
    },
    {
      kind: "self-harm",
      phrases: `
        खुद|ख़ुद|अपने ~1 को|आप ~2 काटता|काटती|चोट|नुकसान|काट
        अपनी|अपना ~1 कलाई|हाथ|नस ~2 काटता|काटती|काट|काटना
      `,
    },
    {
      kind: "abuse",
      phrases: `
        मुझे ~2 मारता|मारती|मारते|पीटता|पीटती|पीटते
        mujhe ~2 marta|maarta|peetta|pitta|maarte|marte hai|hain
      `,
    },
  ],
  mentions: `आत्महत्या|खुदकुशी|khudkushi|aatmahatya`,
};
