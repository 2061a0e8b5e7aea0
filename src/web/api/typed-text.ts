/**
 * The one way to edit a text that the server stores. Every keystroke is kept in this browser. The text goes to the server
 * after a pause, with retries, or when the person asks for it. A save names the text that it started from, so it never
 * overwrites what another tab or device saved: then the person chooses between the two texts. `useTypedText` is its
 * React hook.
 */
import type { Kept } from "../kept-items.ts";
import { isApiError, isWorthRetrying } from "./api-error.ts";
import { autosaveDraft, type TextDraft } from "./text-draft.ts";

const PAUSE_MS = 600;
/** The longest time between two saves while the person types without a pause, in milliseconds. */
const LONGEST_WAIT_MS = 5000;
const RETRY_AFTER_MS = [1000, 2000, 5000, 10_000];
const LATER_RETRY_MS = 30_000;

/**
 * Whether a text is saved. idle: nothing was typed, or it waits to be saved on request · offline: the text is stored in this browser and is sent when
 * there is a connection · failed: the text is stored in this browser, because the server refused it or failed
 */
export type SaveState = "idle" | "saving" | "saved" | "offline" | "failed";

export interface TypedTextView {
  text: string;
  state: SaveState;
  /** The error of the last attempt to save. Set in the states `offline` and `failed`. */
  error: unknown;
  /**
   * A conflicting text that was saved from another tab or device; `null` if there is no conflict. Nothing is sent
   * until the person chooses one of the two texts.
   */
  rival: string | null;
}

interface Saving {
  /** The server's text that the person's text started from. */
  basedOn: string;
  /** Whether the page is being closed, so the request should outlive the page (`keepalive`). */
  isLeaving: boolean;
}

/** Sends a text to the server. Returns the text as the server stored it. */
export type SaveText = (text: string, saving: Saving) => Promise<string>;

export interface TypedTextStart {
  /** A name that is unique among the drafts, such as `note:<insight id>`. */
  name: string;
  /** The text that is saved on the server. */
  saved: string;
  save: SaveText;
  /** Returns the server's text from the fields of a refusal with `changed_elsewhere`. */
  readCurrent: (current: Readonly<Record<string, string | null>>) => string;
  /** Whether the text is sent only when `retry` is called, as by a form with a button. */
  isSavedOnRequest?: boolean;
  /** The place for drafts in this browser. */
  drafts?: Kept<TextDraft>;
}

export class TypedText {
  readonly #name: string;
  readonly #drafts: Kept<TextDraft>;
  readonly #readCurrent: TypedTextStart["readCurrent"];
  readonly #isSavedOnRequest: boolean;
  readonly #listeners = new Set<() => void>();
  #save: SaveText;
  /** The server's text, as far as it is known here. */
  #base: string;
  /** The text that is on its way to the server; `null` if there is none. */
  #sending: string | null = null;
  #view: TypedTextView;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince: number | null = null;
  #failures = 0;
  #isOpen = false;

  constructor(start: TypedTextStart) {
    const { name, saved, save, readCurrent, isSavedOnRequest = false, drafts = autosaveDraft } = start;
    this.#name = name;
    this.#save = save;
    this.#readCurrent = readCurrent;
    this.#isSavedOnRequest = isSavedOnRequest;
    this.#drafts = drafts;
    this.#base = saved;
    const draft = drafts.read(name);
    this.#view = { text: saved, state: "idle", error: null, rival: null };
    if (draft !== null && draft.text !== saved) {
      this.#base = draft.base ?? saved;
      const rival = this.#base === saved ? null : saved;
      this.#view = { text: draft.text, state: this.#typedState(), error: null, rival };
    }
  }

