import { OWN_QUESTION } from "#domain/deck/prompts.ts";
import type { ReflectionPlace } from "./use-save-reflection.ts";

/** Returns the name of the draft of a reflection. */
export function reflectionName(userId: string, { slug, prompt }: ReflectionPlace): string {
  return `reflection:${userId}:${slug}:${prompt}`;
}

/** Returns the name of the draft of an answer to a card's own question. */
export function dayAnswerName(userId: string, slug: string): string {
  return reflectionName(userId, { slug, prompt: OWN_QUESTION });
}
