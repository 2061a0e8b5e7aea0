/**
 * The stores of the browser. A browser may forbid them, and then even their names throw, or are `null`. Only this file and the
 * scripts that run before the page (`features/shell/theme.ts`, `scripts/start-early.mjs`) touch them; the linter forbids it
 * elsewhere. Here, a store that is forbidden is an empty one that keeps nothing.
 */

/** local: for this site in this browser · tab: for this tab, until it is closed */
export type StoreName = "local" | "tab";

function attempt<Result>(work: () => Result): Result | null {
  try {
    return work();
  } catch {
    return null;
  }
}

const storeOf = (name: StoreName) => (name === "tab" ? sessionStorage : localStorage);

export function storedKeys(name: StoreName): string[] {
  return attempt(() => Object.keys(storeOf(name))) ?? [];
}

export function readStored(name: StoreName, key: string): string | null {
  return attempt(() => storeOf(name).getItem(key));
}

/** Stores a text. Returns whether that worked: the store may be full or forbidden. */
export function writeStored(name: StoreName, key: string, text: string): boolean {
  return (
    attempt(() => {
      storeOf(name).setItem(key, text);
      return true;
    }) ?? false
  );
}

export function removeStored(name: StoreName, key: string): void {
  attempt(() => storeOf(name).removeItem(key));
}

/** Returns whether the browser lets this site store anything. One that blocks cookies forbids the stores, too. */
export function mayStore(): boolean {
  return attempt(() => storeOf("local").length) !== null;
}
