// A browser identifies itself and then only listens. A connection that sends anything else is not one of our
// pages and is closed.
import type { EventEmitter } from "node:events";
import type { Tab } from "./rooms.ts";
import { CLOSE_WAIT_MS } from "./timings.ts";

/** One websocket connection, below the library's sockets. */
type Connection = Tab["conn"];

/** A property that the library adds to the request that opened the connection. */
interface Upgraded {
  websocket?: EventEmitter;
}

/** The first character of a message that joins, and of one that leaves. */
const JOIN = "0";
const LEAVE = "1";

/** Closes `connection` if it sends more than one join, an answer to each heartbeat and a leave. */
export function closeOnUnexpectedMessage(connection: Connection): void {
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
  // Events that no browser allows a page to send.
  (request as Upgraded).websocket?.on("ping", cut).on("pong", cut);
  // The connection is cut because the library would wait half a minute for the other side to confirm.
  connection.once("close", () => setTimeout(() => request.socket.destroy(), CLOSE_WAIT_MS).unref());
}
