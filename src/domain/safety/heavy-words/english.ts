import type { HeavyWords } from "./heavy-words.ts";

const KIN =
  "mother|mom|mum|mummy|mama|father|dad|daddy|parents?|brother|sister|twin|son|daughter|child|kids?|baby|babies|" +
  "husband|wife|partner|boyfriend|girlfriend|fiancee?|friend|grand(?:ma|pa|mother|father|parents|son|daughter|child)|" +
  "nana?|granny|uncle|aunt(?:ie)?|cousin|nephew|niece|neighbou?r|colleague|coworker|teacher|mentor|student|" +
  "step(?:dad|mum|mom|father|mother|son|daughter)|godmother|godfather|mother-in-law|father-in-law|roommate";
const PET = "dog|puppy|cat|kitten|horse|rabbit|bird|parrot|hamster|pet|pony";
const THING =
  "phone|mobile|laptop|computer|macbook|pc|battery|charger|car|bike|engine|motor|server|printer|router|modem|wifi|wi-fi|" +
  "internet|connection|disk|drive|hard drive|screen|monitor|camera|app|site|website|page|build|deploy|process|thread|" +
  "chat|conversation|discussion|project|idea|initiative|startup|company|plan|story|plot|scene|chapter|draft|post|joke|" +
  "party|vibe|mood|momentum|motivation|enthusiasm|interest|hope|spark|magic|passion|romance|feature|product|market|" +
  "language|protocol|meeting|deal|plant|lawn|grass|light|bulb|lamp|fridge|freezer|oven|kettle|washing machine|boiler|" +
  "keyboard|mouse|truck|van|lorry|motorbike|scooter|tractor|tv|watch|tablet|amp|character|hero|villain";

