// What other tabs and devices of the person change. One connection a page, whoever listens and however often.
import type { LiveGreeting, LiveMessages, LiveRefusal } from "../../contract/live.ts";
import {
  type LiveConnection,
  type LiveListener,
  openConnection,
  type Wire,
  type WireEvents,
} from "./live-connection.ts";
import { liveTab } from "./live-tab.ts";

const PATH = "/api/live";
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

const UNAUTHENTICATED: LiveRefusal = "unauthenticated";

async function loadWire(events: WireEvents): Promise<Wire> {
  const { io } = await import("socket.io-client");
  const tab = liveTab();
  const socket = io({
    path: PATH,
    addTrailingSlash: false,
    transports: ["websocket"],
    // The waits between two attempts are our own.
    reconnection: false,
    autoConnect: false,
    auth: (tab === undefined ? {} : { tab }) satisfies LiveGreeting,
  });
  const hear = <Name extends keyof LiveMessages>(name: Name, listen: LiveMessages[Name]) =>
    socket.on<string>(name, listen);
  hear("changed", (changes) => events.changed(changes));
  hear("missed", () => events.missed());
  hear("signed-out", () => events.signedOut());
  socket.on("connect", () => events.opened());
  socket.on("disconnect", () => events.closed());
  socket.on("connect_error", ({ message }) => {
    if (message === UNAUTHENTICATED) events.signedOut();
    events.closed();
  });
  return { open: () => void socket.connect(), close: () => void socket.disconnect() };
}
