/**
 * Calls every pure function that reads a text from a person, a model, a file or a header, in the way the app calls it.
 */

import { ASKING_LANGUAGES, languageOf } from "#domain/asking/asking-language.ts";
import { asksForWords, judgeAct, judgeTime } from "#domain/asking/judge-answer.ts";
import { planSentence } from "#domain/asking/plan-sentence.ts";
import { readTime } from "#domain/asking/read-time.ts";
import { sentencesToPick } from "#domain/asking/sentences-to-pick.ts";
import { blockNoteFromQuestion } from "#domain/blocks/first-note.ts";
import { readBlockStatus } from "#domain/blocks/status.ts";
import { findMessageFault, MESSAGE_MAX, trimMessage } from "#domain/chat/message.ts";
import { readMood } from "#domain/chat/read-mood.ts";
import { readReceipt } from "#domain/draw/read-receipt.ts";
import { findJoke } from "#domain/examination/joke-marks.ts";
import { foldName } from "#domain/places/fold-name.ts";
import { chosenAnswerOf } from "#domain/profile/other-answer.ts";
import { countSameQuestion, questionStems } from "#domain/readings/asked-again.ts";
import { readBlockName } from "#domain/readings/block-name.ts";
import {
  beginsToDeny,
  concernNamedIn,
  confirms,
  deniesConcern,
  mayBecomeDenial,
} from "#domain/readings/concern-words.ts";
import { questionExcerpt } from "#domain/readings/first-words.ts";
import { guessBlockType } from "#domain/readings/guess-block-type.ts";
import { INTERPRETATION_MAX, USER_CONTEXT_MAX } from "#domain/readings/lengths.ts";
import { isOriginCodes, readOrigins } from "#domain/readings/origin-codes.ts";
import { readSmallerStep } from "#domain/readings/read-smaller-step.ts";
import { namesHelp, readingFromAnswer, readingFromProse } from "#domain/readings/reading-result.ts";
import { isRefusal, mayBecomeRefusal } from "#domain/readings/refusal.ts";
import { shareableSentences } from "#domain/readings/shareable-sentences.ts";
import { isShortEnoughForTitle, titleByRule } from "#domain/readings/step-title.ts";
import { createTaggedReader, readTaggedAnswer } from "#domain/readings/tagged-answer.ts";
import { hasTags, mentionsConcern, sectionsOf, withoutTags } from "#domain/readings/tagged-sections.ts";
import { traceSentences } from "#domain/readings/trace-sentences.ts";
import { wholeSentences } from "#domain/readings/whole-sentences.ts";
import { findQuotations } from "#domain/sanitise/find-quotations.ts";
import {
  correctQuotations,
  inventedQuotations,
  restoreQuotations,
} from "#domain/sanitise/keep-true-quotes.ts";
import { matchQuote, quoteMatcher } from "#domain/sanitise/match-quote.ts";
import { sanitiseText } from "#domain/sanitise/sanitise-text.ts";
import { excerptAround, findWords, SEARCH_MAX, searchWordsOf } from "#domain/search/find-words.ts";
import { foldText } from "#domain/search/fold-text.ts";
import { mailtoLink } from "#domain/text/letter-address.ts";
import { shorten } from "#domain/text/shorten.ts";
import { stemWords } from "#domain/text/stem.ts";
import { wordsBetweenBlanks } from "#domain/text/word-phrases.ts";
import { coachReply, nameBlock, shrinkStep, writeReading } from "#engines/duck/index.ts";
import { stepActionOf } from "#engines/patterns/index.ts";
import { themeOf, themeScores } from "#engines/patterns/theme-of.ts";
import { estimateWritingCost } from "#engines/patterns/year/writing-cost.ts";
import { featuresOf } from "#engines/safety/classify/text-features.ts";
import { writeInsight } from "#server/features/exports/export-markdown.ts";
import { createInterpretationReader } from "#server/platform/ai/interpretation-reader.ts";
import { parseAnswer } from "#server/platform/ai/parse-answer.ts";
import { ProviderFailure, withoutQuotedRequest } from "#server/platform/ai/provider-failure.ts";
import { withoutThoughts } from "#server/platform/ai/thoughts.ts";
import { sessionCookiesOf, signedTokenIn } from "#server/platform/auth/session-cookie.ts";
import { decodeCursor } from "#server/platform/db/page-key.ts";
import { isAppPage } from "#server/platform/http/app-pages.ts";
import { readRange } from "#server/platform/http/byte-range.ts";
import { markText, paragraphsOf } from "#web/features/insights/mark-text.ts";
import { returnAddress } from "#web/features/session/return-address.ts";
import { makeCard, QUICK_READING } from "../duck-parts.ts";
import { someReading } from "../factories.ts";
import { OUTSIDE_READERS } from "./outside-readers.ts";
import { SAFETY_READERS } from "./safety-readers.ts";

