/** The texts that readers judge the duck by. Their writers have not seen the rules, the scenes or the sentences. */
import { readFileSync } from "node:fs";
import { join } from "node:path";
import type { BlockTypeId } from "#domain/deck/card.ts";
import type { HardPart } from "#domain/readings/hard-part.ts";

/**
 * The halves of a judged set. `open` is for working with. `sealed` is run once, at the end, and nobody who
 * writes rules reads it.
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
  /** The writer's answer to "What is the hard part?"; `none` where they would skip it. */
  hardPart: HardPart | "none";
  /** The part of the text that costs most to say, word for word. */
  costsMost: string;
  /** What a reading that misread the text would say. */
  mustNotSay: readonly string[];
}

export interface JudgedMessage {
  text: string;
  /** What a good reply takes up from the message. */
  wants: string;
  intent: string;
  /** The noun or idea that must not come back in the reply, where the message denies one. */
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
