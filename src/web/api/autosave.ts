/**
 * Saves a text automatically: in this browser on every keystroke, on the server after a pause, with retries.
 * `useAutosave` is its React hook.
 */
import { isApiError, isWorthRetrying } from "./api-error.ts";
import { autosaveDraft } from "./autosave-draft.ts";

const PAUSE_MS = 600;
/** The longest time between two saves while the person types without a pause, in milliseconds. */
const LONGEST_WAIT_MS = 5000;
const RETRY_AFTER_MS = [1000, 2000, 5000, 10_000];
const LATER_RETRY_MS = 30_000;

/**
 * The state of a text that is saved automatically. offline: the text is stored in this browser and is sent when
 * there is a connection · failed: the text is stored in this browser, because the server refused it or failed
 */
export type AutosaveState = "idle" | "saving" | "saved" | "offline" | "failed";

export interface AutosaveView {
  text: string;
  state: AutosaveState;
  /** The error of the last attempt to save. Set in the states `offline` and `failed`. */
  error: unknown;
  /**
   * A conflicting text that was saved from another tab or device; `null` if there is no conflict. Nothing is sent
   * until the person chooses one of the two texts.
   */
  rival: string | null;
}

/**
 * Sends a text to the server. `isLeaving` is true if the page is being closed, so the request should outlive the
 * page (`keepalive`).
 */
export type SaveText = (text: string, how: { isLeaving: boolean }) => Promise<unknown>;

export interface AutosaveStart {
  /** A name that is unique among this person's texts, such as `note:<insight id>`. */
  name: string;
  /** The text that is saved on the server. */
  saved: string;
  save: SaveText;
}

export class Autosave {
  readonly #name: string;
  readonly #listeners = new Set<() => void>();
  /**
   * All versions of the text that the server has had. A late answer that carries one of these versions is ignored.
   */
  readonly #known: Set<string>;
  #save: SaveText;
  #base: string;
  #view: AutosaveView;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince: number | null = null;
  #isSending = false;
  #failures = 0;
  #isOpen = false;

  constructor({ name, saved, save }: AutosaveStart) {
    this.#name = name;
    this.#save = save;
    this.#base = saved;
    this.#known = new Set([saved]);
    const draft = autosaveDraft.read(name);
    this.#view =
      draft === null || draft.text === saved
        ? { text: saved, state: "idle", error: null, rival: null }
        : { text: draft.text, state: "saving", error: null, rival: draft.base === saved ? null : saved };
  }

  readonly view = (): AutosaveView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly change = (text: string): void => {
    const { rival } = this.#view;
    if (text === this.#base && !this.#isSending && rival === null) {
      this.#rest({ text, state: this.#known.size > 1 ? "saved" : "idle" });
      return;
    }
    this.#keep(text);
    this.#show({ text, state: "saving" });
    this.#waitingSince ??= Date.now();
    this.#plan(Math.max(0, Math.min(PAUSE_MS, this.#waitingSince + LONGEST_WAIT_MS - Date.now())));
  };

  /** Sends unsaved text at once. */
  readonly retry = (): void => {
    this.#failures = 0;
    void this.#send();
  };

  readonly choose = (which: "mine" | "other"): void => {
    const { rival, text } = this.#view;
    if (rival === null) return;
    this.#base = rival;
    if (which === "other" || text === rival) {
      this.#rest({ text: rival, state: "saved" });
      return;
    }
    this.#keep(text);
    this.#show({ rival: null });
    this.retry();
  };

  /** Handles a text that arrived from the server: adopts it, or reports a conflict if there are unsent changes. */
  learn(saved: string): void {
    if (this.#known.has(saved)) return;
    this.#known.add(saved);
    const { text } = this.#view;
    const isClean = text === this.#base && !this.#isSending;
    if (isClean || text === saved) {
      this.#base = saved;
      this.#rest({ text: saved, state: isClean ? "idle" : "saved" });
      return;
    }
    clearTimeout(this.#timer);
    this.#show({ rival: saved });
  }

  replaceSave(save: SaveText): void {
    this.#save = save;
  }

  /** Starts autosaving, and sends the draft that an earlier visit left behind. */
  open(): void {
    this.#isOpen = true;
    if (this.#view.text !== this.#base) this.#plan(0);
    // An earlier visit sent this draft, but its page closed before the answer arrived.
    else if (autosaveDraft.read(this.#name)?.text === this.#base) autosaveDraft.drop(this.#name);
  }

  flush(how: { isLeaving: boolean }): void {
    void this.#send(how);
  }

  /** Sends unsaved text and cancels the timer. */
  close(): void {
    this.flush({ isLeaving: false });
    this.#isOpen = false;
    clearTimeout(this.#timer);
  }

  async #send(how = { isLeaving: false }): Promise<void> {
    clearTimeout(this.#timer);
    const { text, rival } = this.#view;
    if (this.#isSending || rival !== null || text === this.#base) return;
    this.#isSending = true;
    this.#waitingSince = null;
    this.#show({ state: "saving" });
    try {
      await this.#save(text, how);
      this.#isSending = false;
      this.#arrived(text);
    } catch (error) {
      this.#isSending = false;
      this.#failed(error);
    }
  }

  #arrived(sent: string): void {
    this.#base = sent;
    this.#known.add(sent);
    this.#failures = 0;
    if (this.#view.text === sent) {
      this.#rest({ state: "saved" });
      return;
    }
    this.#keep(this.#view.text);
    this.#plan(PAUSE_MS);
  }

  #failed(error: unknown): void {
    this.#show({ state: isApiError(error, "offline") ? "offline" : "failed", error });
    if (!isWorthRetrying(error)) return;
    this.#plan(RETRY_AFTER_MS[this.#failures] ?? LATER_RETRY_MS);
    this.#failures += 1;
  }

  #plan(afterMs: number): void {
    clearTimeout(this.#timer);
    if (this.#isOpen && this.#view.rival === null) this.#timer = setTimeout(() => void this.#send(), afterMs);
  }

  /** Changes the state to one in which no unsaved text is left. */
  #rest(changes: Partial<AutosaveView>): void {
    clearTimeout(this.#timer);
    this.#waitingSince = null;
    autosaveDraft.drop(this.#name);
    this.#show({ error: null, rival: null, ...changes });
  }

  #keep(text: string): void {
    autosaveDraft.keep({ text, base: this.#base }, this.#name);
  }

  #show(changes: Partial<AutosaveView>): void {
    this.#view = { ...this.#view, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
