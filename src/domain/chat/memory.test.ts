import { describe, expect, it } from "vitest";
import { type HeldMessage, isLongConversation, MESSAGE_HELD_MS, tidyMessages } from "./memory.ts";

const NOW = Date.parse("2026-11-20T12:00:00Z");

interface Message extends HeldMessage {
  number: number;
}

/** Returns `count` messages. The first `old` of them are more than a day old. */
function held(count: number, old = 0): Message[] {
  return Array.from({ length: count }, (_, index) => ({
    number: index + 1,
    heldSince: index < old ? NOW - MESSAGE_HELD_MS - 1 : NOW - 1000,
  }));
}

const numbers = (messages: readonly Message[]) => messages.map(({ number }) => number);

describe("the messages that a tab holds", () => {
  it("the chat messages that a tab holds stay as they are up to fifty messages of the last day", () => {
    const messages = held(50);
    expect(tidyMessages(messages, NOW)).toBe(messages);
    const edge = held(20).map((message) => ({ ...message, heldSince: NOW - MESSAGE_HELD_MS }));
    expect(tidyMessages(edge, NOW)).toBe(edge);
  });

  it("the chat messages that a tab holds lose the oldest beyond fifty", () => {
    expect(numbers(tidyMessages(held(53), NOW))).toEqual(numbers(held(53).slice(3)));
  });

  it("the chat messages that a tab holds lose those that were held for more than a day", () => {
    expect(numbers(tidyMessages(held(30, 12), NOW))).toEqual(numbers(held(30).slice(12)));
  });

  it("the chat messages that a tab holds are never reduced to fewer than ten", () => {
    const few = held(10, 10);
    expect(tidyMessages(few, NOW)).toBe(few);
    expect(numbers(tidyMessages(held(14, 14), NOW))).toEqual(numbers(held(14).slice(4)));
  });

  it("the chat messages that a tab holds keep an unsaved message, however old", () => {
    const messages = held(52, 20).map((message) => ({ ...message, isUnsaved: message.number === 1 }));
    expect(numbers(tidyMessages(messages, NOW))).toEqual([1, ...numbers(held(52).slice(20))]);
  });
});

describe("a long conversation", () => {
  it("a chat conversation is called long if it has more than forty messages", () => {
    expect([40, 41].map(isLongConversation)).toEqual([false, true]);
  });
});
