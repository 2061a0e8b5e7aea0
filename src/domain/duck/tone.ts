import type { Tone } from "./duck-request.ts";

/** The tones in which the duck may speak, from soft to straight. For a dark text he is always gentle. */
export const TONES = ["gentle", "even", "blunt"] as const satisfies readonly Tone[];

/** Returns a stored tone; `even` if none is stored or the stored word is unknown. */
export function readTone(stored: string | null | undefined): Tone {
  return TONES.find((tone) => tone === stored) ?? "even";
}
