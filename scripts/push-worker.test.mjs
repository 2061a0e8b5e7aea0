// Tests what the service worker does with a push message, and when its notification is pressed.
import { readFileSync } from "node:fs";
import { join } from "node:path";
import { runInNewContext } from "node:vm";
import { beforeEach, describe, expect, it } from "vitest";
import { projectFolder } from "./pinned-node.mjs";

const source = readFileSync(join(projectFolder, "src/web/offline/push.js"), "utf8");
const STEP = { insightId: "0192f0c4-0000-7000-8000-000000000001", index: 2 };
const PATH = `/api/insights/${STEP.insightId}/steps/2/promise`;

let listeners;
let shown;
let sent;
let opened;
/** The status of every answer of the fake server; 0 if no answer comes. */
let status;
let canOpen;
beforeEach(() => {
  [listeners, shown, sent, opened, status, canOpen] = [{}, [], [], [], 200, true];
  runInNewContext(source, {
    addEventListener: (name, listener) => {
      listeners[name] = listener;
    },
    registration: { showNotification: async (title, options) => void shown.push({ title, ...options }) },
    clients: {
      matchAll: async () => [],
      openWindow: async (address) => {
        if (!canOpen) throw new Error("not allowed");
        opened.push(address);
      },
    },
    fetch: async (path, { method, credentials, body }) => {
      if (status === 0) throw new TypeError("no connection");
      sent.push({ path, method, credentials, body: JSON.parse(body) });
      return { status };
    },
  });
});

async function fire(name, event) {
  let work;
  listeners[name]({ ...event, waitUntil: (promise) => (work = promise) });
  await work;
}
const push = (payload) => fire("push", { data: { json: () => payload } });
const press = (action, steps = [STEP]) =>
  fire("notificationclick", { action, notification: { close: () => undefined, data: { steps } } });

describe("a push message", () => {
  it("shows that something is due, with Done and a later day, and nothing of what it is", async () => {
    await push({ kind: "due", count: 1, steps: [STEP] });
    expect(shown).toMatchObject([
      {
        title: "Something you said you would do is due.",
        actions: [{ action: "done" }, { action: "snooze" }],
        data: { steps: [STEP] },
      },
    ]);
  });

  it("a notification about several things cannot be answered with Done", async () => {
    await push({ kind: "due", count: 2, steps: [STEP, STEP] });
    expect(shown).toMatchObject([
      { title: "2 things you said you would do are due.", actions: [{ action: "snooze" }] },
    ]);
  });

  it("that cannot be read still shows that something is due", async () => {
    await fire("push", { data: null });
    expect(shown).toMatchObject([{ title: "Something you said you would do is due.", actions: [] }]);
  });
});

describe("a press on the notification", () => {
  it("on Done answers for the step without opening the app", async () => {
    await press("done");
    const shared = { method: "POST", credentials: "same-origin" };
    expect(sent).toEqual([{ path: `${PATH}/answer`, ...shared, body: { answer: "did" } }]);
    expect([opened, shown]).toEqual([[], []]);
  });

  it("on the later day puts all of them off", async () => {
    await press("snooze", [STEP, { ...STEP, index: 0 }]);
    expect(sent.map(({ path }) => path)).toEqual([
      `${PATH}/snooze`,
      `/api/insights/${STEP.insightId}/steps/0/promise/snooze`,
    ]);
  });

  it("beside its actions opens the app", async () => {
    await press("");
    expect([sent, opened]).toEqual([[], ["/"]]);
  });

  it("opens the app where the person is signed out", async () => {
    status = 401;
    await press("done");
    expect([opened, shown]).toEqual([["/"], []]);
  });

  it.each([0, 404, 500])("says that nothing was kept, if the answer is %i", async (answer) => {
    status = answer;
    await press("done");
    expect(shown).toMatchObject([{ title: "That was not kept." }]);
  });

  it("says that nothing was kept, if the person is signed out and no window may be opened", async () => {
    status = 401;
    canOpen = false;
    await press("done");
    expect(shown).toMatchObject([{ title: "That was not kept." }]);
  });
});
