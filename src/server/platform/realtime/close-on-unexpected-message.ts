// A browser identifies itself and then only listens. A connection that sends anything else is not one of our
// pages and is closed. The listeners are shared, because a connection's own would be a twentieth of what it holds.
import type { EventEmitter } from "node:events";
import type { Socket } from "node:net";
import type { Tab } from "./rooms.ts";
import { CLOSE_WAIT_MS } from "./timings.ts";

/** One websocket connection, below the library's sockets. */
type Connection = Tab["conn"];

/** A property that the library adds to the request that opened the connection. */
interface Upgraded {
  websocket?: EventEmitter;
}

interface Packet {
  type: string;
  data?: unknown;
}

interface State {
  /** The socket alone is kept, because the request is let go once the connection is admitted. */
  socket: Socket;
  mayJoin: boolean;
  heartbeats: number;
}

/** The first character of a message that joins, and of one that leaves. */
const JOIN = "0";
const LEAVE = "1";

const states = new WeakMap<Connection, State>();
const connections = new WeakMap<EventEmitter, Connection>();

/** Closes `connection` if it sends more than one join, an answer to each heartbeat and a leave. */
export function closeOnUnexpectedMessage(connection: Connection): void {
  const { request } = connection;
  const { socket } = request;
  states.set(connection, { socket, mayJoin: true, heartbeats: 0 });
  connection.on("packetCreate", countHeartbeat);
  connection.on("packet", cutIfUnexpected);
  // Events that no browser allows a page to send.
  const { websocket } = request as Upgraded;
  if (websocket) {
    connections.set(websocket, connection);
    forgetUpgrade(websocket);
    websocket.on("ping", cutWebsocket).on("pong", cutWebsocket);
  }
  // `once` would keep two objects more; a connection is closed once.
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

/** The library has a listener for errors while a connection is made, and leaves it there afterwards. */
function forgetUpgrade(websocket: EventEmitter): void {
  for (const listener of websocket.listeners("error")) {
    if (listener.name === "onUpgradeError") websocket.off("error", listener as () => void);
  }
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

/** The connection is cut because the library would wait half a minute for the other side to confirm. */
function destroyLater(this: Connection): void {
  const socket = states.get(this)?.socket;
  setTimeout(() => socket?.destroy(), CLOSE_WAIT_MS).unref();
}
