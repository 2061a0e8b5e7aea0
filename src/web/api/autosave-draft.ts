import { json, KEPT, keptItem } from "../kept-items.ts";

export interface AutosaveDraft {
  text: string;
  /** The server's text at the time of typing. */
  base: string;
}

/** The drafts that have not reached the server, by the name of their text. Signing out deletes them. */
export const autosaveDraft = keptItem({ ...KEPT.autosaveDraft, schema: json(asDraft) });

function asDraft(stored: unknown): AutosaveDraft | null {
  const { text, base } = Object(stored) as Partial<Record<keyof AutosaveDraft, unknown>>;
  return typeof text === "string" && typeof base === "string" ? { text, base } : null;
}
