import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { isLive, subscribeToLive } from "./live.ts";
import type { LiveSocketEvents } from "./live-connection.ts";

const { wires, createLiveSocket } = vi.hoisted(() => {
  const wires: { events: LiveSocketEvents; open: () => void; close: () => void }[] = [];
  const createLiveSocket = vi.fn((events: LiveSocketEvents) => {
    const wire = { events, open: vi.fn(), close: vi.fn() };
    wires.push(wire);
    return wire;
  });
  return { wires, createLiveSocket };
});
vi.mock("./live-wire.ts", () => ({ createLiveSocket }));

beforeEach(() => {
  vi.useFakeTimers();
  wires.length = 0;
  createLiveSocket.mockClear();
});
afterEach(() => vi.useRealTimers());

const listener = () => ({ changed: vi.fn(), missed: vi.fn(), signedOut: vi.fn(), refused: vi.fn() });
const server = () => wires.at(-1)?.events as LiveSocketEvents;
const hangUp = () => vi.advanceTimersByTimeAsync(5_000);

describe("subscribing to live changes", () => {
  it("shares one connection between two listeners and calls each once", async () => {
    const [first, second] = [listener(), listener()];
    const leaves = [subscribeToLive(first), subscribeToLive(first), subscribeToLive(second)];
    expect(createLiveSocket).toHaveBeenCalledOnce();
    server().changed([{ area: "blocks" }]);
    expect(first.changed).toHaveBeenCalledOnce();
    expect(second.changed).toHaveBeenCalledExactlyOnceWith([{ area: "blocks" }]);
    for (const leave of leaves) leave();
    await hangUp();
  });

  it("keeps the connection across a page change and closes it when no listener is left", async () => {
    const leaveOne = subscribeToLive(listener());
    server().opened();
    leaveOne();
    const leaveTwo = subscribeToLive(listener());
    await hangUp();
    expect(isLive()).toBe(true);
    leaveTwo();
    await hangUp();
    expect(wires[0]?.close).toHaveBeenCalledOnce();
    expect(isLive()).toBe(false);
    expect(createLiveSocket).toHaveBeenCalledOnce();
  });

  it("triggers a session check when the server finds no session, and keeps reconnecting", async () => {
    const one = listener();
    const leave = subscribeToLive(one);
    server().closed();
    expect(one.refused).not.toHaveBeenCalled();
    server().refused();
    server().closed();
    expect(one.refused).toHaveBeenCalledOnce();
    expect(one.signedOut).not.toHaveBeenCalled();
    await vi.advanceTimersByTimeAsync(2_000);
    expect(wires[0]?.open).toHaveBeenCalledTimes(2);
    leave();
    await hangUp();
  });
});
