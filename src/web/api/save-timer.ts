const PAUSE_MS = 600;
/** The longest time between two saves while the person types without a pause, in milliseconds. */
const LONGEST_WAIT_MS = 5000;
const RETRY_AFTER_MS = [1000, 2000, 5000, 10_000];
const LATER_RETRY_MS = 30_000;

/** The timer of a text that saves itself: when the next save begins. One save is planned at most. */
export class SaveTimer {
  readonly #save: () => void;
  #timer: ReturnType<typeof setTimeout> | undefined;
  #waitingSince: number | null = null;
  #failures = 0;

  constructor(save: () => void) {
    this.#save = save;
  }

  /** Plans a save after a pause in typing, or after the longest wait if there is none. */
  planAfterKey(): void {
    this.#waitingSince ??= Date.now();
    this.#plan(Math.max(0, Math.min(PAUSE_MS, this.#waitingSince + LONGEST_WAIT_MS - Date.now())));
  }

  planNow(): void {
    this.#plan(0);
  }

  /** Plans another try after a failure, later with each failure. */
  planRetry(): void {
    this.#plan(RETRY_AFTER_MS[this.#failures] ?? LATER_RETRY_MS);
    this.#failures += 1;
  }

  /** Forgets the failures, so that the next one is retried soon. */
  forgive(): void {
    this.#failures = 0;
  }

  /** Cancels the planned save, because a save begins, nothing is left to save, or nothing may be saved. */
  cancel(): void {
    clearTimeout(this.#timer);
    this.#waitingSince = null;
  }

  #plan(afterMs: number): void {
    clearTimeout(this.#timer);
    this.#timer = setTimeout(this.#save, afterMs);
  }
}
