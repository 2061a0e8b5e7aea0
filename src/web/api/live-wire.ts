/**
 * The websocket to the server, which speaks Socket.IO. This module implements only the part of the protocol that a
 * page needs: joining with the tab's id, answering heartbeats, receiving events and leaving. A message begins with
 * the type of its packet.
 */
import { LIVE_PATH, type LiveGreeting, type LiveMessages, type LiveRefusal } from "#contract/live.ts";
import type { LiveSocket, LiveSocketEvents } from "./live-connection.ts";
import { liveTab } from "./live-tab.ts";

const OPENED = "0";
const PING = "2";
const PONG = "3";
/** The packet type for joining. The page sends it to join, and the server sends it to confirm. */
const JOIN = "40";
const LEAVE = "41";
const EVENT = "42";
const REFUSED = "44";
const TYPE = /^(?:4\d|\d)/;
const UNAUTHENTICATED: LiveRefusal = "unauthenticated";
/** How long to wait for the server's first packet, in milliseconds. */
const OPENS_WITHIN_MS = 20_000;

interface Handshake {
  pingInterval: number;
  pingTimeout: number;
}

/** Creates the websocket's wrapper. The websocket is not open yet. */
export function createLiveSocket(events: LiveSocketEvents): LiveSocket {
  let hangUp: (() => void) | undefined;
  return {
    open() {
      hangUp = connect(events);
    },
    close: () => hangUp?.(),
  };
}

/**
 * Opens one websocket. Returns a function that leaves and closes the websocket; `closed` is not called in that
 * case.
 */
function connect(events: LiveSocketEvents): () => void {
  const socket = new WebSocket(
    `${location.origin.replace("http", "ws")}${LIVE_PATH}?EIO=4&transport=websocket`,
  );
  const listening = new AbortController();
  const { signal } = listening;
  let longestSilenceMs = OPENS_WITHIN_MS;
  let silence: ReturnType<typeof setTimeout>;
  const waitForPacket = () => {
    clearTimeout(silence);
    silence = setTimeout(fail, longestSilenceMs);
  };
  function stop(): void {
    listening.abort();
    clearTimeout(silence);
    socket.close();
  }
  function fail(): void {
    stop();
    events.closed();
  }
  const answers: Record<string, (body: string) => void> = {
    [OPENED](body) {
      const { pingInterval, pingTimeout }: Handshake = JSON.parse(body);
      longestSilenceMs = pingInterval + pingTimeout;
      const tab = liveTab();
      socket.send(JOIN + JSON.stringify((tab === undefined ? {} : { tab }) satisfies LiveGreeting));
    },
    [PING]: () => socket.send(PONG),
    [JOIN]: () => events.opened(),
    [LEAVE]: fail,
    [EVENT]: (body) => tell(events, JSON.parse(body)),
    [REFUSED](body) {
      if (JSON.parse(body).message === UNAUTHENTICATED) events.refused();
      fail();
    },
  };
  waitForPacket();
  socket.addEventListener(
    "message",
    ({ data }: MessageEvent<string>) => {
      waitForPacket();
      const [type = ""] = TYPE.exec(data) ?? [];
      answers[type]?.(data.slice(type.length));
    },
    { signal },
  );
  socket.addEventListener("close", fail, { signal });
  addEventListener("offline", fail, { signal });
  return () => {
    if (!signal.aborted && socket.readyState === WebSocket.OPEN) socket.send(LEAVE);
    stop();
  };
}

type Said = [name: keyof LiveMessages, ...Parameters<LiveMessages["changed"]>];

function tell(events: LiveSocketEvents, [name, changes]: Said): void {
  const messages: Record<string, () => void> = {
    changed: () => events.changed(changes),
    missed: () => events.missed(),
    "signed-out": () => events.signedOut(),
  } satisfies Record<keyof LiveMessages, () => void>;
  messages[name]?.();
}