export const ENGLISH_HEAVY: HeavyWords = {
  harmless: [
    /\b(?:works?|worked|working|shifts?|job|nights|days) (?:\w+ ){0,2}(?:at|in) (?:the|a) hospital\b/g,
    new RegExp(
      String.raw`\b(?:${THING})s?(?: (?:just|has|have|had|finally|suddenly|is|was|are|were|all|basically|already|really|that|which|of|on|me)){0,3} (?:died|dead|dying|buried)\b`,
      "g",
    ),
    /\b(?:i|we|he|she|they|nearly|almost) (?:nearly |almost |just |literally )?died (?:laughing|of (?:laughter|embarrassment|boredom|shame|cringe)|inside)/g,
    /\bdead(?:line|lock|beat|lift|wood|weight)\w*|\bdead (?:end|tired|wrong|right|set|serious|sure|against|last|code|link|simple|easy|silence|on time)\b/g,
    /\bbur(?:ied|y|ying) (?:\w+ ){0,2}?(?:in|under|beneath|alive|at the bottom|deep)\b(?! (?:the (?:cemetery|churchyard|garden)|a (?:cemetery|churchyard|garden)))/g,
    /\bbury the (?:lede|lead|hatchet)|\bburied (?:the lede|treasure)|\bbury(?:ing)? my head/g,
    /\bgood grief\b|\bcoming to grief\b|\bgrief from\b|\bmiscarriages? of justice\b|\bparkinson's law\b|\btropic of cancer\b/g,
    /\bcancer (?:sun|moon|rising|sign|season|ascendant|zodiac|horoscope|woman|man|energy)\b|\b(?:zodiac|star|sun|moon|rising)(?: sign)?(?: is|:)?(?: in)? (?:a )?cancer\b/g,
    /\b(?:i'm|im|i am|he's|she's|he is|she is|as|being|typical|born) a (?:typical |double |real )?cancer\b|\bcancer(?:,| and| or) (?:a )?(?:leo|gemini|aries|taurus|virgo|libra|scorpio|sagittarius|capricorn|aquarius|pisces)\b/g,
    /\b(?:brush|pen|key|back|breast)\s?strokes?\b|\bstroke of (?:luck|genius|midnight|a pen)\b/g,
    /\b(?:gave|give|gives|giving) \w+ (?:almost |nearly )?a heart attack\b|\b(?:almost|nearly) had a heart attack\b/g,
    /\b(?:the|that|a|this|each|every|our|my|your) (?:function|file|component|class|task|text|code|list|page|work|paragraph|sentence|project)s? (?:broke|break) up\b|\b(?:break|broke|breaking)(?: it| them| this| that)? up (?:the|my|this|these|those|a|an|into|our|long|large|big)\b/g,
    /\blost (?:my|our) (?:keys?|phone|wallet|bag|passport|glasses|notes?|files?|way|place|train of thought|thread|nerve|temper|cool|voice|appetite|patience|interest|focus|motivation|mojo|marbles|mind|bet|umbrella|ticket|charger|luggage|password|access|streak|data|changes|work|draft|progress|spot|seat|turn|edge|touch|drive|spark|confidence|balance|footing|bearings|head)\b/g,
    /\b(?:like|as if|as though) (?:[\w'-]+ ){0,5}?(?:hospital|hospice|funerals?|burial|graveside|cemetery|cancer|dementia|divorced?|break-?up|stroke|accident|died|dying|dead|grie(?:f|ving)|mourning|seizure)\b/g,
    /\bwas shot (?:in|on) (?:film|location|black|colou?r|\d)|\bdiagnosed (?:the|a|this|that) (?:bug|problem|issue|fault|leak|crash)\b/g,
  ],
  loss: new RegExp(
    [
      String.raw`\b(?:my|our|his|her|their) (?:late )?(?:${KIN}|mother-in-law|father-in-law)(?: (?!has\b|just\b|never\b)[a-z]{3,12})? passed(?=[,.;]|$| (?:suddenly|last (?:year|winter|spring|summer|autumn|month|week)|in (?:19|20)\d\d|(?:a|two|three|four|five|ten|\d+) (?:year|month|week)s? (?:ago|back)))(?![^\n]{0,200}\b(?:exams?|tests?|driving|course|grades?|licen[cs]e|interview|degree|finals)\b)`,
      String.raw`\b(?:${KIN}|he|she|they) (?:had )?(?:drowned|was killed|were killed)\b`,
      String.raw`\bdied\b|\bpassed away\b|\bpassing of\b|\bdeath of (?:my|our|his|her|their)\b|\b(?:his|her|their|my (?:${KIN})'?s?) death\b`,
      String.raw`\b(?:${KIN}|${PET}|he|she|they|he's|she's)(?: is| was| are| were|'s|'re)?(?: now| already)? dead\b|\b(?:is|are|was) dying\b|\b(?:he|she)'s dying\b`,
      String.raw`\bbur(?:ied|y|ying) (?:(?:my|our|his|her|their|the) )?(?:(?:little|older|younger|big|best|own|old) )?(?:${KIN}|${PET}|him|her|them|remains|ashes)\b`,
      String.raw`(?<!since (?:the|his|her) )\bfunerals?\b|\bburials?\b|\bcremat\w+|\bgraveside\b|\bat (?:his|her|the) grave\b|\beulogy\b|\bmemorial service\b`,
      String.raw`\bgrie(?:f|ve|ving|ved)\b|\bbereave\w*|\bin mourning\b|\bwidow\w*|\bmiscarr\w*|\bstillb\w+|\bectopic\b|\bterminat\w+ the pregnancy\b|\bivf\b[^.\n]{0,40}\b(?:didn't|did not|failed|hasn't|unsuccessful)\b`,
      String.raw`\b(?:i|we|i've|we've|i have|we have)(?: just| have| had)? lost (?:my|our|him|her|them|the (?:baby|pregnancy)|a (?:baby|child|pregnancy|friend))\b`,
      String.raw`\bput (?:(?:my|our|the|his|her) (?:old )?(?:${PET})|him|her) (?:down|to sleep)\b|\bhad to put (?:him|her|our|my) (?:\w+ )?(?:down|to sleep)\b`,
      String.raw`\bdivorc(?:e|ed|ing|es)\b|\bseparated from (?:my|his|her)\b|\bwe (?:have )?separated\b|\bbroke up\b|\bbreak-?up\b|\bbreak up with\b|\bleft me(?! (?:on read|a|the|with|to|in|some|no|wondering|speechless|hanging))`,
      String.raw`\bmy (?:wife|husband|partner|girlfriend|boyfriend|fiancee?) (?:has |just |finally )?(?:left|moved out)(?= *(?:$|[.,;!?\n]|and\b|in\b|last\b|yesterday|after|two|three|this|us\b|for (?:another|someone|somebody|a (?:man|woman|colleague))))`,
      String.raw`\bmiss (?:him|her|them)\b|\blaid off\b|\b(?:got|was|were|been) fired\b|\b(?:he|she|they|i|we) ended (?:it|things)\b`,
    ].join("|"),
  ),
  illness: new RegExp(
    [
      String.raw`\b(?:was|were|been|got|am|is|i'm|just|newly|being|being|be) (?:just |recently |finally )?diagnosed\b|\b(?:my|his|her|their|the|a) diagnosis\b`,
      String.raw`\bcancers?\b|\btumou?rs?\b|\bleuk(?:a?e)mia\b|\blymphoma\b|\bmelanoma\b|\bmetasta\w+|\bchemo(?:therapy)?\b|\bradiotherapy\b|\bbiopsy\b|\bmastectomy\b`,
      String.raw`\b(?:had|having|after|since) (?:a|his|her|the|my) (?:\w+ )?(?:stroke|heart attack)\b|\bheart (?:attack|failure|surgery)\b|\bseizures?\b|\baneurysm\b`,
      String.raw`\b(?:terminal(?:ly)?|seriously|gravely|critically|chronically|mentally|very) ill\b|\bterminal\b(?= (?:illness|cancer|diagnosis))|\b(?:chronic|incurable|rare) (?:illness|disease|pain)\b`,
      String.raw`\bhospice\b|\bpalliative\b|\bintensive care\b|\bthe icu\b|\blife support\b|\bin a coma\b|\bdialysis\b|\btransplant\b|\bin (?:the )?hospital\b|\bhospitali[sz]ed\b|\bemergency room\b`,
      String.raw`\bdementia\b|\balzheimer'?s?\b|\bparkinson'?s?\b|\bmultiple sclerosis\b|\bhiv\b|\bcystic fibrosis\b|\binfertil\w+|\banorexi\w+|\bbulimi\w+|\bbipolar\b|\bschizophreni\w+|\bpsychosis\b|\brelaps(?:ed|e|ing)\b|\bin rehab\b`,
    ].join("|"),
  ),
  harm: new RegExp(
    [
      String.raw`\b(?:was|were|been|got|being|getting) (?:attacked|mugged|stabbed|robbed|assaulted|molested|bullied|stalked|beaten|evicted|deported|raped|abused|shot|groomed|blackmailed|run over|hit by a)\b`,
      String.raw`\b(?:car|bike|motorcycle|road|train|plane|work) (?:accident|crash|wreck)\b|\bbull(?:y|ies|ying) me\b|\bhouse (?:burned|burnt) down\b`,
      String.raw`\b(?:ptsd|trauma|traumati[sc]ed|flashbacks)\b|\b(?:alcoholic|alcoholism)\b|\bdrinking again\b|\bhomeless\b|\bfled the war\b|\bthe war (?:in|at)\b|\bself.?harm`,
    ].join("|"),
  ),
};
