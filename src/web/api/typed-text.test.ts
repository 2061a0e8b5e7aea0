// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { TypedText } from "./typed-text.ts";

const SECOND = 1000;
const offline = () => new ApiError({ code: "offline", message: "No answer from the pond." }, 0);
const changedElsewhere = (note: string) =>
  new ApiError({ code: "changed_elsewhere", message: "Changed elsewhere.", current: { note } }, 409);
const refused = () => new ApiError({ code: "invalid_input", message: "Too long.", field: "note" }, 422);

let answers: (Error | Promise<void>)[];
let sent: string[];
let bases: string[];
const opened: TypedText[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  sent = [];
  bases = [];
});
afterEach(() => {
  for (const typed of opened.splice(0)) typed.close();
  vi.useRealTimers();
  localStorage.clear();
});

async function save(text: string, { basedOn }: { basedOn: string }) {
  sent.push(text);
  bases.push(basedOn);
  const answer = answers.shift();
  if (answer instanceof Error) throw answer;
  await answer;
  return text;
}

function visit(saved = "", { isSavedOnRequest = false } = {}) {
  const readCurrent = ({ note }: Readonly<Record<string, string | null>>) => note ?? "";
  const typed = new TypedText({ name: "note:1", saved, save, readCurrent, isSavedOnRequest });
  typed.open();
  opened.push(typed);
  return typed;
}

describe("a text that saves itself", () => {
  it("is safe in this browser with every key and on the server within a second", async () => {
    const typed = visit();
    typed.change("A");
    expect(visit().view().text).toBe("A");
    typed.change("A thought");
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(sent).toContain("A thought");
    expect(typed.view()).toMatchObject({ text: "A thought", state: "saved", error: null });
    expect(visit("A thought").view().state).toBe("idle");
  });

  it("waits for a pause, but not for ever", async () => {
    const typed = visit();
    for (let key = 1; key <= 14; key += 1) {
      typed.change("x".repeat(key));
      await vi.advanceTimersByTimeAsync(SECOND / 2);
    }
    expect(sent).toHaveLength(1);
  });

  it("keeps what a dead connection could not take, says so, and sends it once there is one", async () => {
    answers = [offline(), offline()];
    const typed = visit();
    typed.change("On a train");
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(typed.view().state).toBe("offline");
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(typed.view().state).toBe("saved");
    expect(sent).toHaveLength(3);
  });

  it("sends in the next visit what the last one could not", async () => {
    answers = [offline()];
    const first = visit("old");
    first.change("old and new");
    first.close();
    await vi.advanceTimersByTimeAsync(0);
    const second = visit("old");
    expect(second.view().text).toBe("old and new");
    await vi.advanceTimersByTimeAsync(0);
    expect(second.view().state).toBe("saved");
  });

  it("drops the draft of a save that succeeded after its page was closed", async () => {
    answers = [new Promise(() => undefined)];
    visit("old").change("old and new");
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(localStorage).toHaveLength(1);
    visit("old and new");
    expect(localStorage).toHaveLength(0);
  });

  it("does not retry after a refusal until asked to", async () => {
    answers = [refused()];
    const typed = visit();
    typed.change("Too long");
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(sent).toHaveLength(1);
    expect(typed.view()).toMatchObject({ state: "failed", error: { message: "Too long." } });
    expect(await typed.retry()).toBe(true);
    expect(typed.view().state).toBe("saved");
  });

  it("sends what was typed while it was sending, in order", async () => {
    const slow = Promise.withResolvers<void>();
    answers = [slow.promise];
    const typed = visit();
    typed.change("one");
    await vi.advanceTimersByTimeAsync(SECOND);
    typed.change("one two");
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(sent).toEqual(["one"]);
    slow.resolve();
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(sent).toEqual(["one", "one two"]);
    expect(typed.view().state).toBe("saved");
  });

  it("sends what was typed while it was sending after its page was left", async () => {
    const slow = Promise.withResolvers<void>();
    answers = [slow.promise];
    const typed = visit();
    typed.change("one");
    await vi.advanceTimersByTimeAsync(SECOND);
    typed.change("one two");
    typed.close();
    slow.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect([sent, bases]).toEqual([
      ["one", "one two"],
      ["", "one"],
    ]);
  });

  it("sends what was typed while it was sending at once when the browser closes the page", async () => {
    answers = [new Promise(() => undefined)];
    const typed = visit();
    typed.change("one");
    await vi.advanceTimersByTimeAsync(SECOND);
    typed.change("one two");
    typed.leave();
    expect([sent, bases]).toEqual([
      ["one", "one two"],
      ["", "one"],
    ]);
  });

  it("does not conflict with what it had sent when its page was closed", async () => {
    answers = [new Promise(() => undefined)];
    const first = visit("old");
    first.change("one");
    await vi.advanceTimersByTimeAsync(SECOND);
    first.change("one two");
    const second = visit("one");
    expect(second.view()).toMatchObject({ text: "one two", rival: null });
    await vi.advanceTimersByTimeAsync(0);
    expect(second.view().state).toBe("saved");
    expect([sent.at(-1), bases.at(-1)]).toEqual(["one two", "one"]);
  });

  it("does not conflict with a save whose answer was lost", async () => {
    answers = [offline(), offline(), changedElsewhere("one")];
    const typed = visit("old");
    typed.change("one");
    await vi.advanceTimersByTimeAsync(SECOND);
    typed.change("one two");
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(typed.view()).toMatchObject({ text: "one two", state: "saved", rival: null });
    expect(bases).toEqual(["old", "old", "old", "one"]);
  });

  it("is saved again when it is changed back after a save whose answer was lost", async () => {
    answers = [offline(), changedElsewhere("one")];
    const typed = visit("old");
    typed.change("one");
    await vi.advanceTimersByTimeAsync(SECOND);
    typed.change("old");
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(typed.view()).toMatchObject({ text: "old", state: "saved" });
    expect([sent.at(-1), bases.at(-1)]).toEqual(["old", "one"]);
  });
});

