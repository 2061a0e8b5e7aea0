import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server } from "socket.io";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LIVE_PATH } from "#contract/live.ts";
import { liveTab } from "./live-tab.ts";
import { createLiveSocket } from "./live-wire.ts";

const HEARTBEAT_MS = 40;
/** Time limits, in milliseconds, that are reached only if the connection hangs. */
const PONG_WITHIN_MS = 20_000;
const HEARS_WITHIN_MS = 10_000;

let http: HttpServer;
let io: Server;
beforeEach(async () => {
  http = createServer();
  io = new Server(http, {
    path: LIVE_PATH,
    addTrailingSlash: false,
    transports: ["websocket"],
    pingInterval: HEARTBEAT_MS,
    pingTimeout: PONG_WITHIN_MS,
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  vi.stubGlobal("location", { origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
  // Node has no `offline` event, so the test stores the listener and calls it itself.
  vi.stubGlobal("addEventListener", (name: string, lose: () => void) => {
    if (name === "offline") loseConnection = lose;
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await io.close();
});

let loseConnection: (() => void) | undefined;

/** Opens a wire (the low-level live connection) that records what it reports. */
function openWire() {
  const heard: unknown[] = [];
  const note = (name: string) => (said?: unknown) =>
    void heard.push(said === undefined ? name : [name, said]);
  const wire = createLiveSocket({
    opened: note("opened"),
    closed: note("closed"),
    changed: note("changed"),
    missed: note("missed"),
    signedOut: note("signed out"),
    refused: note("refused"),
  });
  wire.open();
  const hears = (...expected: unknown[]) =>
    expect.poll(() => heard, { timeout: HEARS_WITHIN_MS }).toEqual(expected);
  return { wire, heard, hears };
}

describe("the websocket of a page, at a server that speaks Socket.IO", () => {
  it("the websocket of a page joins under the page's own name and reports every event of the server", async () => {
    const names: unknown[] = [];
    io.on("connection", (socket) => {
      names.push(socket.handshake.auth.tab);
      socket.emit("changed", [{ area: "blocks", id: "1" }]);
      socket.emit("missed");
      socket.emit("signed-out");
      socket.emit("an event of a later version", 1);
    });
    const { wire, hears } = openWire();
    await hears("opened", ["changed", [{ area: "blocks", id: "1" }]], "missed", "signed out");
    expect(names).toEqual([liveTab()]);
    wire.close();
  });

  it("the websocket of a page answers heartbeats, so that a silent connection stays open", async () => {
    const pongs = vi.fn();
    io.on("connection", (socket) => void socket.conn.on("heartbeat", pongs));
    const { wire, heard } = openWire();
    await expect.poll(() => pongs.mock.calls.length, { timeout: HEARS_WITHIN_MS }).toBeGreaterThan(3);
    expect(heard).toEqual(["opened"]);
    wire.close();
  });

  it.each([
    ["unauthenticated", ["refused", "closed"]],
    ["too_many", ["closed"]],
  ])("the websocket of a page that is refused with %s reports %j", async (reason, expected) => {
    io.use((_, next) => next(new Error(reason)));
    const { hears } = openWire();
    await hears(...expected);
  });

  it("the websocket of a page reports once that the server closed it, and opens again on request", async () => {
    io.once("connection", (socket) => socket.disconnect(true));
    const { wire, hears } = openWire();
    await hears("opened", "closed");
    wire.open();
    await hears("opened", "closed", "opened");
    wire.close();
  });

  it("the websocket of a page closes when the browser loses its connection", async () => {
    const { hears } = openWire();
    await hears("opened");
    loseConnection?.();
    await hears("opened", "closed");
  });

  it("the websocket of a page that was left on purpose says so and reports nothing more", async () => {
    const left = Promise.withResolvers<string>();
    io.on("connection", (socket) => socket.on("disconnect", (reason) => left.resolve(reason)));
    const { wire, heard, hears } = openWire();
    await hears("opened");
    wire.close();
    expect(await left.promise).toBe("client namespace disconnect");
    expect(heard).toEqual(["opened"]);
  });
});

/** A fake websocket whose other end does what the test says. */
class FakeSocket extends EventTarget {
  static OPEN = 1;
  static last: FakeSocket;
  readyState = FakeSocket.OPEN;
  send = vi.fn();
  close = vi.fn();
  constructor() {
    super();
    FakeSocket.last = this;
  }
  says(data: string) {
    this.dispatchEvent(new MessageEvent("message", { data }));
  }
}

describe("the websocket of a page, at a silent server", () => {
  beforeEach(() => {
    vi.stubGlobal("WebSocket", FakeSocket);
    vi.useFakeTimers();
  });
  afterEach(() => vi.useRealTimers());

  it("the websocket of a page closes when the server does not answer within 20 seconds", () => {
    const { heard } = openWire();
    vi.advanceTimersByTime(19_999);
    expect(heard).toEqual([]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(["closed"]);
    expect(FakeSocket.last.close).toHaveBeenCalledOnce();
  });

  it("the websocket of a page closes when the server is silent for longer than a heartbeat and its timeout", () => {
    const { heard } = openWire();
    FakeSocket.last.says('0{"pingInterval":25000,"pingTimeout":35000}');
    FakeSocket.last.says('40{"sid":"1"}');
    vi.advanceTimersByTime(59_999);
    FakeSocket.last.says("2");
    expect(FakeSocket.last.send).toHaveBeenLastCalledWith("3");
    vi.advanceTimersByTime(59_999);
    expect(heard).toEqual(["opened"]);
    vi.advanceTimersByTime(1);
    expect(heard).toEqual(["opened", "closed"]);
  });
});
