/** What a reply of the coach is made of: the words of the conversation's language, the person's answers, and what was asked before. */
import type { Answers } from "#domain/asking/answers.ts";
import type { AskingLanguage } from "#domain/asking/asking-language.ts";
import { type AskingWords, wordsFor } from "#domain/asking/asking-words.ts";
import type { ChatRequest } from "#domain/duck/duck-request.ts";
import { wordCount } from "#domain/text/count-words.ts";
import { cardsIn } from "./card-words.ts";
import { type CoachWords, chatLanguage, coachWordsFor } from "./coach-words.ts";

export interface Talk {
  request: ChatRequest;
  language: AskingLanguage;
  words: CoachWords;
  asking: AskingWords;
  answers: Answers;
  /** Every reply of the conversation, oldest first. */
  replies: readonly string[];
  /** The replies since the questions were last begun: a question in one of them is not asked again. */
  sinceStart: readonly string[];
}

export function openTalk(request: ChatRequest): Talk {
  const language = chatLanguage(request.userContext, [...(request.earlier ?? []), request.message]);
  const words = coachWordsFor(language);
  const replies = request.avoid ?? repliesIn(request);
  const started = replies.findLastIndex((reply) => reply.startsWith(words.startOver));
  return {
    request: { ...request, cards: cardsIn(request.cards, language) },
    language,
    words,
    asking: wordsFor(language),
    answers: request.answers ?? {},
    replies,
    sinceStart: replies.slice(Math.max(started, 0)),
  };
}

function repliesIn({ messages }: ChatRequest): string[] {
  return messages.flatMap(({ role, content }) => (role === "assistant" ? [content] : []));
}

/** Returns whether the last reply ended by asking this. */
export function askedLast({ request }: Talk, question: string): boolean {
  return request.messages.findLast(({ role }) => role === "assistant")?.content.endsWith(question) ?? false;
}

/** Returns whether the last reply ended with a question, or with a question and what may answer it: `What was it? One line is enough.` */
export function endedByAsking({ request }: Talk): boolean {
  const last = request.messages.findLast(({ role }) => role === "assistant")?.content ?? "";
  return last
    .split(BETWEEN_SENTENCES)
    .slice(-2)
    .some((sentence) => sentence.endsWith("?"));
}

/** Returns the first of the lines that was not said since the questions began. */
export function firstUnsaid({ sinceStart }: Talk, lines: readonly string[]): string | undefined {
  return lines.find((line) => !sinceStart.some((reply) => reply.includes(line)));
}

/** Returns the first line that was not said before; after the last line they begin again. */
export function sayNext({ replies }: Talk, lines: readonly string[]): string {
  const times = lines.map((line) => replies.filter((reply) => reply.includes(line)).length);
  return lines[times.indexOf(Math.min(...times))] ?? "";
}

/** Joins the parts of a reply that there are. */
export function joined(...parts: readonly (string | undefined)[]): string {
  return parts.filter(Boolean).join(" ");
}

/** The most words that are quoted in one piece. */
const MOST_QUOTED = 24;
/** The most characters that are quoted in one piece: a text without spaces may be one long word. */
const LONGEST_QUOTED = 200;
const BETWEEN_SENTENCES = /(?<=[.!?…。！？]["”’»“)]?)\s+|(?<=[。！？])/u;

/** Returns the longest sentence of a text of the person that can be quoted, between quotation marks; empty if there is none. */
export function quoted(talk: Talk, text: string): string {
  const sentences = inOneLine(text).split(BETWEEN_SENTENCES);
  const [piece] = sentences
    .filter((sentence) => isShort(sentence) && /\p{L}/u.test(sentence))
    .toSorted((one, other) => wordCount(other) - wordCount(one));
  return piece === undefined ? "" : inMarks(talk, piece);
}

/**
 * Returns a text between quotation marks, however long it is; an answer and a card's text are never cut. Marks of the same kind inside
 * become single ones.
 */
export function inMarks({ words }: Talk, text: string): string {
  const [open = "", close = ""] = words.marks;
  const [innerOpen = "", innerClose = ""] = words.innerMarks;
  const flat = inOneLine(text).replaceAll(open, innerOpen).replaceAll(close, innerClose);
  return `${open}${flat}${close}${/[.!?…。！？]$/u.test(flat) ? "" : "."}`;
}

function inOneLine(text: string): string {
  return text.replace(/\s+/g, " ").trim();
}

function isShort(piece: string): boolean {
  return piece.length <= LONGEST_QUOTED && wordCount(piece) <= MOST_QUOTED;
}
