// The websocket, with socket.io's client. No other file imports that library.
import { io } from "socket.io-client";
import type { LiveGreeting, LiveMessages, LiveRefusal } from "#contract/live.ts";
import type { Wire, WireEvents } from "./live-connection.ts";
import { liveTab } from "./live-tab.ts";

const PATH = "/api/live";
const UNAUTHENTICATED: LiveRefusal = "unauthenticated";

/** Returns a wire that is not open yet. */
export function createWire(events: WireEvents): Wire {
  const tab = liveTab();
  const socket = io({
    path: PATH,
    addTrailingSlash: false,
    transports: ["websocket"],
    // The library's own reconnecting is off, because our own code decides the reconnect delays.
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
    if (message === UNAUTHENTICATED) events.refused();
    events.closed();
  });
  return { open: () => void socket.connect(), close: () => void socket.disconnect() };
}
