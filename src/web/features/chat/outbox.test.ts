// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { outboxKey, readOutbox, storeOutbox, type UnsentMessage } from "./outbox.ts";

const PLACE = { userId: "u1", insightId: "i1" };
const message = (name: string): UnsentMessage => ({
  clientMessageId: name,
  content: `Words of ${name}`,
  sentAt: "2026-11-21T10:00:00.000Z",
});

afterEach(() => localStorage.clear());

describe("an unconfirmed message", () => {
  it("an unconfirmed chat message survives a reload with its options, oldest first", () => {
    storeOutbox(PLACE, [message("first"), { ...message("second"), goOnAnyway: true }]);
    expect(readOutbox(PLACE)).toEqual([message("first"), { ...message("second"), goOnAnyway: true }]);
  });

  it("an unconfirmed chat message belongs to one person and one insight", () => {
    storeOutbox(PLACE, [message("first")]);
    expect(readOutbox({ ...PLACE, userId: "u2" })).toEqual([]);
    expect(readOutbox({ ...PLACE, insightId: "i2" })).toEqual([]);
  });

  it("an unconfirmed chat message is removed once confirmed, and is stored under a key that sign-out deletes", () => {
    storeOutbox(PLACE, [message("first")]);
    expect(outboxKey(PLACE)).toMatch(/^rubber-arcana:/);
    storeOutbox(PLACE, []);
    expect(localStorage).toHaveLength(0);
  });

  it("an unconfirmed chat message is still read when other stored entries are broken", () => {
    localStorage.setItem(outboxKey(PLACE), JSON.stringify([null, { content: 3 }, message("whole")]));
    expect(readOutbox(PLACE)).toEqual([message("whole")]);
    localStorage.setItem(outboxKey(PLACE), "{not json");
    expect(readOutbox(PLACE)).toEqual([]);
  });
});
