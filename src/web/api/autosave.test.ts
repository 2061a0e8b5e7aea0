// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { ApiError } from "./api-error.ts";
import { Autosave } from "./autosave.ts";

const SECOND = 1000;
const offline = () => new ApiError({ code: "offline", message: "No answer from the pond." }, 0);
const refused = () => new ApiError({ code: "invalid_input", message: "Too long.", field: "note" }, 422);

let answers: (Error | Promise<void>)[];
let sent: string[];
const opened: Autosave[] = [];

beforeEach(() => {
  vi.useFakeTimers();
  answers = [];
  sent = [];
});
afterEach(() => {
  for (const autosave of opened.splice(0)) autosave.close();
  vi.useRealTimers();
  localStorage.clear();
});

async function save(text: string) {
  sent.push(text);
  const answer = answers.shift();
  if (answer instanceof Error) throw answer;
  await answer;
}

function visit(saved = "") {
  const autosave = new Autosave({ name: "note:1", saved, save });
  autosave.open();
  opened.push(autosave);
  return autosave;
}

describe("a text that saves itself", () => {
  it("a text that saves itself is safe in this browser with every key and on the server within a second", async () => {
    const autosave = visit();
    autosave.change("A");
    expect(visit().view().text).toBe("A");
    autosave.change("A thought");
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(sent).toContain("A thought");
    expect(autosave.view()).toMatchObject({ text: "A thought", state: "saved", error: null });
    expect(visit("A thought").view().state).toBe("idle");
  });

  it("a text that saves itself waits for a pause, but not for ever", async () => {
    const autosave = visit();
    for (let key = 1; key <= 14; key += 1) {
      autosave.change("x".repeat(key));
      await vi.advanceTimersByTimeAsync(SECOND / 2);
    }
    expect(sent).toHaveLength(1);
  });

  it("a text that saves itself keeps what a dead connection could not take, says so, and sends it once there is one", async () => {
    answers = [offline(), offline()];
    const autosave = visit();
    autosave.change("On a train");
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(autosave.view().state).toBe("offline");
    await vi.advanceTimersByTimeAsync(10 * SECOND);
    expect(autosave.view().state).toBe("saved");
    expect(sent).toHaveLength(3);
  });

  it("a text that saves itself sends in the next visit what the last one could not", async () => {
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

  it("a text that saves itself drops the draft of a save that succeeded after its page was closed", async () => {
    answers = [new Promise(() => undefined)];
    visit("old").change("old and new");
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(localStorage).toHaveLength(1);
    visit("old and new");
    expect(localStorage).toHaveLength(0);
  });

  it("a text that saves itself does not retry after a refusal until asked to", async () => {
    answers = [refused()];
    const autosave = visit();
    autosave.change("Too long");
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(sent).toHaveLength(1);
    expect(autosave.view()).toMatchObject({ state: "failed", error: { message: "Too long." } });
    autosave.retry();
    await vi.advanceTimersByTimeAsync(0);
    expect(autosave.view().state).toBe("saved");
  });

  it("a text that saves itself sends what was typed while it was sending, in order", async () => {
    const slow = Promise.withResolvers<void>();
    answers = [slow.promise];
    const autosave = visit();
    autosave.change("one");
    await vi.advanceTimersByTimeAsync(SECOND);
    autosave.change("one two");
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(sent).toEqual(["one"]);
    slow.resolve();
    await vi.advanceTimersByTimeAsync(SECOND);
    expect(sent).toEqual(["one", "one two"]);
    expect(autosave.view().state).toBe("saved");
  });
});

describe("a text that changed elsewhere", () => {
  it("a text that changed elsewhere is shown at once if there are no unsent changes here", () => {
    const autosave = visit("old");
    autosave.learn("from the phone");
    expect(autosave.view().text).toBe("from the phone");
  });

  it("a text that changed elsewhere is not reverted by a late answer", async () => {
    const autosave = visit("old");
    autosave.change("new");
    await vi.advanceTimersByTimeAsync(SECOND);
    autosave.learn("old");
    expect(autosave.view().text).toBe("new");
  });

  it("a text that changed elsewhere conflicts with text typed here, and neither is overwritten until one is chosen", async () => {
    const autosave = visit("old");
    autosave.change("mine");
    autosave.learn("from the phone");
    await vi.advanceTimersByTimeAsync(60 * SECOND);
    expect(sent).toEqual([]);
    expect(autosave.view()).toMatchObject({ text: "mine", rival: "from the phone" });
    autosave.choose("mine");
    await vi.advanceTimersByTimeAsync(0);
    expect(sent).toEqual(["mine"]);
    expect(autosave.view()).toMatchObject({ state: "saved", rival: null });
  });

  it("a text that changed elsewhere can replace the unsent draft of an earlier visit", async () => {
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
});
