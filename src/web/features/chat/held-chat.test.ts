import { describe, expect, it } from "vitest";
import type { ChatHistory } from "#contract/chat.ts";
import { MESSAGE_HELD_MS, MESSAGES_HELD_MAX, TIDY_ABOVE } from "#domain/chat/memory.ts";
import {
  addReply,
  addSaved,
  dropOldMessages,
  findRunning,
  markReply,
  toHeldChat,
  unsavedOf,
} from "./held-chat.ts";

const NOW = Date.parse("2026-11-21T10:00:00Z");
const AT = new Date(NOW).toISOString();
const own = { clientMessageId: "name-1", content: "Which draft?" };
const saved = { messageId: "m1", createdAt: AT, now: NOW };
const reply = { messageId: "m2", messageCount: 2, content: "The second.", isStopped: false, now: NOW };

function history(count: number): ChatHistory {
  return {
    conversation: null,
    welcome: "Go on.",
    hasEarlier: false,
    help: [],
    isHelpFolded: false,
    taps: [],
    messages: Array.from({ length: count }, (_, index) => ({
      id: `old-${index}`,
      role: "assistant",
      content: "…",
      isUnreadable: false,
      isStopped: false,
      createdAt: AT,
    })),
  };
}

const empty = toHeldChat(history(0), NOW);
const idsOf = ({ lines }: { lines: readonly { id: string }[] }) => lines.map(({ id }) => id);

describe("a message and its reply", () => {
  it("a chat message and its reply are added once, however often the stream restarts", () => {
    const twice = addSaved(addSaved(empty, own, saved), own, saved);
    const answered = addReply(addReply(twice, "name-1", reply), "name-1", reply);
    expect(idsOf(answered)).toEqual(["m1", "m2"]);
    expect(answered.messageCount).toBe(2);
    expect(findRunning(answered)).toBeNull();
  });

  it("a chat message and its reply each have an id, a role, a text and a time", () => {
    const { lines } = addReply(addSaved(empty, own, saved), "name-1", reply);
    expect(lines).toMatchObject([
      { id: "m1", role: "user", content: "Which draft?", createdAt: AT },
      { id: "m2", role: "assistant", content: "The second.", createdAt: AT },
    ]);
  });

  it("a chat message and its reply are found after a reload while the reply is still being generated", () => {
    const running = addSaved(empty, own, saved);
    expect(findRunning(running)).toEqual(own);
    expect(findRunning(markReply(running, "name-1", "failed"))).toBeNull();
  });

  it("a chat message and its reply are not listed as unsaved once the server has them", () => {
    const waiting = [
      { ...own, sentAt: AT },
      { clientMessageId: "name-2", content: "And then?", sentAt: AT },
    ];
    expect(unsavedOf(addSaved(empty, own, saved), waiting)).toEqual([waiting[1]]);
    expect(unsavedOf(undefined, waiting)).toEqual(waiting);
  });
});

describe("messages kept in a tab", () => {
  it("chat messages kept in a tab are at most fifty, and older ones are marked as being on the server", () => {
    const full = toHeldChat(history(MESSAGES_HELD_MAX), NOW);
    const more = addSaved(full, own, saved);
    expect(more.lines).toHaveLength(MESSAGES_HELD_MAX);
    expect(more.lines.at(-1)?.id).toBe("m1");
    expect(more.hasEarlier).toBe(true);
    expect(more.messageCount).toBe(1);
  });

  it("chat messages kept in a tab are reduced to the last ten a day after they were loaded", () => {
    const held = toHeldChat(history(30), NOW);
    expect(dropOldMessages(held, NOW + MESSAGE_HELD_MS)).toBe(held);
    const tidied = dropOldMessages(held, NOW + MESSAGE_HELD_MS + 1);
    expect(tidied.lines).toHaveLength(TIDY_ABOVE);
    expect(tidied.hasEarlier).toBe(true);
  });
});
