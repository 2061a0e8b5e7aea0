/** What was typed and has not reached the server; signing out wipes it with everything else that was kept. */
export interface AutosaveDraft {
  text: string;
  /** What the server had when it was typed. */
  base: string;
}

const PREFIX = "rubber-arcana:draft:autosave:";

export function readDraft(storage: Storage, name: string): AutosaveDraft | null {
  try {
    const stored: unknown = JSON.parse(storage.getItem(PREFIX + name) ?? "null");
    const { text, base } = Object(stored) as Partial<Record<keyof AutosaveDraft, unknown>>;
    return typeof text === "string" && typeof base === "string" ? { text, base } : null;
  } catch {
    return null;
  }
}

export function keepDraft(storage: Storage, name: string, draft: AutosaveDraft): void {
  try {
    storage.setItem(PREFIX + name, JSON.stringify(draft));
  } catch {
    // A browser that keeps nothing still sends.
  }
}

export function dropDraft(storage: Storage, name: string): void {
  storage.removeItem(PREFIX + name);
}
