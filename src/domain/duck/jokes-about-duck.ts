/** Decides whether a message is meant to amuse: it says so, or it teases the duck for being a duck. */

import { asksSomething } from "./plain-questions.ts";

const SAYS_SO =
  /\b(?:pulling (?:your|ur) (?:leg|wing|feathers?)|(?:only|just|i'm) (?:kidding|joking|teasing|messing)|no offence,? duck|kidding|jk)\b/;
const LAUGHS = /\b(?:lol|lmao+|(?:ha){2,6}|hehe|rofl)\b|[😂🤣😅😆😜🦆]/u;
const OF_A_DUCK =
  /\b(?:quack\w*|beak|feathers?|webbed|waddl\w+|squeak\w*|rubber|bath|preen\w*|moult\w*|plumbing|yellow|plumage|bread|oven|menu|orange sauce|wings?|bill)\b/;
/** Matches words that are said of nothing but a duck. */
const NAMES_DUCK = /\b(?:quack\w*|webbed|waddl\w+|bath toy|beak|plumage|your (?:feathers?|wings?|bill))\b/;
const TO_THE_DUCK = /\b(?:you|you're|your|you've|u|duck|ducks|rob)\b/;
/** Matches words that ask the duck for something or are angry with it. */
const IS_SERIOUS =
  /\b(?:stop|cut|drop|please|enough|less|don't|too|useless|annoying|stupid|alright|all right|thanks|thank you|cheers|bye|card)\b/;

/**
 * Returns whether a message is meant to amuse or teases the duck. `plain` is the message in lower case with its
 * apostrophes.
 */
export function jokesAboutDuck(plain: string): boolean {
  if (SAYS_SO.test(plain)) return true;
  const isTease =
    /\b(?:you|you're|your|you've|you'd|u)\b/.test(plain) &&
    (NAMES_DUCK.test(plain) || (/\bduck\b/.test(plain) && OF_A_DUCK.test(plain)));
  return isTease && !asksSomething(plain) && !IS_SERIOUS.test(plain);
}

/** Returns whether a message is a question about ducks that is asked for a laugh. */
export function asksAboutDuck(plain: string): boolean {
  return LAUGHS.test(plain) && TO_THE_DUCK.test(plain) && /\bducks?\b/.test(plain) && !IS_SERIOUS.test(plain);
}