export type Reader = (text: string) => unknown;

const NOW = new Date("2026-11-20T18:00:00Z");
const asReading = (text: string) => ({
  headline: text,
  interpretation: text,
  keyInsights: [text],
  actionSteps: [{ text, minutes: 2 }],
  robQuip: text,
  reflectionPrompts: [text],
});
const tracedTo = (ownWords: string) => ({
  cards: [makeCard()],
  ownWords,
  earlier: [{ insightId: "earlier", at: "2026-08-11T22:14:00.000Z", words: ownWords }],
});
const chat = {
  ...QUICK_READING,
  messages: [],
  reading: { ...someReading, headline: "", actionSteps: [{ text: "Open draft three.", minutes: 2 }] },
};
const failure = (text: string) => new ProviderFailure(text, { trouble: "unreachable", isRetryable: true });
const OWN_WORDS = "My boss said “no, not now” and I keep rewriting the proposal.";

/** Returns the text cut to the maximum length that the contract allows. */
const typed = (text: string) => text.slice(0, USER_CONTEXT_MAX);
const short = (text: string) => text.slice(0, MESSAGE_MAX);
const inOneField = (text: string) => ({ ...asReading(OWN_WORDS), interpretation: text });

/**
 * By function name: a call of the function with the hard text. A function that reads two texts gets the hard text once
 * as each of them.
 */