  readonly view = (): TypedTextView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly change = (text: string): void => {
    if (text === this.#base && this.#sending === null && this.#view.rival === null) {
      this.#rest({ text, state: this.#isSavedOnRequest ? "idle" : "saved" });
      return;
    }
    this.#keep(text);
    this.#show({ text, state: this.#typedState(), ...(this.#isSavedOnRequest && { error: null }) });
    if (this.#isSavedOnRequest) return;
    this.#waitingSince ??= Date.now();
    this.#plan(Math.max(0, Math.min(PAUSE_MS, this.#waitingSince + LONGEST_WAIT_MS - Date.now())));
  };

  /** Sends unsaved text at once. Returns whether the server has the text now. */
  readonly retry = async (): Promise<boolean> => {
    this.#failures = 0;
    await this.#send();
    return this.#view.text === this.#base && this.#view.rival === null;
  };

  /** Goes back to the server's text. */
  readonly discard = (): void => this.#rest({ text: this.#base, state: "idle" });

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
    if (!this.#isSavedOnRequest) void this.retry();
  };

  /**
   * Handles a text that arrived from the server: adopts it, or reports a conflict if there are unsent changes. The answer to a
   * question that was asked before a save does not arrive here: `client.ts` asks again.
   */
  learn(saved: string): void {
    const { text, rival } = this.#view;
    if (saved === this.#sending) return;
    if (saved === this.#base) {
      // The other tab went back to the text that the person's own started from.
      if (rival === null) return;
      this.#show({ rival: null, state: this.#typedState() });
      this.#plan(PAUSE_MS);
      return;
    }
    const isClean = text === this.#base && this.#sending === null;
    if (isClean || text === saved) {
      this.#base = saved;
      this.#rest({ text: saved, state: isClean ? "idle" : "saved" });
      return;
    }
    this.#oppose(saved);
  }

  replaceSave(save: SaveText): void {
    this.#save = save;
  }

  /** Starts saving, and sends the draft that an earlier visit left behind. */
  open(): void {
    this.#isOpen = true;
    if (this.#view.text !== this.#base) this.#plan(0);
    // An earlier visit sent this draft, but its page closed before the answer arrived.
    else if (this.#drafts.read(this.#name)?.text === this.#base) this.#drafts.drop(this.#name);
  }

  /** Sends unsaved text, unless it is saved on request only. */
  flush(how: { isLeaving: boolean }): void {
    if (!this.#isSavedOnRequest) void this.#send(how);
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
    if (this.#sending !== null || rival !== null || text === this.#base) return;
    this.#sending = text;
    this.#waitingSince = null;
    this.#show({ state: "saving" });
    try {
      const stored = await this.#save(text, { ...how, basedOn: this.#base });
      this.#sending = null;
      this.#arrived(text, stored);
    } catch (error) {
      this.#sending = null;
      this.#failed(error);
    }
  }

  #arrived(sent: string, stored: string): void {
    this.#base = stored;
    this.#failures = 0;
    const { text, rival } = this.#view;
    // What another tab saved after this text is newer than this text.
    if (rival !== null && rival !== stored) {
      this.#oppose(rival);
      return;
    }
    if (text === sent) {
      this.#rest({ text: stored, state: "saved" });
      return;
    }
    this.#keep(text);
    this.#show({ state: this.#typedState(), rival: null });
    this.#plan(PAUSE_MS);
  }

  #failed(error: unknown): void {
    if (isApiError(error, "changed_elsewhere") && error.current) {
      this.learn(this.#readCurrent(error.current));
      return;
    }
    this.#show({ state: isApiError(error, "offline") ? "offline" : "failed", error });
    if (!isWorthRetrying(error)) return;
    this.#plan(RETRY_AFTER_MS[this.#failures] ?? LATER_RETRY_MS);
    this.#failures += 1;
  }

  /** Shows the other text beside the person's own. Nothing is sent until one of them is chosen. */
  #oppose(rival: string): void {
    clearTimeout(this.#timer);
    this.#keep(this.#view.text);
    this.#show({ rival, state: this.#sending === null ? "idle" : "saving", error: null });
  }

  #typedState(): SaveState {
    return this.#isSavedOnRequest ? "idle" : "saving";
  }

  #plan(afterMs: number): void {
    clearTimeout(this.#timer);
    const mayPlan = this.#isOpen && !this.#isSavedOnRequest && this.#view.rival === null;
    if (mayPlan) this.#timer = setTimeout(() => void this.#send(), afterMs);
  }

  /** Changes the state to one in which no unsaved text is left. */
  #rest(changes: Partial<TypedTextView>): void {
    clearTimeout(this.#timer);
    this.#waitingSince = null;
    this.#drafts.drop(this.#name);
    this.#show({ error: null, rival: null, ...changes });
  }

  #keep(text: string): void {
    this.#drafts.keep({ text, base: this.#base }, this.#name);
  }

  #show(changes: Partial<TypedTextView>): void {
    this.#view = { ...this.#view, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
