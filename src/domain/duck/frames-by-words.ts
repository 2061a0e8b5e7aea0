/**
 * Chooses the sentence templates for a request for words to say, and for a possible joke, by the words of the message.
 */

import { CHAT_FRAMES } from "./chat-frames.ts";
import { requestedWayIn } from "./details-of-message.ts";
import type { ChatFrames } from "./frame-types.ts";
import { guessIntents } from "./guess-intent.ts";
import { asksAboutDuck, jokesAboutDuck } from "./jokes-about-duck.ts";
import { kindOfRequestedWords } from "./kind-of-telling.ts";

/** Matches a request for words with which to answer a question of another person. */
const ASKED_BY_OTHERS =
  /\b(?:answer|reply|respond)\b|\b(?:when|if|every time) (?:he|she|they|someone|somebody|people|an? [a-z]+|my [a-z]+|the [a-z]+) (?:asks?|wants?|says?|rings?|calls?)\b/;
/** Matches a request for words with which to answer an offer. */
const OFFERED_BY_OTHERS =
  /\b(?:when|if|every time) (?:he|she|they|someone|somebody|people|an? [a-z]+|my [a-z]+|the [a-z]+) (?:stands?|comes?|brings?|offers?|invites?|turns? up)\b|\bway to say no\b|\bhow (?:do|can|would|should) (?:i|you|u|one) (?:say no|refuse|turn (?:it|him|her|them) down)\b/;

/**
 * Returns the sentence templates for a reply to a request for words with which to tell, answer or refuse somebody.
 * Both texts are in lower case, with their apostrophes.
 */
export function framesForWordsToSay(plain: string, firstText: string): ChatFrames {
  if (OFFERED_BY_OTHERS.test(plain)) return CHAT_FRAMES.asksRefuse;
  if (ASKED_BY_OTHERS.test(plain)) return CHAT_FRAMES.asksReply;
  return CHAT_FRAMES[kindOfRequestedWords(plain, firstText) ?? "asksTell"];
}

/** Matches a request for another step, which need not be smaller. */
const OTHER_STEP = /\b(?:another|different|other) (?:step|task|thing to do|exercise|one)\b/;

/** Returns the templates for a request for another step; `undefined` if the person asks for a smaller one. */
export function framesForOtherStep(plain: string): ChatFrames | undefined {
  return OTHER_STEP.test(plain) && !/\b(?:small|tin|eas|short)/.test(plain)
    ? CHAT_FRAMES.otherStep
    : undefined;
}

/**
 * Returns the sentence templates for a step that must be done in a certain way, such as "on foot" or "from bed"; `undefined`
 * if the message names no such way.
 */
export function framesForRequestedWay(plain: string): ChatFrames | undefined {
  const condition = requestedWayIn(plain);
  if (condition === undefined) return undefined;
  return condition === "on foot" ? CHAT_FRAMES.stepOnFoot : CHAT_FRAMES.stepOnCondition;
}

/** The probabilities between which a message may be a joke or a fact. */
const LIKELY_JOKE = 0.25;
const SURE_JOKE = 0.5;

/**
 * Returns the templates for a possible joke. A joke about the duck is answered as one. If the message may be a fact as
 * well, the reply asks nothing.
 */
export function framesForJoke(message: string, plain: string): ChatFrames | undefined {
  if (jokesAboutDuck(plain) || asksAboutDuck(plain)) return CHAT_FRAMES.jokeAboutDuck;
  const joke = guessIntents(message).find(({ name }) => name === "joke")?.probability ?? 0;
  return joke >= LIKELY_JOKE && joke < SURE_JOKE ? CHAT_FRAMES.aside : undefined;
}
