import { json, KEPT, type Kept, type KeptItem, keptItem, type Schema } from "../kept-items.ts";

/** A text that the person typed and that has not reached the server. */
export interface TextDraft {
  text: string;
  /** The server's text at the time when the person began; `null` if that is not known. */
  base: string | null;
  /** The texts that were sent and whose answer did not arrive, so that the server may have them. */
  sent: readonly string[];
}

const typed: Schema<TextDraft> = json((stored) => {
  const { text, base, sent } = Object(stored) as Partial<Record<keyof TextDraft, unknown>>;
  if (typeof text !== "string" || typeof base !== "string") return null;
  return { text, base, sent: Array.isArray(sent) ? sent.filter((one) => typeof one === "string") : [] };
});

/** Returns the functions that read and write drafts. A draft of a former version is the bare text. */
export function textDrafts(item: KeptItem): Kept<TextDraft> {
  return keptItem({ ...item, schema: (stored) => typed(stored) ?? { text: stored, base: null, sent: [] } });
}

/** The drafts of texts that save themselves, keyed by the name of the text. Signing out deletes the drafts. */
export const autosaveDraft = textDrafts(KEPT.autosaveDraft);
