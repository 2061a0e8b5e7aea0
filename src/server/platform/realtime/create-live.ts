import { createServer, type Server as HttpServer, type IncomingMessage } from "node:http";
import type { Duplex } from "node:stream";
import { createAdapter } from "@socket.io/postgres-adapter";
import { Server } from "socket.io";
import { LIVE_PATH, type LiveMessages } from "#contract/live.ts";
import type { Auth } from "../auth/auth.ts";
import type { Config } from "../config.ts";
import { createPool } from "../db/pool.ts";
import { roles } from "../db/roles.ts";
import { isOwnOrigin } from "../http/origin-guard.ts";
import { createHostGuard, normaliseTarget } from "../http/own-hosts.ts";
import type { Logger } from "../log/log.ts";
import type { Metrics } from "../metrics.ts";
import { admitTab } from "./admit-tab.ts";
import { closeOnUnexpectedMessage } from "./close-on-unexpected-message.ts";
import { type Listener, openListener } from "./listener.ts";
import type { Live, RunName, SessionsChange } from "./live.ts";
import { createOpenStreams, type OpenStreams } from "./open-streams.ts";
import { type LiveServer, personRoom, tabRoom, tabsOf } from "./rooms.ts";
import { createSessionWatch, type SessionWatch } from "./session-watch.ts";
import * as timings from "./timings.ts";

const CHANNELS = "arcana_live";
const MAIN_CHANNEL = `${CHANNELS}#/`;
const MISDIRECTED = "HTTP/1.1 421 Misdirected Request\r\nConnection: close\r\nContent-Length: 0\r\n\r\n";
/** The number of database connections for live messages: one listens, the others send. */
const CONNECTIONS = 3;

export interface LiveServices {
  /** The HTTP server whose websocket upgrades are handled. Its other requests are not affected. */
  server: HttpServer;
  connectionString: string;
  config: Pick<Config, "appUrl" | "allowedHosts">;
  auth: Auth;
}

/** Sends live messages to tabs. Before `attach` and after `close`, messages are dropped. */
export interface LiveHub extends Live {
  /** Connects this process with the database and the other processes. Resolves when it receives their messages. */
  attach(services: LiveServices): Promise<void>;
  /** Sets the function that is called when another process calls `runWanted`. */
  onRunWanted(listen: (run: RunName) => void): void;
  /** Sets the function that is called when another process calls `modelChosen`. */
  onModelChosen(listen: () => void): void;
  close(): Promise<void>;
}

interface Attached {
  io: LiveServer;
  watch: SessionWatch;
  close(): Promise<void>;
}

/**
 * Connects tabs and devices by websocket, with one room per person. Processes communicate by the database's
 * NOTIFY.
 */
export function createLive({ log, metrics }: { log: Logger; metrics: Metrics }): LiveHub {
  let attached: Attached | undefined;
  let whenRunWanted: (run: RunName) => void = () => {};
  let whenModelChosen: () => void = () => {};
  const streams = createOpenStreams();
  metrics.gauge("live_connections", "Open tabs and devices", () => attached?.io.engine.clientsCount ?? 0);
  const messages = metrics.counter(
    "live_messages_total",
    "Messages about changes, to all tabs of one person",
  );

  return {
    publish(userId, changes, exceptTab) {
      if (!attached || changes.length === 0) return;
      messages.inc();
      try {
        const tabs = attached.io.to(personRoom(userId));
        (exceptTab ? tabs.except(tabRoom(userId, exceptTab)) : tabs).emit("changed", [...changes]);
      } catch (error) {
        log.warn({ err: error }, "other tabs were not told of a change");
      }
    },
    sessionsChanged(change: SessionsChange) {
      if (!attached) return;
      attached.io.serverSideEmit("sessionsChanged", change);
      attached.watch.changed(change);
    },
    sessionChanges: () => attached?.watch.count() ?? 0,
    runWanted: (run) => void attached?.io.serverSideEmit("runWanted", run),
    onRunWanted(listen) {
      whenRunWanted = listen;
    },
    modelChosen: () => void attached?.io.serverSideEmit("modelChosen"),
    onModelChosen(listen) {
      whenModelChosen = listen;
    },
    watchStream(stream, checkedAt) {
      const remove = streams.add(stream);
      attached?.watch.streamOpened(stream, checkedAt);
      return remove;
    },
    async openSessions(userId) {
      if (!attached) return new Set();
      const here = sessionsOf(attached.io, userId);
      const elsewhere: string[][] = await attached.io.serverSideEmitWithAck("openSessions", userId);
      return new Set([here, ...elsewhere].flat());
    },
    async attach(services) {
      attached = await attach(services, log, streams);
      attached.io.on("runWanted", (run) => whenRunWanted(run));
      attached.io.on("modelChosen", () => whenModelChosen());
    },
    async close() {
      const closing = attached;
      attached = undefined;
      await closing?.close();
    },
  };
}

