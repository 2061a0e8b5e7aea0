// The shape of one language's phrase data. How a phrase is written is explained in phrase-matcher.ts.

import type { CrisisKind } from "#domain/help/help-line.ts";

export type SafetyLanguage = "en" | "de" | "es";

/**
 * Phrases that speak of a crisis.
 * - `writer`: the writer speaks of themself; surrounding fiction or study does not silence it.
 * - `certain`: as `writer`, and so plain that neither an idiom nor a classifier takes it back.
 * - `hint`: about the writer as well, in words that people also use of a job or a city; silent where one is named.
 * - `mortal`: the writer's own life or death, said neutrally; a crisis where the sentence also takes a stand on it.
 * - `open`: may be about an invented person or a subject of study; such a frame silences it.
 * - `absence`: a world without the writer; a crisis only where the same sentence says what that would change.
 * - `person`: open, and counts as a crisis only where a real person is named in the text.
 */
export type CrisisGroup = {
  kind: CrisisKind;
  frame: "certain" | "writer" | "hint" | "mortal" | "absence" | "open" | "person";
  phrases: string;
};

/**
 * Phrases in which a writer says outright, of themself or of somebody real, that there is a crisis. No idiom, place,
 * topic or invented world around such a phrase takes it back: only its own grammar does.
 * - `unless`: what may follow at once and makes another phrase of it: "kill myself" + "laughing".
 * - `appositions`: what may follow after a comma or a colon and name something else: "end it all: the meeting".
 * - `leftOpenBy`: what may follow at once and make it a matter of place or company, which the other rules weigh:
 *   "I don't want to live" + "in".
 * - `mayBePast`: its verb may stand in the past, so that "ten years ago" makes it a matter of the past.
 */
export type OutrightGroup = {
  kind: CrisisKind;
  phrases: string;
  unless?: string;
  appositions?: string;
  leftOpenBy?: string;
  mayBePast?: true;
};

export type OutrightTable = {
  /** Word lists of this table, in addition to those of the language. */
  classes: Record<string, string>;
  /** Words that end a gap inside an outright phrase: negations, and subjects and verbs of another clause. */
  stops: string;
  groups: OutrightGroup[];
};

/**
 * Families of weak signs. One proves nothing; two of different families in one text are a crisis, unless both are
 * `gloom`, or one speaks of a matter.
 */
export type SignFamily =
  | "farewell"
  | "absolving"
  | "giving-away"
  | "affairs"
  | "absence"
  | "burden"
  | "means"
  | "place"
  | "finality"
  | "peace"
  | "gloom"
  | "silence";
export type SignGroup = { family: SignFamily; phrases: string };

/**
 * Phrases that only hint at a crisis, and words that show that they mean something else. They are separate from the
 * plain phrases because they keep growing.
 */
export type HintTable = {
  /** Word lists of this table, in addition to those of the language. */
  classes: Record<string, string>;
  crisis: CrisisGroup[];
  signs: SignGroup[];
  /** Other things that a person may be tired of: work, places, objects. */
  matters: string;
  /** Words that connect a phrase with what follows it: "tired of living in hotels". */
  ties: string;
  /** Words after such a connection that still mean life itself: "in this world", "with this pain". */
  allOfLife: string;
  /** Words for an attitude to one's own life or death: wishing, planning, relief, weariness. */
  stances: string;
  /** Words that show that a sentence is about the writer's own life. */
  self: string;
};

/** The phrase data of a language. Every text holds one phrase per line. */
export type PhraseTable = {
  language: SafetyLanguage;
  /** Word lists that phrases name with `@`. */
  classes: Record<string, string>;
  crisis: CrisisGroup[];
  hints: HintTable;
  outright: OutrightTable;
  /** Bare words that are a crisis if the text has hardly any others, and only a sign of darkness in a longer text. */
  mentions: { kind: CrisisKind; phrases: string }[];
  /** Phrases that are very dark and show no crisis. */
  distress: string;
  /** Idioms that mean something else. A crisis phrase that overlaps with one is ignored. */
  idioms: string;
  /** Words that place a sentence in an invented world. */
  fiction: string;
  /** Phrases that let an invented figure speak. What follows is said by the figure, also in the first person. */
  voice: string;
  /** Phrases about how the world would be without the writer, or who would care. */
  verdict: string;
  /** Words for work, study, history and news about the subject. */
  topic: string;
  /** Words for a real person. */
  person: string;
  /** Words for somebody close to the writer. They outweigh fiction and study in the same sentence. */
  relation: string;
  /** Words that place an event long ago. */
  past: string;
  /** Words for the present, which end the reach of a word for long ago. */
  now: string;
  /** Words that say that something is happening again. They cancel words for long ago. */
  recurrence: string;
  /** Words that show that a sentence about an invented figure is about the writer after all. */
  firstPerson: string;
  negators: string;
  /** Words that may stand between a negator and the word that it negates. */
  linkers: string;
};
