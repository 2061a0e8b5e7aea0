/** What the offline duck is asked and what it answers. Every text here is the person's own, unsanitised and untranslated. */
import type { BlockTypeId, Card, Position } from "../deck/card.ts";

export type SpreadType = "quick-draw" | "full-pond";
export type Tone = "gentle" | "even" | "blunt";

export interface DuckCard {
  card: Card;
  /** Absent on a quick draw. */
  position?: Position;
  reversed: boolean;
}

export interface DuckBlock {
  name: string;
  status: string;
  notes: string;
  /** One line per earlier reading on this block, newest first. */
  earlier: string[];
}

export interface DuckProfile {
  name?: string;
  creativeIdentity?: string;
  workContext?: string;
  zodiacSign?: string;
  debuggingMode?: string;
  blockPattern?: string;
  superpower?: string;
  kryptonite?: string;
  spiritAnimal?: string;
}

/** What every use of the duck shares. The same request gives the same words: `seed` is the only source of variety. */
export interface DuckVoice {
  tone: Tone;
  seed: string;
  /** The text speaks of something dark: the tone is gentle whatever was asked, and nothing jokes. */
  isDistressed?: boolean;
  /** Sentences this person has been told before, in any form `sentencesOf` can split. */
  avoid?: string[];
}

export interface ReadingRequest extends DuckVoice {
  spreadType: SpreadType;
  cards: DuckCard[];
  /** The person's own words, up to 2000 characters, in any language. */
  text: string;
  blockTypeId: BlockTypeId;
  block?: DuckBlock;
  profile?: DuckProfile;
}

export interface DuckStep {
  text: string;
  minutes: number;
}

export interface DuckReading {
  /** One sentence of at most 120 characters. */
  headline: string;
  /** Paragraphs parted by blank lines; no markup. */
  interpretation: string;
  /** One on a quick draw, two or three on a full pond. */
  keyInsights: string[];
  /** One on a quick draw, one or two on a full pond; the first takes two minutes. */
  actionSteps: DuckStep[];
  robQuip: string;
  reflectionPrompts: string[];
  /** Something to say before the reading: that the text is in a language the duck cannot weigh, for one. */
  notice?: string;
}

export interface BlockNameRequest {
  text: string;
  isDistressed?: boolean;
  blockTypeId: BlockTypeId;
  seed: string;
}

/** Guidance for a card on a kind of block, for a person who has drawn it; `text` is whatever is known of that block. */
export interface AdviceRequest extends DuckVoice {
  card: Card;
  blockTypeId: BlockTypeId;
  text?: string;
  profile?: DuckProfile;
}

export interface TakeRequest extends DuckVoice {
  card: Card;
  /** Words the person wrote when drawing this card, newest first. */
  texts?: string[];
  /** The kind of block the newest words were about; without it they are taken for ordinary life. */
  blockTypeId?: BlockTypeId;
  profile?: DuckProfile;
}

/** A step that is too big to begin. */
export interface SmallerStepRequest extends Omit<DuckVoice, "avoid"> {
  step: string;
  /** What the person wrote when asking for the reading. */
  text: string;
}

export interface ChatMessage {
  role: "user" | "assistant";
  content: string;
}

export interface ChatRequest extends DuckVoice {
  reading: DuckReading;
  cards: DuckCard[];
  /** What the person wrote when asking for the reading. */
  text: string;
  blockTypeId: BlockTypeId;
  /** The last few messages before this one, oldest first. */
  messages: ChatMessage[];
  message: string;
  profile?: DuckProfile;
}
