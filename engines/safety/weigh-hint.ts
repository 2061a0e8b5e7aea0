import type { PhraseHit } from "./phrase-matcher.ts";
import type { CrisisMeaning, MentionMeaning } from "./phrase-meaning.ts";
import type { TextContext } from "./read-context.ts";

/** The most words of a text that a single bare word, such as "suicide", makes a crisis. */
export const BARE_WORD_LIMIT = 3;

export type Weight = "none" | "distress" | "crisis";

/** A phrase that speaks of a crisis, or that only mentions one. */
export type Finding = PhraseHit<CrisisMeaning | MentionMeaning>;

/** Returns whether a phrase is so plain that neither an idiom nor a classifier takes it back. */
export function isCertain(meaning: Finding["meaning"]): boolean {
  return meaning.role === "crisis" && meaning.frame === "certain";
}

/** Returns how much a phrase means in its context. `textLength` is the number of words of the text. */
export function weigh(finding: Finding, context: TextContext, textLength: number): Weight {
  const { meaning } = finding;
  if ((!isCertain(meaning) && context.isIdiom(finding)) || context.isInventedVoice(finding)) return "none";
  if (meaning.role === "mention") return weighMention(finding, context, textLength);
  if (isFramed(finding, meaning, context) || !isMeant(finding, meaning, context)) return "none";
  if (meaning.frame === "person" && !context.has("person") && !context.has("relation")) return "distress";
  // "It's not that I'm afraid of him" says the same as "I'm not afraid of him", which no phrase finds.
  if (meaning.kind === "abuse" && context.isDeniedClause(finding)) return "none";
  if (context.isNegated(finding)) return "distress";
  return meaning.kind !== "emergency" && context.isPast(finding) ? "distress" : "crisis";
}

/** Returns whether the surrounding text has what the phrase's `frame` requires, and nothing that it forbids. */
function isMeant(finding: Finding, { frame }: CrisisMeaning, context: TextContext): boolean {
  if (frame === "hint") return !context.isAboutMatter(finding);
  if (frame === "mortal") return context.isOwnStance(finding);
  if (frame === "absence") {
    return context.hasInSentence("verdict", finding.start) && !context.isAboutMatter(finding);
  }
  return true;
}

function weighMention(finding: Finding, context: TextContext, textLength: number): Weight {
  if (context.has("fiction") || context.has("topic")) return "none";
  if (context.isNegated(finding) || context.isPast(finding)) return "distress";
  return textLength <= BARE_WORD_LIMIT || isOwnSubject(finding, context) ? "crisis" : "distress";
}

/** Returns whether the writer speaks of themselves: in "Suicide is on my mind", but not in "my sister's suicide". */
function isOwnSubject({ start, end, meaning }: Finding, context: TextContext): boolean {
  const isAboutSelf = meaning.kind === "suicide" || meaning.kind === "self-harm";
  const mayBeAnother = context.hasInSentence("person", start) || context.hasInSentence("relation", start);
  return isAboutSelf && !mayBeAnother && context.isBesideWriter({ start, end });
}

/**
 * Returns whether the phrase belongs to fiction or to a subject of study. If its `frame` is `open` or `person`,
 * somebody close to the writer in the same sentence rules both out. With any other `frame`, only fiction in the same
 * sentence counts, and only if the phrase is not in the first person.
 */
function isFramed(finding: Finding, meaning: CrisisMeaning, context: TextContext): boolean {
  if (meaning.frame !== "open" && meaning.frame !== "person") {
    return context.hasInSentence("fiction", finding.start) && !context.isFirstPerson(finding);
  }
  if (context.hasInSentence("relation", finding.start)) return false;
  if (context.has("fiction")) return true;
  return meaning.kind !== "emergency" && context.hasInSentence("topic", finding.start);
}
