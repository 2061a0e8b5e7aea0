import type { ReflectionPlace } from "./use-save-reflection.ts";

/** Returns the name of the draft of a reflection. */
export function reflectionName(userId: string, { slug, prompt }: ReflectionPlace): string {
  return `reflection:${userId}:${slug}:${prompt}`;
}
