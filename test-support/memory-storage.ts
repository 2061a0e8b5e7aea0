/** An in-memory `Storage` for tests without a browser. */
export class MemoryStorage implements Storage {
  readonly #items = new Map<string, string>();
  get length() {
    return this.#items.size;
  }
  clear = () => this.#items.clear();
  getItem = (key: string) => this.#items.get(key) ?? null;
  key = (index: number) => [...this.#items.keys()][index] ?? null;
  removeItem = (key: string) => void this.#items.delete(key);
  setItem = (key: string, value: string) => void this.#items.set(key, value);

  /** Replaces all stored entries of the fake storage. */
  tamper(value: string): void {
    for (const key of this.#items.keys()) this.#items.set(key, value);
  }
}
