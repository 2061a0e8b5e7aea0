import type { Family } from "../deck/card.ts";
import type { KnotFrames } from "./frame-types.ts";
import type { TopicKind } from "./lexicon/topic-nouns.ts";
import type { Sign } from "./sign.ts";

/** A "scene": a situation that many people are in, with sentences that fit no other situation. */
interface SceneWords extends KnotFrames {
  id: string;
  /** The name of the situation in everyday words; it completes "It is about ...". */
  label: string;
  /** Decides if a text fits two situations equally: the one with the higher number is taken. */
  priority: number;
  /** What the situation is about, worded for the person, if the person's own nouns would mislead. */
  thing?: { phrase: string; kind: TopicKind; isPlural?: boolean };
  /** True if the situation is too painful for jokes: the duck is never blunt, and the last words are kind. */
  isTender?: boolean;
  /** Sentences that join a card's idea and this situation, by the family of the card. */
  meets?: Partial<Record<Family, readonly string[]>>;
  /** Texts about this situation, and texts that share its words and are about another; both are for the tests. */
  positive: readonly string[];
  notThis: readonly string[];
  /** Names for a block of two to six words, the most telling first. */
  names: readonly string[];
  /** Second steps of about twenty minutes. */
  longer: readonly string[];
}

/** A situation as its file stores it. Phrases are in the notation of `phrases.ts`. */
export interface SceneContent extends SceneWords {
  /** Phrases for the subject of the situation. */
  subject: readonly string[];
  /** Phrases for the trouble with the subject. */
  trouble: readonly string[];
  /** Phrases that say subject and trouble at once. */
  declares: readonly string[];
  /**
   * Phrases that name the situation so plainly that it is offered as a guess although the text shows none of its
   * troubles. Everyday words that its other phrases contain are left out.
   */
  namedBy: readonly string[];
  /** Phrases that show that the text is about another situation. */
  veto: readonly string[];
  /** True if subject and trouble may be anywhere in the text, not only in neighbouring sentences. */
  isSpread?: boolean;
  remarks: readonly { when: readonly string[]; say: string }[];
}

/** The phrases that show a situation, ready to be found; `null` if it has none of a kind. */
export interface SceneSigns {
  subject: Sign | null;
  trouble: Sign | null;
  declares: Sign | null;
  namedBy: Sign | null;
  veto: Sign | null;
  isSpread: boolean;
}

export interface Scene extends SceneWords {
  signs: SceneSigns;
  /** Remarks on a sentence of the person's, with the phrases that it must contain. The first that matches is used. */
  remarks: readonly (readonly [Sign, string])[];
}