describe("a text that changed elsewhere", () => {
  it("is shown at once if there are no unsent changes here", () => {
    const typed = visit("old");
    typed.learn("from the phone");
    expect(typed.view().text).toBe("from the phone");
  });

  it("is shown, also when the other tab went back to an earlier text", async () => {
    const typed = visit("A");
    typed.change("AB");
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(typed.view()).toMatchObject({ text: "AB", state: "saved" });
    typed.learn("A");
    expect(typed.view()).toMatchObject({ text: "A", rival: null });
  });

  it("opposes the next key typed over it, if the server says so first", async () => {
    answers = [changedElsewhere("A")];
    const typed = visit("AB");
    typed.change("ABC");
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(bases).toEqual(["AB"]);
    expect(typed.view()).toMatchObject({ text: "ABC", rival: "A", error: null });
    typed.choose("mine");
    await vi.advanceTimersByTimeAsync(0);
    expect([sent, bases]).toEqual([
      ["ABC", "ABC"],
      ["AB", "A"],
    ]);
    expect(typed.view()).toMatchObject({ text: "ABC", state: "saved", rival: null });
  });

  it("to what is typed here is no conflict", async () => {
    answers = [changedElsewhere("same")];
    const typed = visit("old");
    typed.change("same");
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(typed.view()).toMatchObject({ text: "same", state: "saved", rival: null });
  });

  it("after it was sent from here is shown beside it", async () => {
    const slow = Promise.withResolvers<void>();
    answers = [slow.promise];
    const typed = visit("old");
    typed.change("mine");
    await vi.advanceTimersByTimeAsync(SECOND);
    typed.learn("later, from the phone");
    slow.resolve();
    await vi.advanceTimersByTimeAsync(0);
    expect(typed.view()).toMatchObject({ text: "mine", rival: "later, from the phone" });
  });

  it("and back is sent without a question", async () => {
    const typed = visit("old");
    typed.change("mine");
    typed.learn("from the phone");
    typed.learn("old");
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(sent).toEqual(["mine"]);
    expect(typed.view()).toMatchObject({ state: "saved", rival: null });
  });

  it("conflicts with text typed here, and neither is overwritten until one is chosen", async () => {
    const typed = visit("old");
    typed.change("mine");
    typed.learn("from the phone");
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(sent).toEqual([]);
    expect(typed.view()).toMatchObject({ text: "mine", rival: "from the phone" });
    typed.choose("mine");
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(["mine"]);
    expect(typed.view()).toMatchObject({ state: "saved", rival: null });
  });

  it("can replace the unsent draft of an earlier visit", async () => {
    answers = [offline()];
    const first = visit("old");
    first.change("mine");
    first.close();
    await vi.advanceTimersByTimeAsync(0);
    const second = visit("from the phone");
    expect(second.view()).toMatchObject({ text: "mine", rival: "from the phone" });
    second.choose("other");
    expect(second.view()).toMatchObject({ text: "from the phone", state: "saved", rival: null });
    expect(visit("from the phone").view().rival).toBeNull();
  });

  it("is not being saved while the person has not chosen", async () => {
    const slow = Promise.withResolvers<void>();
    answers = [slow.promise];
    const typed = visit("old");
    typed.change("mine");
    await vi.advanceTimersByTimeAsync(SECOND);
    typed.learn("from the phone");
    expect(typed.view().state).toBe("idle");
    slow.reject(offline());
    await vi.advanceTimersByTimeAsync(0);
    typed.change("mine too");
    expect(typed.view()).toMatchObject({ state: "idle", error: null });
    expect(visit("from the phone").view().state).toBe("idle");
  });

  it.each([
    ["arrives", null],
    ["is refused", changedElsewhere("from the phone")],
  ])("is replaced by the chosen one when a save under way %s", async (_, refusal) => {
    const slow = Promise.withResolvers<void>();
    answers = [slow.promise];
    const typed = visit("old");
    typed.change("mine");
    await vi.advanceTimersByTimeAsync(SECOND);
    typed.learn("from the phone");
    typed.choose("mine");
    if (refusal) slow.reject(refusal);
    else slow.resolve();
    await vi.advanceTimersByTimeAsync(SECOND);
    expect([sent, bases]).toEqual([
      ["mine", "mine"],
      ["old", "from the phone"],
    ]);
    expect(typed.view()).toMatchObject({ text: "mine", state: "saved", rival: null });
  });

  it("stays when it was chosen while a save was under way", async () => {
    const slow = Promise.withResolvers<void>();
    answers = [slow.promise];
    const typed = visit("old");
    typed.change("mine");
    await vi.advanceTimersByTimeAsync(SECOND);
    typed.learn("from the phone");
    typed.choose("other");
    slow.resolve();
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(sent).toEqual(["mine"]);
    expect(typed.view()).toMatchObject({ text: "from the phone", state: "saved", rival: null });
  });

  it("is refused once, not for ever, if the server contradicts itself", async () => {
    answers = Array.from({ length: 9 }, () => changedElsewhere("old"));
    const typed = visit("old");
    typed.change("mine");
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(sent).toEqual(["mine"]);
    expect(typed.view().state).toBe("failed");
  });
});

