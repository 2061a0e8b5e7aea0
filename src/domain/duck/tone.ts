import type { Tone } from "./duck-request.ts";

/** How the advisor may speak, from soft to straight. Where the text is dark he is gentle whatever was chosen. */
export const TONES = ["gentle", "even", "blunt"] as const satisfies readonly Tone[];

/** What a stored word says; `even` for none, and for one that is not known. */
export function readTone(stored: string | null | undefined): Tone {
  return TONES.find((tone) => tone === stored) ?? "even";
}
