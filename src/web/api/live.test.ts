import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isLive, subscribeToLive } from "./live.ts";

const { sockets, io } = vi.hoisted(() => {
  const sockets: {
    handlers: Map<string, (said?: unknown) => void>;
    connect: () => void;
    disconnect: () => void;
  }[] = [];
  const io = vi.fn((_options: object) => {
    const handlers = new Map<string, (said?: unknown) => void>();
    const socket = {
      handlers,
      on: (name: string, handler: (said?: unknown) => void) => handlers.set(name, handler),
      connect: vi.fn(),
      disconnect: vi.fn(),
    };
    sockets.push(socket);
    return socket;
  });
  return { sockets, io };
});
vi.mock("socket.io-client", () => ({ io }));

beforeEach(() => {
  vi.useFakeTimers();
  sockets.length = 0;
  io.mockClear();
});
afterEach(() => vi.useRealTimers());

const listener = () => ({ changed: vi.fn(), missed: vi.fn(), signedOut: vi.fn(), refused: vi.fn() });
const say = (name: string, said?: unknown) => sockets.at(-1)?.handlers.get(name)?.(said);
/** Waits until the websocket library is loaded. */
const settle = () => vi.dynamicImportSettled();
const hangUp = () => vi.advanceTimersByTimeAsync(5_000);

describe("subscribing to live changes", () => {
  it("subscribing to live changes shares one connection between two listeners and calls each once", async () => {
    const [first, second] = [listener(), listener()];
    const leaves = [subscribeToLive(first), subscribeToLive(first), subscribeToLive(second)];
    await settle();
    expect(io).toHaveBeenCalledOnce();
    say("changed", [{ area: "blocks" }]);
    expect(first.changed).toHaveBeenCalledOnce();
    expect(second.changed).toHaveBeenCalledExactlyOnceWith([{ area: "blocks" }]);
    for (const leave of leaves) leave();
    await hangUp();
  });

  it("subscribing to live changes keeps the connection across a page change and closes it when no listener is left", async () => {
    const leaveOne = subscribeToLive(listener());
    await settle();
    say("connect");
    leaveOne();
    const leaveTwo = subscribeToLive(listener());
    await hangUp();
    expect(isLive()).toBe(true);
    leaveTwo();
    await hangUp();
    expect(sockets[0]?.disconnect).toHaveBeenCalledOnce();
    expect(isLive()).toBe(false);
    expect(io).toHaveBeenCalledOnce();
  });

  it("subscribing to live changes uses websockets only and leaves reconnect delays to the app", async () => {
    const leave = subscribeToLive(listener());
    await settle();
    expect(io.mock.lastCall?.[0]).toMatchObject({
      path: "/api/live",
      transports: ["websocket"],
      reconnection: false,
    });
    leave();
    await hangUp();
  });

  it("subscribing to live changes triggers a session check when the server finds no session, and keeps reconnecting", async () => {
    const one = listener();
    const leave = subscribeToLive(one);
    await settle();
    say("connect_error", new Error("websocket error"));
    expect(one.refused).not.toHaveBeenCalled();
    say("connect_error", new Error("unauthenticated"));
    expect(one.refused).toHaveBeenCalledOnce();
    expect(one.signedOut).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(sockets[0]?.connect).toHaveBeenCalledTimes(2);
    leave();
    await hangUp();
  });
});
