import { useSyncExternalStore } from "react";
import { KEPT, keptItem, oneOf, SET } from "../kept-items.ts";

const kept = keptItem({ ...KEPT.quiet, schema: oneOf(SET) });
const listeners = new Set<() => void>();
let isQuiet = false;

/** Turns off all advertising notices in this tab. Called when help lines were shown. */
export function turnOffNotices(): void {
  if (isQuiet) return;
  isQuiet = true;
  // Without storage, notices stay off only until the next reload.
  kept.keep(SET);
  for (const tell of listeners) tell();
}

export function useIsQuietMode(): boolean {
  return useSyncExternalStore(listen, readQuiet, () => false);
}

function listen(tell: () => void): () => void {
  listeners.add(tell);
  return () => listeners.delete(tell);
}

function readQuiet(): boolean {
  return isQuiet || kept.read() !== null;
}
