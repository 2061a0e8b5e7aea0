import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { type LiveSocketEvents, openConnection } from "./live-connection.ts";

beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

/** Creates a fake wire (the low-level connection) that opens and breaks when the test says so. */
function createLiveSocket() {
  const heard: string[] = [];
  const wire = { open: vi.fn(), close: vi.fn() };
  let events: LiveSocketEvents | undefined;
  const create = (given: LiveSocketEvents) => {
    events = given;
    return wire;
  };
  const connection = openConnection(create, {
    changed: (changes) => heard.push(...changes.map(({ area }) => area)),
    missed: () => heard.push("missed"),
    signedOut: () => heard.push("signed out"),
    refused: () => heard.push("refused"),
  });
  return { heard, wire, connection, says: () => events as LiveSocketEvents };
}

describe("a connection that breaks", () => {
  it("a live connection that breaks is opened again after 1, 2, 5, and then every 10 seconds", async () => {
    const { wire, says } = createLiveSocket();
    for (const seconds of [1, 2, 5, 10, 10, 10]) {
      wire.open.mockClear();
      says().closed();
      await vi.advanceTimersByTimeAsync(seconds * 1000 - 1);
      expect(wire.open).not.toHaveBeenCalled();
      await vi.advanceTimersByTimeAsync(1);
      expect(wire.open).toHaveBeenCalledOnce();
    }
  });

  it("a live connection that breaks restarts the delays at one second after it was open", async () => {
    const { wire, says } = createLiveSocket();
    says().closed();
    await vi.advanceTimersByTimeAsync(1_000);
    says().closed();
    await vi.advanceTimersByTimeAsync(2_000);
    says().opened();
    wire.open.mockClear();
    says().closed();
    await vi.advanceTimersByTimeAsync(1_000);
    expect(wire.open).toHaveBeenCalledOnce();
  });

  it("a live connection that breaks reports missed changes when it reopens, but not when it first opens", async () => {
    const { heard, says } = createLiveSocket();
    says().opened();
    expect(heard).toEqual([]);
    says().closed();
    await vi.advanceTimersByTimeAsync(1_000);
    says().opened();
    expect(heard).toEqual(["missed"]);
  });
});

describe("a connection", () => {
  it("a live connection forwards the server's events and reports whether it is open", async () => {
    const { heard, connection, says } = createLiveSocket();
    expect(connection.isOpen()).toBe(false);
    says().opened();
    expect(connection.isOpen()).toBe(true);
    says().changed([{ area: "blocks" }]);
    says().signedOut();
    says().refused();
    expect(heard).toEqual(["blocks", "signed out", "refused"]);
  });

  it("a live connection stays closed when it was closed on purpose", async () => {
    const { wire, connection, says } = createLiveSocket();
    connection.close();
    says().closed();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(wire.close).toHaveBeenCalledOnce();
    expect(wire.open).toHaveBeenCalledOnce();
  });
});