export const TEXT_READERS: Record<string, Reader> = {
  ...OUTSIDE_READERS,
  ...SAFETY_READERS,
  asksForWords: (text) => ASKING_LANGUAGES.map((language) => asksForWords(text, language)),
  chosenAnswerOf: (text) => chosenAnswerOf(text, ["Other"]),
  coachReply: (text) => coachReply({ ...chat, message: short(text) }),
  "coachReply, about a long text": (text) =>
    coachReply({ ...chat, message: "Why?", userContext: typed(text), reading: inOneField(text) }),
  countSameQuestion: (text) => countSameQuestion(text, Array(20).fill({ text, at: NOW }), NOW),
  createInterpretationReader: (text) => createInterpretationReader()(`{"interpretation": "${text}`),
  decodeCursor: (text) => whetherOrNot(() => decodeCursor(text)),
  featuresOf,
  excerptAround: (text) => excerptAround(text, "boss"),
  findMessageFault,
  findQuotations,
  findWords: (text) => findWords(text, searchWordsOf("boss said")),
  blockNoteFromQuestion,
  questionExcerpt,
  foldText,
  guessBlockType,
  isAppPage,
  isShortEnoughForTitle,
  foldName: (text) => foldName(text.slice(0, SEARCH_MAX)),
  judgeAct: (text) => ASKING_LANGUAGES.map((language) => judgeAct(text, language)),
  judgeTime: (text) => ASKING_LANGUAGES.map((language) => judgeTime(text, language)),
  languageOf,
  mailtoLink,
  markText: (text) => markText(text, [makeCard().name], typed(text)),
  matchQuote: (text) => matchQuote(typed(text), OWN_WORDS) ?? matchQuote(OWN_WORDS, typed(text)),
  estimateWritingCost,
  nameBlock: (text) => nameBlock({ userContext: text }),
  paragraphsOf,
  parseAnswer: (text) => parseAnswer(`{"interpretation": "${text}`),
  planSentence: (text) => planSentence({ act: text, words: text, when: { text } }, "en"),
  readBlockName,
  readMood: (text) => readMood(typed(text)),
  readRange: (text) => readRange(text, 1000),
  readReceipt,
  readTime: (text) => ASKING_LANGUAGES.map((language) => readTime(text, "2026-12-03T14:00", language)),
  readSmallerStep,
  isRefusal,
  mayBecomeRefusal,
  readBlockStatus,
  quoteMatcher: (text) => quoteMatcher(typed(text))(OWN_WORDS),
  correctQuotations: (text) => [
    correctQuotations(text, { own: [OWN_WORDS], others: [OWN_WORDS] }),
    correctQuotations(OWN_WORDS, { own: [typed(text)], others: [typed(text)] }),
  ],
  restoreQuotations: (text) => [
    restoreQuotations(text, { own: [OWN_WORDS], others: [OWN_WORDS] }),
    restoreQuotations(OWN_WORDS, { own: [typed(text)], others: [typed(text)] }),
  ],
  inventedQuotations: (text) => [
    inventedQuotations(text, { own: [OWN_WORDS], others: [OWN_WORDS] }),
    inventedQuotations(OWN_WORDS, { own: [typed(text)], others: [typed(text)] }),
  ],
  isOriginCodes,
  readOrigins: (text) => readOrigins(typed(text)),
  readingFromProse,
  namesHelp,
  hasTags,
  sectionsOf,
  mentionsConcern,
  withoutTags,
  "withoutTags, of a tag": (text) => withoutTags(`[danger ${text}`),
  concernNamedIn,
  deniesConcern,
  beginsToDeny,
  confirms,
  mayBecomeDenial,
  readTaggedAnswer,
  "readTaggedAnswer, in lines": (text) => readTaggedAnswer(`[reading]\n${text.replaceAll(" ", "\n")}`),
  createTaggedReader: (text) => createTaggedReader().read(`[reading]\n${text}`),
  withoutThoughts,
  returnAddress: (text) => returnAddress(text, "/"),
  questionStems,
  sentencesToPick,
  wordsBetweenBlanks,
  findJoke,
  sanitiseText: (text) => sanitiseText(text, "text", text.length),
  readingFromAnswer: (text) => readingFromAnswer(asReading(text), "quick-draw"),
  wholeSentences: (text) => wholeSentences(text),
  traceSentences: (text) => [
    traceSentences(inOneField(text.slice(0, INTERPRETATION_MAX)), tracedTo(OWN_WORDS)),
    traceSentences(inOneField(OWN_WORDS), tracedTo(typed(text))),
  ],
  shareableSentences: (text) => [
    shareableSentences(inOneField(text.slice(0, INTERPRETATION_MAX)), OWN_WORDS),
    shareableSentences(inOneField(OWN_WORDS), typed(text)),
  ],
  shorten: (text) => shorten(text, 600),
  shrinkStep: (text) => shrinkStep({ step: text, userContext: typed(text) }),
  signedTokenIn: (text) => signedTokenIn(text, sessionCookiesOf("http://localhost:3000"), "a secret"),
  titleByRule,
  trimMessage,
  withoutQuotedRequest: (text) => [
    withoutQuotedRequest(failure(text.slice(0, 300)), OWN_WORDS),
    withoutQuotedRequest(failure(OWN_WORDS), text),
  ],
  searchWordsOf,
  writeReading: (text) =>
    writeReading({ ...QUICK_READING, userContext: typed(text), answers: { act: typed(text) } }),
  writeInsight: (text) =>
    writeInsight({ body: { reading: inOneField(text), userContext: typed(text) } }, [], {
      cards: new Map(),
      zone: "UTC",
    }),
  stepActionOf,
  stemWords: (text) => stemWords(text, 60_000),
  themeOf: (text) => themeOf(text),
  themeScores,
};

function whetherOrNot(read: () => unknown): void {
  try {
    read();
  } catch {
    // A text that is refused has still been read in full, so its time counts.
  }
}
