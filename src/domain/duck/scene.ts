import type { Family } from "../deck/card.ts";
import type { KnotFrames } from "./frame-types.ts";
import type { TopicKind } from "./lexicon/topic-nouns.ts";
import type { Sign } from "./sign.ts";

/** A situation many people are in, and what can be said in it that fits no other. */
interface SceneWords extends KnotFrames {
  id: string;
  /** Completes "It is about ...", in everyday words. */
  label: string;
  /** Decides where a text fits two scenes equally: the higher is taken. */
  priority: number;
  /** What it is about, as said to the writer, where their own nouns would mislead. */
  thing?: { phrase: string; kind: TopicKind; isPlural?: boolean };
  /** Too sore for jokes: the voice is never blunt and the last word is kind. */
  isTender?: boolean;
  /** Sentences that join a card's idea and this situation, by the card's family. */
  meets?: Partial<Record<Family, readonly string[]>>;
  /** Texts that are this scene, and texts that share its words and are not; for the tests. */
  positive: readonly string[];
  notThis: readonly string[];
  /** Names for a block of two to six words, the most telling first. */
  names: readonly string[];
  /** A second step of about twenty minutes. */
  longer: readonly string[];
}

/** A scene as its file holds it. Phrases are in the notation of `phrases.ts`. */
export interface SceneContent extends SceneWords {
  /** Phrases for what it is about. */
  subject: readonly string[];
  /** Phrases for what is wrong with it. */
  trouble: readonly string[];
  /** Phrases that say both at once. */
  declares: readonly string[];
  /** Phrases that show it is another situation. */
  veto: readonly string[];
  /** Subject and trouble may stand anywhere in the text, not only in neighbouring sentences. */
  isSpread?: boolean;
  remarks: readonly { when: readonly string[]; say: string }[];
}

/** What shows a scene; `null` where it has no such phrases. */
export interface SceneSigns {
  subject: Sign | null;
  trouble: Sign | null;
  declares: Sign | null;
  veto: Sign | null;
  isSpread: boolean;
}

export interface Scene extends SceneWords {
  signs: SceneSigns;
  /** What to say of a sentence of theirs that shows this; the first that matches is the one to give back. */
  remarks: readonly (readonly [Sign, string])[];
}
