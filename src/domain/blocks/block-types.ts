import type { BlockTypeId } from "../deck/card.ts";

export interface BlockType {
  id: BlockTypeId;
  name: string;
  emoji: string;
  description: string;
}

export const BLOCK_TYPES: readonly BlockType[] = [
  {
    id: "creative",
    name: "Creative block",
    emoji: "🎨",
    description: "The page is blank, and you have sharpened everything except the idea.",
  },
  {
    id: "work",
    name: "Work block",
    emoji: "💼",
    description: "You are busy all day and the one task that matters has not moved since Tuesday.",
  },
  {
    id: "life",
    name: "Life block",
    emoji: "🌱",
    description: "Nothing is broken, and nothing has changed in years.",
  },
  {
    id: "relationship",
    name: "Relationship block",
    emoji: "💬",
    description: "Two people, and one has stopped answering.",
  },
];

export function blockTypeOf(id: string): BlockType | undefined {
  return BLOCK_TYPES.find((type) => type.id === id);
}
