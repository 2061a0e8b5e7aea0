import type { TopicKind } from "../../lexicon/topic-nouns.ts";
import type { KnotFrames } from "../knot-frames.ts";

/** A situation many people are in, recognised by its own words, and what can be said in it that fits no other. */
export interface Scene extends KnotFrames {
  id: string;
  /** What a match weighs and the words that show it; a scene is taken from `SCENE_THRESHOLD` on. */
  cues: readonly (readonly [number, RegExp])[];
  /** What it is about, as said to the writer, where their own nouns would mislead. */
  thing?: { phrase: string; kind: TopicKind; isPlural?: boolean };
  /** Too sore for jokes: the voice is never blunt and the last word is kind. */
  isTender?: boolean;
  /** Names for a block of two to six words, the most telling first. */
  names: readonly string[];
  /** What to say of a sentence of theirs that shows this; the first that matches is the one to give back. */
  remarks: readonly (readonly [RegExp, string])[];
  /** A second step of about twenty minutes. */
  longer: readonly string[];
}
