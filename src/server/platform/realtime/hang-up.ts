// A browser says who it is and then listens. A connection on which anything else is said is no page of ours and is cut off.
import type { EventEmitter } from "node:events";
import type { Tab } from "./rooms.ts";
import { GOODBYE_MS } from "./timings.ts";

/** One connection, below the sockets of the library. */
type Connection = Tab["conn"];

/** What the library leaves at the request that opened the connection. */
interface Upgraded {
  websocket?: EventEmitter;
}

/** What the first sign of a message says: that it joins, and that it leaves. */
const JOIN = "0";
const LEAVE = "1";

/** Ends `connection` when more is said on it than a greeting, an answer to each heartbeat and a goodbye. */
export function hangUpOnSpeech(connection: Connection): void {
  const { request } = connection;
  let mayJoin = true;
  let heartbeats = 0;
  const isExpected = ({ type, data }: { type: string; data?: unknown }) => {
    if (type === "pong") {
      heartbeats -= 1;
      return heartbeats >= 0;
    }
    if (type !== "message" || typeof data !== "string") return false;
    const isJoining = mayJoin && data.startsWith(JOIN);
    mayJoin = false;
    return isJoining || data === LEAVE;
  };
  const cut = () => {
    connection.close(true);
    request.socket.destroy();
  };
  connection.on("packetCreate", ({ type }) => {
    if (type === "ping") heartbeats += 1;
  });
  connection.on("packet", (packet) => {
    if (!isExpected(packet)) cut();
  });
  // No browser lets a page send these.
  (request as Upgraded).websocket?.on("ping", cut).on("pong", cut);
  // The library waits for the other side to agree, for half a minute.
  connection.once("close", () => setTimeout(() => request.socket.destroy(), GOODBYE_MS).unref());
}
