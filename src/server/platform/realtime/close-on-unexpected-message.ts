// Closes websocket connections that send unexpected messages. A page of ours identifies itself and then only listens,
// so a connection that sends anything else is not one of our pages. All connections share the same listener functions,
// because separate ones would add a twentieth to the memory of a connection.
import type { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import type { Tab } from "./rooms.ts";
import { CLOSE_WAIT_MS } from "./timings.ts";

/** The low-level websocket connection of a tab. */
type Connection = Tab["conn"];

/** The HTTP request that opened a connection. The websocket library stores its connection in `websocket`. */
interface Upgraded {
  websocket?: EventEmitter;
}

interface Packet {
  type: string;
  data?: unknown;
}

interface State {
  /**
   * The network socket of the connection. Only it is kept, because the request is dropped after the connection is
   * admitted.
   */
  socket: Socket;
  mayJoin: boolean;
  heartbeats: number;
}

/** `JOIN` is the first character of a message that joins, `LEAVE` that of a message that leaves. */
const JOIN = "0";
const LEAVE = "1";

const states = new WeakMap<Connection, State>();
const connections = new WeakMap<EventEmitter, Connection>();

/** Closes `connection` if it sends anything besides one join, one answer to each heartbeat, and a leave. */
export function closeOnUnexpectedMessage(connection: Connection): void {
  const { request } = connection;
  const { socket } = request;
  states.set(connection, { socket, mayJoin: true, heartbeats: 0 });
  connection.on("packetCreate", countHeartbeat);
  connection.on("packet", cutIfUnexpected);
  // Closes the connection on websocket pings and pongs, which a page in a browser cannot send.
  const { websocket } = request as Upgraded;
  if (websocket) {
    connections.set(websocket, connection);
    websocket.on("ping", cutWebsocket).on("pong", cutWebsocket);
  }
  // `on` is used instead of `once` because `once` would keep two more objects. A connection is closed only once anyway.
  connection.on("close", destroyLater);
}

function countHeartbeat(this: Connection, { type }: Packet): void {
  const state = states.get(this);
  if (state && type === "ping") state.heartbeats += 1;
}

function cutIfUnexpected(this: Connection, packet: Packet): void {
  const state = states.get(this);
  if (state && !isExpected(state, packet)) cut(this);
}

function cutWebsocket(this: EventEmitter): void {
  const connection = connections.get(this);
  if (connection) cut(connection);
}

function cut(connection: Connection): void {
  connection.close(true);
  states.get(connection)?.socket.destroy();
}

function isExpected(state: State, { type, data }: Packet): boolean {
  if (type === "pong") {
    state.heartbeats -= 1;
    return state.heartbeats >= 0;
  }
  if (type !== "message" || typeof data !== "string") return false;
  const isJoining = state.mayJoin && data.startsWith(JOIN);
  state.mayJoin = false;
  return isJoining || data === LEAVE;
}

/**
 * Destroys the socket of a closed connection after `CLOSE_WAIT_MS`, because the library would wait half a minute for
 * the other side to confirm.
 */
function destroyLater(this: Connection): void {
  const socket = states.get(this)?.socket;
  setTimeout(() => socket?.destroy(), CLOSE_WAIT_MS).unref();
}
