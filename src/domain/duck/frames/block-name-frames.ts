import type { BlockTypeId } from "../../deck/card.ts";
import type { Knot } from "../find-knots.ts";

/** Names of two to six words, the most telling first; the first that fits is taken among those the facts can fill. */
export const BLOCK_NAMES: Record<Knot, readonly string[]> = {
  repeat: [
    "{tally}, no last one",
    "{thing}, {times} over",
    "{thing}, round and round",
    "{person} and the same round",
    "Going round again",
  ],
  putoff: [
    "{undoneClear}, not yet",
    "{talk}, still owed",

    "Owing {person} a line",
    "{thing}, put off",
    "The thing put off",
  ],
  fork: ["{optionA} or {optionB}", "{thing}, undecided", "Two doors, both open"],
  friction: ["{person} and {thing}", "{thing}, two versions", "Me and {person}", "Two people, one rope"],
  unsaid: [
    "What {person} hasn't heard",
    "{thing}, not mentioned",
    "The unsent sentence",
    "Said only to a duck",
  ],
  overload: [
    "{tally}, one of me",
    "{thing} and everything else",
    "All of it at once",
    "More than a day holds",
  ],
  drift: ["{thing}, running on fine", "Fine, and nothing else", "Green lights, nobody home"],
  unfinished: [
    "{thing}, stopped at {place}",
    "{tally}, none finished",
    "{thing}, nearly done",
    "Nearly done, still open",
  ],
  blank: ["{thing}, first line missing", "{thing}, not begun", "The empty page again"],
  waiting: ["Waiting on {person}", "{thing}, no answer yet", "Waiting for word"],
  fear: ["{thing} and the what-if", "{date} and the what-if", "The what-if"],
  loss: ["{thing}, and what's left", "What's left after"],
  worth: ["{thing}, good enough for whom", "Good enough for whom", "The moving bar"],
  plain: [
    "{shortQuote}",
    "{thing} and {person}",
    "{thing}, as it stands",
    "{person}, for a start",
    "Stuck, no noun yet",
  ],
  heavy: ["A heavy stretch", "A hard few days"],
};

export const FORM_NAMES: Record<
  "word" | "fragment" | "signs" | "code" | "orders" | "foreign",
  readonly string[]
> = {
  word: ["One word: {quote}", "One word so far"],
  fragment: ["Nouns without a verb", "Notes, no verb yet"],
  signs: ["Weather, no place name", "No words yet"],
  code: ["The person behind the code", "Code, and something else"],
  orders: ["Orders to a duck", "Testing the fence"],
  foreign: ["In another language", "Words the duck can't weigh"],
};

export const TYPE_NAMES: Record<BlockTypeId, readonly string[]> = {
  creative: ["Something not getting made", "Stuck at the making"],
  work: ["Something at work", "Stuck at the desk"],
  life: ["Something about the days", "Stuck in the middle"],
  relationship: ["Something between two people", "Stuck between two"],
};
