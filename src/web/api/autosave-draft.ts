import { KEPT } from "../kept-items.ts";
import { readStoredJson, storeJson } from "./kept.ts";

/** The drafts that have not reached the server. Signing out deletes them. */
export interface AutosaveDraft {
  text: string;
  /** The server's text at the time of typing. */
  base: string;
}

export function readDraft(storage: Storage, name: string): AutosaveDraft | null {
  const stored: unknown = Object(readStoredJson(storage, KEPT.autosaveDraft.key + name));
  const { text, base } = stored as Partial<Record<keyof AutosaveDraft, unknown>>;
  return typeof text === "string" && typeof base === "string" ? { text, base } : null;
}

export function keepDraft(storage: Storage, name: string, draft: AutosaveDraft): void {
  storeJson(storage, KEPT.autosaveDraft.key + name, draft);
}

export function dropDraft(storage: Storage, name: string): void {
  storage.removeItem(KEPT.autosaveDraft.key + name);
}
