import { createServer, type Server as HttpServer } from "node:http";
import type { AddressInfo } from "node:net";
import { Server } from "socket.io";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { LIVE_PATH } from "#contract/live.ts";
import { liveTab } from "./live-tab.ts";
import { createWire } from "./live-wire.ts";

const HEARTBEAT_MS = 40;

let http: HttpServer;
let io: Server;
beforeEach(async () => {
  http = createServer();
  io = new Server(http, {
    path: LIVE_PATH,
    addTrailingSlash: false,
    transports: ["websocket"],
    pingInterval: HEARTBEAT_MS,
    pingTimeout: HEARTBEAT_MS,
  });
  await new Promise<void>((resolve) => http.listen(0, "127.0.0.1", resolve));
  vi.stubGlobal("location", { origin: `http://127.0.0.1:${(http.address() as AddressInfo).port}` });
  // Node has no event for a lost connection of the whole machine.
  vi.stubGlobal("addEventListener", (name: string, lose: () => void) => {
    if (name === "offline") loseConnection = lose;
  });
});
afterEach(async () => {
  vi.unstubAllGlobals();
  await io.close();
});

let loseConnection: (() => void) | undefined;

/** A wire and what it reports. */
function openWire() {
  const heard: unknown[] = [];
  const note = (name: string) => (said?: unknown) =>
    void heard.push(said === undefined ? name : [name, said]);
  const wire = createWire({
    opened: note("opened"),
    closed: note("closed"),
    changed: note("changed"),
    missed: note("missed"),
    signedOut: note("signed out"),
    refused: note("refused"),
  });
  wire.open();
  const hears = (...expected: unknown[]) => expect.poll(() => heard).toEqual(expected);
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
    await expect.poll(() => pongs.mock.calls.length).toBeGreaterThan(3);
    expect(heard).toEqual(["opened"]);
    wire.close();
  });

  it("the websocket of a page closes when the server is silent for longer than two heartbeats", async () => {
    io.engine.on("connection", (connection) => {
      connection.on("packetCreate", (packet: { type: string }) => {
        if (packet.type === "ping") packet.type = "noop";
      });
      connection.on("heartbeat", () => {});
    });
    const { hears } = openWire();
    await hears("opened", "closed");
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
