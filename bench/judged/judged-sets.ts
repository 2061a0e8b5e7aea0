/**
 * Loads the texts by which readers judge the duck. Their writers had not seen the duck's rules, scenes or sentences.
 */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BlockTypeId } from "#domain/deck/card.ts";
import type { HardPart } from "#domain/readings/hard-part.ts";

/**
 * The halves of a set of judged texts. Developers work with `open`. `sealed` is run once, at the end; nobody who writes
 * rules reads it.
 */
export const HALVES = ["open", "sealed"] as const;
export type Half = (typeof HALVES)[number];

export type SituationGroup = "work" | "making" | "people" | "life";

export interface JudgedSituation {
  id: string;
  group: SituationGroup;
  text: string;
  /** What the text is about, in the writer's words. */
  matter: string;
  /** The writer's answer to "What is the hard part?"; `none` if the writer would skip the question. */
  hardPart: HardPart | "none";
  /** The part of the text that was the hardest to say, word for word. */
  costsMost: string;
  /** Statements that a reading contains only if it misread the text. */
  mustNotSay: readonly string[];
}

export interface JudgedMessage {
  text: string;
  /** What a good reply to the message responds to. */
  wants: string;
  intent: string;
  /** The noun or idea that a message denies, which the reply must not mention. Absent if the message denies nothing. */
  denied?: string;
}

export interface JudgedConversation {
  id: string;
  situation: string;
  matter: string;
  messages: readonly JudgedMessage[];
}

export const BLOCK_TYPES: Record<SituationGroup, BlockTypeId> = {
  work: "work",
  making: "creative",
  people: "relationship",
  life: "life",
};

function load<Item>(kind: string, half: Half): Item[] {
  return JSON.parse(readFileSync(join(import.meta.dirname, kind, `${half}.json`), "utf8"));
}

export function loadSituations(half: Half): JudgedSituation[] {
  return load("situations", half);
}

export function loadConversations(half: Half): JudgedConversation[] {
  return load("conversations", half);
}