async function attach(services: LiveServices, log: Logger, streams: OpenStreams): Promise<Attached> {
  const { server, connectionString, config, auth } = services;
  const pool = createPool({
    connectionString,
    log,
    role: roles.live,
    poolSize: CONNECTIONS,
    roundTrips: { count: 0 },
  });
  const listener = openListener(pool, MAIN_CHANNEL, () => {
    io.local.emit("missed");
    watch.recheckAll();
  });
  const io = createSocketServer(listener, config.appUrl, log);
  const watch = createSessionWatch({ io, auth, log, streams });
  io.use(admitTab({ io, auth, log, sessionChanges: watch.count }));
  const logTrouble = (error: Error) => log.debug({ reason: error.message }, "a live connection had trouble");
  io.on("connection", (socket) => {
    socket.on("error", logTrouble);
    // The library puts each tab into a room of its own, to which this program sends nothing.
    void socket.leave(socket.id);
    watch.connected(socket);
  });
  io.on("sessionsChanged", watch.changed);
  io.on("openSessions", (userId, answer) => answer(sessionsOf(io, userId)));

  const gate = createServer();
  io.attach(gate);
  io.engine.on("connection", closeOnUnexpectedMessage);
  const isOwnHost = createHostGuard(config);
  const pass = (request: IncomingMessage, socket: Duplex, head: Buffer) => {
    if (isForUs(request, isOwnHost)) gate.emit("upgrade", request, socket, head);
    else socket.end(MISDIRECTED);
  };
  server.on("upgrade", pass);
  await waitUntilListening(listener, log);
  return {
    io,
    watch,
    async close() {
      server.off("upgrade", pass);
      watch.stop();
      listener.close();
      await io.close();
      await pool.end();
    },
  };
}

function createSocketServer(listener: Listener, appUrl: string, log: Logger): LiveServer {
  return new Server<Record<string, never>, LiveMessages>({
    path: LIVE_PATH,
    addTrailingSlash: false,
    transports: ["websocket"],
    serveClient: false,
    pingInterval: timings.HEARTBEAT_MS,
    pingTimeout: timings.SILENCE_LIMIT_MS,
    connectTimeout: timings.IDENTIFY_WAIT_MS,
    maxHttpBufferSize: timings.LARGEST_MESSAGE_BYTES,
    allowRequest: ({ headers }, decide) => decide(null, isOwnOrigin(headers, appUrl)),
    adapter: createAdapter(listener.pool, {
      channelPrefix: CHANNELS,
      tableName: "live.attachments",
      cleanupInterval: timings.ADAPTER_CLEANUP_MS,
      heartbeatInterval: timings.PROCESS_HEARTBEAT_MS,
      heartbeatTimeout: timings.PROCESS_GONE_MS,
      errorHandler: (error) => log.warn({ reason: error.message }, "other processes were not told"),
    }),
  });
}

function isForUs(request: IncomingMessage, isOwnHost: (request: IncomingMessage) => boolean): boolean {
  try {
    normaliseTarget(request);
  } catch {
    return false;
  }
  return isOwnHost(request);
}

/**
 * Waits for the connection to the other processes, but only for a limited time, because the server must be able to
 * start without it.
 */
async function waitUntilListening(listener: Listener, log: Logger): Promise<void> {
  const late = Promise.withResolvers<"late">();
  const timer = setTimeout(() => late.resolve("late"), timings.LISTENER_WAIT_MS);
  if ((await Promise.race([listener.opened, late.promise])) === "late") {
    log.warn("what other processes say is not heard yet");
  }
  clearTimeout(timer);
}

const sessionsOf = (io: LiveServer, userId: string) => tabsOf(io, userId).map(({ data }) => data.sessionName);
