import type { BlockTypeId } from "../../deck/card.ts";

/** Before a card's stock example, so that nobody takes it for their own life. */
export const EXAMPLE_INTRODUCTIONS: Record<BlockTypeId, readonly string[]> = {
  creative: [
    "Here's the same thing in somebody else's studio.",
    "An example, from a different room with paint on the floor.",
    "The deck keeps a case like it on file, from another maker.",
    "For comparison, one from a stranger's sketchbook.",
  ],
  work: [
    "Here's the same fault at somebody else's desk.",
    "An example, from another office on another floor.",
    "The deck keeps a case like it on file, from a stranger's working week.",
    "For comparison, a ticket from somebody else's queue.",
  ],
  life: [
    "Here's how it looks in somebody else's kitchen.",
    "An example, from a flat two streets over.",
    "The deck keeps a case like it on file, from an ordinary household.",
    "For comparison, a scene from somebody else's Tuesday.",
  ],
  relationship: [
    "Here's the same thing between two other people.",
    "An example, from another table set for two.",
    "The deck keeps a case like it on file, with other names.",
    "For comparison, a scene from somebody else's sofa.",
  ],
};
