/** The requests to the duck, with a model and without one. Every text in them is the person's own, as it was typed. */
import type { Answers } from "../asking/answers.ts";
import type { BlockTypeId, Card, Position } from "../deck/card.ts";
import type { SpreadType } from "../readings/spread.ts";
import type { ReadingWords } from "./duck-reading.ts";

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
  /** The first step of the latest reading on this block, and whether the person has done it. */
  lastStep?: { text: string; isDone: boolean };
  /** One line for each earlier reading on this block, newest first. */
  earlier: string[];
  /** The first words of the questions of those readings, newest first. A model may quote them. */
  earlierQuestions?: string[];
  /** What an earlier reading on this block should have been about, in the person's words. */
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

/** The fields that every request to the duck has. */
export interface DuckVoice {
  tone: Tone;
  /** True if the text speaks of something dark. The duck is then gentle and makes no jokes, whatever the tone. */
  isDistressed?: boolean;
}

export interface ReadingRequest extends DuckVoice {
  spreadType: SpreadType;
  cards: DuckCard[];
  /** The person's own words, up to 2000 characters, in any language. */
  userContext: string;
  blockTypeId: BlockTypeId;
  /** What the person answered to the questions under the card. */
  answers?: Answers;
  /** The person's calendar day, such as `2026-11-29`. */
  today?: string;
  /** The person's sentence on what the text is about, written after a model's first reading missed it. */
  correction?: string;
  block?: DuckBlock;
  profile?: DuckProfile;
}

export interface BlockNameRequest {
  userContext: string;
  /** The smallest thing that the person said they could do. */
  act?: string;
  blockTypeId: BlockTypeId;
}

/** A request for guidance on a card and a kind of block, for a person who has drawn the card. */
export interface AdviceRequest extends DuckVoice {
  card: Card;
  blockTypeId: BlockTypeId;
  /** The block's name and notes. */
  text?: string;
  /** The person's latest question about a block of this kind. */
  question?: string;
  /** What the reading on that question said. */
  reading?: string;
  /** Whether the card was reversed when the person last drew it for a block of this kind. */
  isReversed?: boolean;
  profile?: DuckProfile;
}

export interface TakeRequest extends DuckVoice {
  card: Card;
  /** The texts that the person wrote when drawing this card, newest first. */
  texts?: string[];
  /** The kind of block of the newest text. If absent, the duck assumes ordinary life. */
  blockTypeId?: BlockTypeId;
  /** Whether the card was reversed when the newest text was written. */
  isReversed?: boolean;
  profile?: DuckProfile;
}

/** A request for a smaller version of a step that is too big to begin. */
export interface SmallerStepRequest extends DuckVoice {
  step: string;
  /** How many minutes the step takes, if known. A step of two minutes or less is reduced to thirty seconds. */
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
  /** What the person answered to the questions under the card. */
  answers?: Answers;
  /** The person's calendar day, such as `2026-11-29`. */
  today?: string;
  /** The block that the reading belongs to; its `earlier` readings are left out. */
  block?: DuckBlock;
  /** The last few messages before this one, oldest first. */
  messages: ChatMessage[];
  /** Everything that the person said in this chat before, oldest first. `messages` holds only the latest of it. */
  earlier?: string[];
  /** What the person said about this reading before they started the chat over, oldest first. It tells of danger, and of nothing else. */
  beforeStartingOver?: string[];
  message: string;
  /** Everything that the duck said in this chat before. */
  avoid?: string[];
  /** Whether people who can be called are named beside the conversation, and not folded into one line. */
  helpInSight?: boolean;
  /** Whether one line leads to them, because somebody may be in danger by a guess, or the person said that nobody is. */
  isHelpFolded?: boolean;
  profile?: DuckProfile;
}
