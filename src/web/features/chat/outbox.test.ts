// @vitest-environment jsdom
import { afterEach, describe, expect, it } from "vitest";
import { keepOutbox, type Outgoing, outboxKey, readOutbox } from "./outbox.ts";

const PLACE = { userId: "u1", insightId: "i1" };
const message = (name: string): Outgoing => ({
  clientMessageId: name,
  content: `Words of ${name}`,
  sentAt: "2026-11-21T10:00:00.000Z",
});

afterEach(() => localStorage.clear());

describe("a message that is not known to have arrived", () => {
  it("is there after a reload, oldest first, with what was wanted of it", () => {
    keepOutbox(localStorage, PLACE, [message("first"), { ...message("second"), sendAnyway: true }]);
    expect(readOutbox(localStorage, PLACE)).toEqual([
      message("first"),
      { ...message("second"), sendAnyway: true },
    ]);
  });

  it("belongs to one person and one insight", () => {
    keepOutbox(localStorage, PLACE, [message("first")]);
    expect(readOutbox(localStorage, { ...PLACE, userId: "u2" })).toEqual([]);
    expect(readOutbox(localStorage, { ...PLACE, insightId: "i2" })).toEqual([]);
  });

  it("leaves nothing behind when it has arrived, and is wiped with everything of the person", () => {
    keepOutbox(localStorage, PLACE, [message("first")]);
    expect(outboxKey(PLACE)).toMatch(/^rubber-arcana:/);
    keepOutbox(localStorage, PLACE, []);
    expect(localStorage).toHaveLength(0);
  });

  it("survives a neighbour that is broken", () => {
    localStorage.setItem(outboxKey(PLACE), JSON.stringify([null, { content: 3 }, message("whole")]));
    expect(readOutbox(localStorage, PLACE)).toEqual([message("whole")]);
    localStorage.setItem(outboxKey(PLACE), "{not json");
    expect(readOutbox(localStorage, PLACE)).toEqual([]);
  });
});