describe("a text that is saved on request", () => {
  it("is kept with every key and sent only when asked for", async () => {
    const typed = visit("old", { isSavedOnRequest: true });
    typed.change("new");
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(sent).toEqual([]);
    expect(visit("old", { isSavedOnRequest: true }).view().text).toBe("new");
    expect(await typed.retry()).toBe(true);
    expect([sent, bases]).toEqual([["new"], ["old"]]);
    expect(typed.view().state).toBe("saved");
  });

  it("is not saved over another, and says so", async () => {
    answers = [changedElsewhere("from the phone")];
    const typed = visit("old", { isSavedOnRequest: true });
    typed.change("new");
    expect(await typed.retry()).toBe(false);
    expect(typed.view()).toMatchObject({ text: "new", rival: "from the phone" });
    typed.choose("mine");
    expect(sent).toEqual(["new"]);
    expect(await typed.retry()).toBe(true);
    expect(bases).toEqual(["old", "from the phone"]);
  });

  it("goes back to the server's text when it is discarded", () => {
    const typed = visit("old", { isSavedOnRequest: true });
    typed.change("new");
    typed.discard();
    expect(typed.view().text).toBe("old");
    expect(visit("old").view().text).toBe("old");
  });

  it("goes back to the other version when it is discarded in a conflict", async () => {
    const typed = visit("old", { isSavedOnRequest: true });
    typed.change("new");
    typed.learn("from the phone");
    typed.discard();
    expect(typed.view()).toMatchObject({ text: "from the phone", rival: null });
    typed.change("newer");
    await typed.retry();
    expect(bases).toEqual(["from the phone"]);
  });

  it("leaves no draft when it is discarded while a save is under way", async () => {
    const slow = Promise.withResolvers<void>();
    answers = [slow.promise];
    const typed = visit("old", { isSavedOnRequest: true });
    typed.change("new");
    const saving = typed.retry();
    typed.discard();
    slow.resolve();
    await saving;
    expect(typed.view()).toMatchObject({ text: "new", state: "saved" });
    expect(localStorage).toHaveLength(0);
  });

  it("is saved with what was typed while it was on its way", async () => {
    const slow = Promise.withResolvers<void>();
    answers = [slow.promise];
    const typed = visit("old", { isSavedOnRequest: true });
    typed.change("new");
    const saving = typed.retry();
    typed.change("newer");
    slow.resolve();
    expect(await saving).toBe(true);
    expect(sent).toEqual(["new", "newer"]);
  });
});
