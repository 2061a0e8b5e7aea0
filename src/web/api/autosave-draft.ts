import { json, KEPT, keptItem } from "../kept-items.ts";

export interface AutosaveDraft {
  text: string;
  /** The server's version of the text at the time when the person typed the draft. */
  base: string;
}

/**
 * The drafts that have not reached the server, keyed by the name of the text that each belongs to. Signing out
 * deletes the drafts.
 */
export const autosaveDraft = keptItem({ ...KEPT.autosaveDraft, schema: json(asDraft) });

function asDraft(stored: unknown): AutosaveDraft | null {
  const { text, base } = Object(stored) as Partial<Record<keyof AutosaveDraft, unknown>>;
  return typeof text === "string" && typeof base === "string" ? { text, base } : null;
}
