// Receives changes from the person's other tabs and devices. All listeners of a page share one connection.
import { type LiveConnection, type LiveListener, openConnection } from "./live-connection.ts";
import { createLiveSocket } from "./live-wire.ts";

/**
 * The time in milliseconds for which the connection stays open without a listener, so that it survives a change of
 * page.
 */
const LINGER_MS = 5_000;

const listeners = new Set<LiveListener>();
let connection: LiveConnection | undefined;
let lingering: ReturnType<typeof setTimeout> | undefined;

/**
 * Subscribes to live changes. Returns a function that unsubscribes. A listener added twice is called once per
 * event.
 */
export function subscribeToLive(listener: LiveListener): () => void {
  clearTimeout(lingering);
  listeners.add(listener);
  connection ??= openConnection(createLiveSocket, {
    changed: (changes) => tellAll((each) => each.changed(changes)),
    missed: () => tellAll((each) => each.missed()),
    signedOut: () => tellAll((each) => each.signedOut()),
    refused: () => tellAll((each) => each.refused()),
  });
  return () => {
    listeners.delete(listener);
    clearTimeout(lingering);
    if (listeners.size === 0) lingering = setTimeout(hangUp, LINGER_MS);
  };
}

/** Returns whether the live connection is open. */
export function isLive(): boolean {
  return connection?.isOpen() ?? false;
}

function tellAll(tell: (listener: LiveListener) => void): void {
  for (const listener of listeners) tell(listener);
}

function hangUp(): void {
  connection?.close();
  connection = undefined;
}
