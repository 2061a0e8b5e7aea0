/**
 * Patterns of text that a model may take for instructions. Every quantifier is bounded and no group repeats a
 * group, so one pass over any text takes time linear in its length. Callers limit the number of passes.
 */

const gap = "[\\s,:;'\"*_-]{1,6}";
const filler = `(?:(?:all|any|every|each|of|the|my|these|those|this|that|your|our)${gap}){0,4}`;
const before =
  "(?:previous|prior|above|earlier|preceding|foregoing|former|initial|original|system|existing|current)";
const orders =
  "(?:instructions?|prompts?|rules?|directions?|directives?|guidelines?|guidance|commands?|orders?|context|messages?|constraints?|programming)";
const dropping =
  "(?:ignor(?:e|es|ing)|forget(?:ting)?|disregard(?:ing)?|overrid(?:e|ing)|bypass(?:ing)?|overlook|dismiss|discard|neglect|(?:do not|don't|dont|stop|cease)\\s{1,4}(?:follow|obey|heed)(?:ing)?)";

function phrase(source: string): RegExp {
  return new RegExp(`\\b${source}\\b`, "giu");
}

const wordings: RegExp[] = [
  phrase(`${dropping}${gap}${filler}${before}${gap}(?:\\w{1,20}${gap})?${orders}`),
  phrase(
    `${dropping}${gap}${filler}${orders}${gap}(?:given |set |written )?(?:above|before|so far|previously|you were given)`,
  ),
  phrase(`${dropping}${gap}(?:all|any|your)${gap}(?:of${gap})?(?:the|your|these)?${gap}?${orders}`),
  phrase(
    `${dropping}${gap}(?:everything|anything|all|what(?:ever)?)${gap}(?:that${gap})?(?:above|before this|prior|previously|you(?:'ve| have| were| had)(?: been)?${gap}(?:told|given|taught|learned|instructed))`,
  ),
  /\b(?:new|updated|revised|real|actual)\s{1,4}(?:system\s{1,4})?(?:instructions?|prompt|directives?)\s{0,4}[:=]/giu,
  phrase(
    `(?:reveal|print|show|repeat|output|display|leak|tell${gap}me|write${gap}out|give${gap}me)${gap}(?:me${gap})?(?:all${gap})?(?:of${gap})?(?:your|the)${gap}(?:\\w{1,20}${gap})?(?:system${gap}prompt|prompt|instructions?|initial${gap}message)`,
  ),
  phrase("system prompt"),
  phrase(
    `you${gap}are${gap}(?:now|no longer)${gap}(?:dan|(?:an?${gap})?(?:unrestricted|unfiltered|uncensored|jailbroken|different|new)${gap}\\w{1,20}|in${gap}\\w{1,20}${gap}mode|bound|an?${gap}(?:ai|assistant|language${gap}model|chatbot))`,
  ),
  phrase(
    `(?:act|behave|respond|answer|speak)${gap}as${gap}(?:if${gap}you${gap}(?:are|were)${gap})?(?:an?${gap}|the${gap})?(?:unrestricted|unfiltered|uncensored|jailbroken|system|dan|admin(?:istrator)?|root|developer${gap}mode)`,
  ),
  phrase("(?:jailbreak(?:ing|ed)?|developer mode|dan mode|god mode|sudo mode|prompt injection)"),
  phrase("(?:begin|start|end)(?: of)? (?:new |system |user )?(?:prompt|instructions?|conversation|context)"),
  // The patterns of such phrases in other languages.
  phrase(
    "(?:ignorier|vergiss|missacht|übergeh)(?:e|en|t|st)?\\s{1,4}(?:\\w{1,12}\\s{1,4}){0,3}(?:vorherigen?|vorigen?|bisherigen?|obigen?|früheren?|vorangegangenen?)\\s{1,4}(?:\\w{1,20}\\s{1,4})?(?:anweisung(?:en)?|instruktion(?:en)?|befehle?|regeln?|vorgaben?|prompts?)",
  ),
  phrase(
    "(?:ignor(?:a|e|ar|es|ez|er|are|i)|olvid(?:a|e|ar)|oubli(?:e|ez|er)|esquec(?:e|a)|dimentica)\\s{1,4}(?:\\w{1,12}\\s{1,4}){0,3}(?:instrucciones|instructions|instruções|istruzioni|órdenes|reglas|règles|regole|consignes)\\s{1,4}(?:anteriores|previas|précédentes|précédente|anteriori|precedenti|de arriba|ci-dessus)",
  ),
];

const markers: RegExp[] = [
  // The patterns of chat templates: <|im_start|>, [INST], <<SYS>>, <s>, and tags that name a role or mark
  // data in our own prompts.
  /<\|[^|<>\n]{0,60}\|>/gu,
  /\[\/?(?:inst|sys|system|user|assistant|instructions?)\]/giu,
  /<<\/?sys>>/giu,
  /[<‹〈⟨]\s{0,4}[/⁄∕\\]?\s{0,4}(?:s|system|assistant|user|human|developer|tool|function|instructions?|prompt|context)(?:\s[^<>\n]{0,80})?\/?[>›〉⟩]/giu,
  // Our own prompt sections end with such a tag, so it is removed even if it is not closed.
  /[<‹〈⟨]\s{0,4}[/⁄∕\\]?\s{0,4}\w{0,30}_data\b(?:[^<>\n]{0,80}[>›〉⟩])?/giu,
  // A role at the beginning of a line or of a sentence, as transcripts have it.
  /(?<=(?:^|[.!?;\])>"'])[ \t>*_#-]{0,6})\b(?:system|assistant|user|human|developer|ai|bot|model|instructions?)[ \t*_]{0,4}(?::|>>)/gimu,
  // The pattern of code fences.
  /`{3,}[a-z0-9+-]{0,20}/giu,
  /~{3,}/gu,
  // The pattern of template markers.
  /\{\{[^{}\n]{0,200}\}\}/gu,
  /\$\{[^{}\n]{0,200}\}/gu,
  /\{%[^%\n]{0,200}%\}/gu,
  /<%[^%\n]{0,200}%>/gu,
  // A run of them becomes one replacement, so that a text of nothing else does not grow fivefold.
  /(?:\{\{|\}\}|\{%|%\}|<%|%>){1,64}/gu,
  // The patterns of separators: a line of dashes, or signs that no one types in prose.
  /^[ \t]{0,8}[-*_=#~+]{3,}[ \t]{0,8}$/gmu,
  /[=#]{3,}|[-*_]{5,}/gu,
];

export const INJECTION_PATTERNS: readonly RegExp[] = [...wordings, ...markers];
