/** Rules for what is said about the duck itself: requests about its manner, praise, and a break in the talk. */
import type { MessageRule } from "./message-rule.ts";

/** The rules for remarks about the duck's manner, in the order in which they are tried. */
export const MANNER_RULES: readonly MessageRule[] = [
  /** A request about how the duck speaks. */
  {
    intent: "style",
    pattern:
      /\b(?:stop|quit) (?:talking|sounding|speaking) like\b|\b(?:you're|ur|you are) (?:talking|sounding) like\b.{1,40}\bstop\b|\bplease don't (?:tell|ask|give) me\b|\bno (?:more )?(?:feelings|therapy|metaphors|riddles|jokes|pep talks?)(?: please| pls)?(?:[.,!]|$)|\bjust (?:give me )?the practical (?:bit|part|stuff)\b|\b(?:don't|stop) (?:ask|asking|tell|telling) me (?:how (?:that|it|this|i)|to be)\b/,
    longestWords: 35,
  },
  /** A remark or a request about the duck's tone, in words that are about nothing else. */
  {
    intent: "style",
    pattern:
      /\b(?:don't|do not) (?:go|be) (?:all )?(?:soft|easy|gentle|nice|kind|wise|clever|coy)\b|\b(?:plain|simple|normal) (?:english|words|language)\b|\b(?:be|you be) (?:a (?:little|bit) )?(?:more |less )(?:direct|blunt|honest|gentle|cryptic|clear|specific|kind)\b|\byou(?:'re| are)(?: being)? (?:a (?:bit|little|touch) |rather |very |so |too |quite |really )?(?:blunt|cryptic|harsh|brutal|savage|mysterious|soft|cheerful|preachy|vague with me)(?: (?:for|today|with)\b.{0,30})?(?:[.,!]|$)|\b(?:no|without the) sugar[- ]?coating\b|\bgive it to me straight\b|\b(?:stop|enough) (?:with the )?(?:quoting|parroting|asking)\b|\b(?:stop|quit) repeating (?:me|what i|my words)\b|\b(?:too many|enough) questions\b/,
    longestWords: 25,
    isMet: ({ plain }) => !/\b(?:card|picture|answer)\b/.test(plain),
  },
  {
    intent: "style",
    pattern:
      /^(?:that(?:'s| was) )?(?:a )?(?:bit|little|tad|rather|kinda|very|pretty|so) (?:too )?(?:stiff|formal|corny|naff|glib|bland|canned|preachy|harsh|blunt|cryptic|posh|deep|grim|cold|soft|cheesy|sharp|rude|savage|mean|brutal)\b/,
    longestWords: 8,
  },
  /** A message such as "cut the cute bird stuff" or "less of the quacking". */
  {
    intent: "style",
    pattern:
      /\b(?:cut|drop|skip|lose|spare me|enough (?:with|of)|less(?: of)?|without|no more|stop|tone down|ease off|go easy on|leave out|dial (?:down|back)|quit) (?:out )?(?:the |all the |with the |with |that |this |your |being )*(?:[a-z]+ ){0,2}(?:bird|duck|quack\w*|cute\w*|twee|jokes?|puns?|whimsy|sarcasm|cheeriness|riddles?|metaphors?|poetry|pond|tone|wisdom|chirpy|jolly|act)\b/,
    longestWords: 22,
    isMet: ({ plain }) => !/\b(?:card|menu|i (?:can't|couldn't|cannot|have to))\b/.test(plain),
  },
  /** A message such as "you are a little brisk for my taste". */
  {
    intent: "style",
    pattern:
      /\b(?:you|you're|ur|your tone|that|this)(?: (?:are|is|was|sound|sounds|come across|seem|being|can be))*(?: as)? (?:a (?:little|bit|touch|tad|trifle)|too|rather|very|so|quite|really|awfully|somewhat)(?: too)? (?:brisk|curt|snappy|abrupt|short with me|chirpy|cute|twee|cheery|chatty|formal|stiff|jolly|wordy|breezy|glib|flippant|clipped)\b/,
    longestWords: 30,
  },
  /** A remark about the duck's answers, its sound or what it looks for. */
  {
    intent: "style",
    pattern:
      /\b(?:your|ur) (?:answers?|replies|reply|tone|voice|wisdom|style|metaphors?|poetry|sentences|wording)\b|^(?:(?:please|just|ok|okay|well|hm+),? )*(?:less|fewer|no more|enough) [a-z]+(?: [a-z]+)?,? (?:please|pls|plz)\b|^(?:(?:ok|okay|well|hm+|lol|haha),? )*(?:you|u) (?:sound|talk|speak|write)(?: (?:a bit|a little|so|too|very|rather|just|exactly))* (?:like|as if|[a-z]+[.! ]*$)|^(?:you|u) (?:don't|do not|needn't) (?:need to |have to |must )?(?:look for|find|make|dress|be|turn|tell|ask|sound|talk|write|explain|quote|repeat)\b/,
    longestWords: 25,
    isMet: ({ plain }) =>
      !/\bcard\b|\b(?:horoscope|calendar|anyone|anybody|everyone|use|like your|love|thanks?|good|nice)\b/.test(
        plain,
      ),
  },
  /** Praise for the duck. */
  {
    intent: "thanks",
    pattern:
      /^(?:\w+,? )?(?:you're|you are|ur) (?:actually |really |quite |rather |pretty |not so |not that |not |very |kinda ){0,2}(?:good|bad|useful|funny|sweet|alright|all right|great|nice|handy|a good listener)\b(?! enough)(?!.*\bbut\b)[^?]*$/,
    longestWords: 14,
    isMet: ({ plain }) =>
      !/\bnot (?:very |really |so |that )?(?:good|useful|funny|great|nice|sweet|handy)\b/.test(plain),
  },
  /** The person goes away for a moment. */
  {
    intent: "pause",
    pattern:
      /\b(?:hold on|hang on|brb|one sec(?:ond)?|back in (?:a|one|two|five|ten) (?:min(?:ute)?s?|sec(?:ond)?s?|moment)|give me a (?:sec(?:ond)?|min(?:ute)?|moment))\b[.! ]{0,3}$/,
    longestWords: 22,
  },
];
