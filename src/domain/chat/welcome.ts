/** The advisor's opening text of a conversation. */
import { hashOf } from "../seeded-numbers.ts";

export interface WelcomeRequest {
  advisorName: string;
  /** The name of the last card of the reading; absent if it is not known. */
  cardName?: string | undefined;
  /** True if the reading is about something dark. The text then has no jokes. */
  isGrave?: boolean;
  /** The seed that selects the words. The same seed gives the same words. */
  seed: string;
}

const GRAVE =
  "I’m here, and there is no hurry. Say as much or as little as you like, in whatever order it comes.";

const OPENINGS: readonly ((name: string, card: string) => string)[] = [
  (name, card) =>
    `${name} again, same duck, smaller window. You’ve read what ${card} had to say. Which line made you want to argue?`,
  (_name, card) =>
    `The reading is done and ${card} is still on the table. What did you think of first, before you talked yourself out of it?`,
  (name) =>
    `${name} here. I can’t see your face, so you’ll have to type it. What part of that reading fits, and what part is plainly wrong?`,
  (_name, card) =>
    `Right. ${card} said its piece and I said mine. Now explain it back to me as if I were made of rubber.`,
  (name) =>
    `${name}, at your desk, as usual. Start anywhere: the part that stung, the part you skipped, the thing you left out.`,
  (_name, card) =>
    `Good, you came back to it. What would have to be true for ${card} to be the wrong card for this?`,
];

/** Returns an opening text of two or three sentences, the last of which asks the person for something. */
export function welcomeMessage({ advisorName, cardName, isGrave, seed }: WelcomeRequest): string {
  if (isGrave) return GRAVE;
  const opening = OPENINGS[hashOf(seed) % OPENINGS.length] ?? OPENINGS[0];
  return opening?.(advisorName, cardName ?? "that card") ?? GRAVE;
}
