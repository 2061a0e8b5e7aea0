import { json, KEPT, type Kept, type KeptItem, keptItem, type Schema } from "../kept-items.ts";

/** A text that the person typed and that has not reached the server. */
export interface TextDraft {
  text: string;
  /** The server's text at the time when the person began; `null` if that is not known. */
  base: string | null;
}

const typed: Schema<TextDraft> = json((stored) => {
  const { text, base } = Object(stored) as Partial<Record<keyof TextDraft, unknown>>;
  return typeof text === "string" && typeof base === "string" ? { text, base } : null;
});

/** Returns the functions that read and write drafts. A draft of a former version is the bare text. */
export function textDrafts(item: KeptItem): Kept<TextDraft> {
  return keptItem({ ...item, schema: (stored) => typed(stored) ?? { text: stored, base: null } });
}

/** The drafts of texts that save themselves, keyed by the name of the text. Signing out deletes the drafts. */
export const autosaveDraft = textDrafts(KEPT.autosaveDraft);
