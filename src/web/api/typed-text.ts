/**
 * The one way to edit a text that the server stores. Every keystroke is kept in this browser. The text goes to the server
 * after a pause, with retries, or when the person asks for it. A save names the text that it started from, so it never
 * overwrites what another tab or device saved: then the person chooses between the two texts. `useTypedText` is its
 * React hook.
 */
import type { Kept } from "../kept-items.ts";
import { isApiError, isWorthRetrying } from "./api-error.ts";
import { SaveTimer } from "./save-timer.ts";
import { autosaveDraft, type TextDraft } from "./text-draft.ts";

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

/** Sends a text to the server. `basedOn` is the server's text that it started from. Returns the text as the server stored it. */
export type SaveText = (text: string, start: { basedOn: string }) => Promise<string>;

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
  #isSending = false;
  /**
   * The texts that the server may have without having said so: the first and the last that were sent since its last answer.
   * A server's text that is one of them is no conflict.
   */
  #sent: readonly string[] = [];
  #view: TypedTextView;
  readonly #timer = new SaveTimer(() => void this.#send());
  #isOpen = false;

  constructor(start: TypedTextStart) {
    const { name, saved, save, readCurrent, isSavedOnRequest = false, drafts = autosaveDraft } = start;
    this.#name = name;
    this.#save = save;
    this.#readCurrent = readCurrent;
    this.#isSavedOnRequest = isSavedOnRequest;
    this.#drafts = drafts;
    this.#base = saved;
    this.#view = { text: saved, state: "idle", error: null, rival: null };
    const draft = drafts.read(name);
    if (draft !== null && draft.text !== saved) this.#resume(draft, saved);
  }

  readonly view = (): TypedTextView => this.#view;

  readonly subscribe = (listener: () => void): (() => void) => {
    this.#listeners.add(listener);
    return () => void this.#listeners.delete(listener);
  };

  readonly change = (text: string): void => {
    if (text === this.#base && this.#sent.length === 0 && this.#view.rival === null) {
      this.#rest({ text, state: this.#isSavedOnRequest ? "idle" : "saved" });
      return;
    }
    this.#keep(text);
    this.#show({ text, state: this.#typedState(), ...(this.#isSavedOnRequest && { error: null }) });
    if (this.#mayPlan()) this.#timer.planAfterKey();
  };

  /** Sends unsaved text at once. Returns whether the server has the text now. */
  readonly retry = async (): Promise<boolean> => {
    this.#timer.forgive();
    await this.#send();
    // What was typed or chosen while the text was on its way goes after it.
    if (this.#view.error === null) await this.#send();
    return this.#isSaved() && this.#view.rival === null;
  };

  /** Goes back to the server's text. A text that is on its way counts as that. */
  readonly discard = (): void => {
    const { rival } = this.#view;
    const underway = this.#isSending ? this.#sent.at(-1) : undefined;
    this.#base = rival ?? this.#base;
    this.#rest({ text: rival ?? underway ?? this.#base, state: "idle" });
  };

  readonly choose = (which: "mine" | "other"): void => {
    const { rival, text } = this.#view;
    if (rival === null) return;
    this.#base = rival;
    if (which === "other" || text === rival) {
      this.#rest({ text: rival, state: "saved" });
      return;
    }
    this.#goOn();
    if (!this.#isSavedOnRequest) void this.retry();
  };

  /**
   * Handles a text that arrived from the server: adopts it, or reports a conflict if there are unsent changes. The answer to a
   * question that was asked before a save does not arrive here: `client.ts` asks again.
   */
  learn(saved: string): void {
    const { text, rival } = this.#view;
    const isOwn = this.#sent.includes(saved);
    const isClean = this.#isSaved();
    if (isOwn && this.#isSending) return;
    if (saved === this.#base) {
      // The other tab went back to the text that the person's own started from.
      if (rival !== null) this.#goOn();
    } else if (isClean || text === saved) {
      this.#base = saved;
      this.#rest({ text: saved, state: isClean ? "idle" : "saved" });
    } else if (isOwn) {
      this.#base = saved;
      this.#sent = [];
      this.#goOn();
    } else {
      this.#oppose(saved);
    }
  }

  replaceSave(save: SaveText): void {
    this.#save = save;
  }

  /** Starts saving, and sends the draft that an earlier visit left behind. */
  open(): void {
    this.#isOpen = true;
    if (!this.#isSaved() && this.#mayPlan()) this.#timer.planNow();
    // An earlier visit sent this draft, but its page closed before the answer arrived.
    else if (this.#drafts.read(this.#name)?.text === this.#base) this.#drafts.drop(this.#name);
  }

  /**
   * Sends unsaved text while the browser closes the page, unless it is saved on request only. A page that is closed reads no
   * answer, so a text does not wait for the one before it.
   */
  leave(): void {
    const { text, rival } = this.#view;
    const before = this.#sent.at(-1);
    if (this.#isSavedOnRequest || rival !== null) return;
    if (!this.#isSending || before === undefined) void this.#send();
    else if (text !== before) void this.#save(text, { basedOn: before }).catch(() => undefined);
  }

  /** Sends unsaved text, unless it is saved on request only, and cancels the timer. */
  close(): void {
    if (!this.#isSavedOnRequest) void this.#send();
    this.#isOpen = false;
    this.#timer.cancel();
  }

  /** Returns whether the server has the person's text, as far as it has said. */
  #isSaved(): boolean {
    return this.#view.text === this.#base && this.#sent.length === 0;
  }

  async #send(): Promise<void> {
    const { text, rival } = this.#view;
    const basedOn = this.#base;
    if (this.#isSending || rival !== null || this.#isSaved()) return;
    this.#timer.cancel();
    this.#isSending = true;
    this.#sent = [this.#sent[0] ?? text, text];
    this.#show({ state: "saving" });
    try {
      const stored = await this.#save(text, { basedOn });
      this.#isSending = false;
      this.#arrived({ text, basedOn }, stored);
    } catch (error) {
      this.#isSending = false;
      this.#failed(error, basedOn);
    }
  }

  #arrived(sent: { text: string; basedOn: string }, stored: string): void {
    // A base that changed meanwhile was saved after this text, or the person chose it.
    const isNewest = this.#base === sent.basedOn;
    if (isNewest) this.#base = stored;
    this.#sent = [];
    this.#timer.forgive();
    const { text, rival } = this.#view;
    if (rival !== null && rival !== stored) this.#oppose(rival);
    else if (text === this.#base || (isNewest && text === sent.text))
      this.#rest({ text: this.#base, state: "saved" });
    else this.#goOn();
  }

  #failed(error: unknown, basedOn: string): void {
    if (isApiError(error, "changed_elsewhere") && error.current) {
      const current = this.#readCurrent(error.current);
      if (!this.#sent.includes(current)) this.#sent = [];
      if (current !== this.#base) this.learn(current);
      // The person chose between the two texts while this one was on its way.
      else if (current !== basedOn) this.#goOn();
      if (current !== basedOn) return;
    }
    const isFinal = !isWorthRetrying(error);
    if (isFinal) this.#sent = [];
    if (this.#view.rival !== null) return;
    this.#show({ state: isApiError(error, "offline") ? "offline" : "failed", error });
    if (!isFinal && this.#mayPlan()) this.#timer.planRetry();
  }

  /** Takes up the draft of an earlier visit. */
  #resume({ text, base, sent }: TextDraft, saved: string): void {
    const isOwn = base === null || sent.includes(saved);
    this.#base = isOwn ? saved : base;
    this.#sent = isOwn ? [] : sent;
    const rival = this.#base === saved ? null : saved;
    this.#view = { text, error: null, rival, state: this.#typedState(rival) };
  }

  /** Shows the other text beside the person's own. Nothing is sent until one of them is chosen. */
  #oppose(rival: string): void {
    this.#timer.cancel();
    this.#keep(this.#view.text);
    this.#show({ rival, state: "idle", error: null });
  }

  /** Goes on with unsaved text when nothing conflicts with it any more, after the page was closed too. */
  #goOn(): void {
    this.#keep(this.#view.text);
    this.#show({ rival: null, error: null, state: this.#typedState(null) });
    if (this.#mayPlan()) this.#timer.planAfterKey();
    else if (!this.#isSavedOnRequest) void this.#send();
  }

  #typedState(rival = this.#view.rival): SaveState {
    return this.#isSavedOnRequest || rival !== null ? "idle" : "saving";
  }

  #mayPlan(): boolean {
    return this.#isOpen && !this.#isSavedOnRequest && this.#view.rival === null;
  }

  /** Changes the state to one in which no unsaved text is left. */
  #rest(changes: Partial<TypedTextView>): void {
    this.#timer.cancel();
    if (!this.#isSending) this.#sent = [];
    this.#drafts.drop(this.#name);
    this.#show({ error: null, rival: null, ...changes });
  }

  #keep(text: string): void {
    this.#drafts.keep({ text, base: this.#base, sent: this.#sent }, this.#name);
  }

  #show(changes: Partial<TypedTextView>): void {
    this.#view = { ...this.#view, ...changes };
    for (const listener of this.#listeners) listener();
  }
}
