import { useSyncExternalStore } from "react";
import { KEPT } from "../kept-items.ts";

const { key: KEY } = KEPT.quiet;
const listeners = new Set<() => void>();
let isQuiet = false;

/** Called when help lines were shown. Turns off all advertising notices in this tab. */
export function turnOffNotices(): void {
  if (isQuiet) return;
  isQuiet = true;
  try {
    sessionStorage.setItem(KEY, "1");
  } catch {
    // Without storage, notices stay off only until the next reload.
  }
  for (const tell of listeners) tell();
}

export function useIsQuiet(): boolean {
  return useSyncExternalStore(listen, readQuiet, () => false);
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function readQuiet(): boolean {
  return isQuiet || sessionStorage.getItem(KEY) !== null;
}
