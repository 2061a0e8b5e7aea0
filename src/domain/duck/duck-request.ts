/** What the offline duck is asked. Every text here is the person's own, unsanitised and untranslated. */
import type { BlockTypeId, Card, Position } from "../deck/card.ts";
import type { HardPart } from "../readings/hard-part.ts";
import type { ReadingWords } from "./duck-reading.ts";

export type SpreadType = "quick-draw" | "full-pond";
export type Tone = "gentle" | "even" | "blunt";

export interface DuckCard {
  card: Card;
  /** The position of a card; absent on a quick draw. */
  position?: Position;
  reversed: boolean;
}

export interface DuckBlock {
  name: string;
  status: string;
  notes: string;
  /** One line per earlier reading on this block, newest first. */
  earlier: string[];
  /** The first words of what the person asked in those readings, newest first. A model may quote them. */
  earlierQuestions?: string[];
  /** What the person said an earlier reading on it should have been about. */
  corrected?: string;
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
  userContext: string;
  blockTypeId: BlockTypeId;
  /** What the person tapped when asked for the hard part. */
  hardPart?: HardPart;
  /** The id of the scene the person said it is about, or `none` where they said that no guess was right. */
  about?: string;
  /** The id of the scene that they chose for an earlier text on the same block. */
  remembered?: string;
  /** What the person said it is about, where a model's first reading missed it. */
  correction?: string;
  block?: DuckBlock;
  profile?: DuckProfile;
}

export interface BlockNameRequest {
  userContext: string;
  isDistressed?: boolean;
  blockTypeId: BlockTypeId;
  seed: string;
}

/** Guidance for a card on a kind of block, for a person who has drawn it. */
export interface AdviceRequest extends DuckVoice {
  card: Card;
  blockTypeId: BlockTypeId;
  /** The block's name and notes. */
  text?: string;
  /** What was asked about a block of the kind last. */
  question?: string;
  /** What the reading on that question said. */
  reading?: string;
  profile?: DuckProfile;
}

export interface TakeRequest extends DuckVoice {
  card: Card;
  /** Words the person wrote when drawing this card, newest first. */
  texts?: string[];
  /** The kind of block the newest words were about; without it they are taken for ordinary life. */
  blockTypeId?: BlockTypeId;
  /** The card lay upside down when those words were written. */
  isReversed?: boolean;
  profile?: DuckProfile;
}

/** A step that is too big to begin. */
export interface SmallerStepRequest extends Omit<DuckVoice, "avoid"> {
  step: string;
  /** What the step takes, where that is known; of two minutes or less, thirty seconds are asked for. */
  minutes?: number | undefined;
  /** What the person wrote when asking for the reading. */
  userContext: string;
}

export interface ChatMessage {
  role: "user" | "assistant";
  content: string;
}

export interface ChatRequest extends DuckVoice {
  reading: ReadingWords;
  cards: DuckCard[];
  /** What the person wrote when asking for the reading. */
  userContext: string;
  blockTypeId: BlockTypeId;
  /** The block that the reading belongs to; its `earlier` readings are left out. */
  block?: DuckBlock;
  /** The last few messages before this one, oldest first. */
  messages: ChatMessage[];
  /** Everything the person said in this chat before, oldest first; `messages` holds the end of it. */
  earlier?: string[];
  message: string;
  profile?: DuckProfile;
}
