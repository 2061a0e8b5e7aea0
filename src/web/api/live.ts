// What other tabs and devices of the person change. One connection a page, whoever listens and however often.
import {
  type LiveConnection,
  type LiveListener,
  openConnection,
  type Wire,
  type WireEvents,
} from "./live-connection.ts";

/** From one page to the next the connection stays. */
const LINGER_MS = 5_000;

const listeners = new Set<LiveListener>();
let connection: LiveConnection | undefined;
let lingering: ReturnType<typeof setTimeout> | undefined;

/** Listens until the answer is called. Whoever listens twice hears once. */
export function followLive(listener: LiveListener): () => void {
  clearTimeout(lingering);
  listeners.add(listener);
  connection ??= openConnection(loadWire, {
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

/** Whether changes made elsewhere are heard of now. */
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

/** The library comes when somebody listens, in a file of its own. */
async function loadWire(events: WireEvents): Promise<Wire> {
  const { layWire } = await import("./live-wire.ts");
  return layWire(events);
}
