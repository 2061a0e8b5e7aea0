import { BLOCKS, IMPORTED_ENTRIES, IMPORTED_PARTS } from "../limits/bounds.ts";
import type { TakenFile } from "./own-files.ts";

/** By file of a download: the number of its rows that a person may have. An import adds no more rows than that. */
export const MOST_ROWS: Record<TakenFile, number> = {
  profile: IMPORTED_ENTRIES,
  blocks: BLOCKS,
  "block-events": IMPORTED_PARTS,
  "block-plans": IMPORTED_ENTRIES,
  insights: IMPORTED_ENTRIES,
  "insight-steps": IMPORTED_PARTS,
  "drawn-cards": IMPORTED_PARTS,
  "sentence-answers": IMPORTED_PARTS,
  promises: IMPORTED_PARTS,
  "theme-corrections": IMPORTED_ENTRIES,
  conversations: IMPORTED_ENTRIES,
  "chat-messages": IMPORTED_PARTS,
  reflections: IMPORTED_ENTRIES,
  "journal-entries": IMPORTED_ENTRIES,
  "check-ins": IMPORTED_ENTRIES,
  "enough-for-today": IMPORTED_ENTRIES,
  trials: IMPORTED_ENTRIES,
};
