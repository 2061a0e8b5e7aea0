// @vitest-environment jsdom
import { act, cleanup, render, screen, waitFor } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import type { Me } from "#contract/session.ts";
import { KEPT } from "../../kept-items.ts";
import { type Auth, useAuth } from "./auth-context.ts";
import { AuthProvider } from "./auth-provider.tsx";
import { isSignOutDue } from "./due-sign-out.ts";
import { forgetPerson } from "./forget-person.ts";
import { leavePage, loadPageAnew } from "./leave-page.ts";
import { putAwayWriting, restoreWriting } from "./put-away.ts";
import { storeSessionHint } from "./session-hint.ts";

// A test cannot leave its page, so the functions that leave it are replaced. Data is still deleted by the real code.
vi.mock("./leave-page.ts", () => ({
  leavePage: vi.fn(async ({ keepFor = null }: { keepFor?: string | null } = {}) =>
    keepFor === null ? forgetPerson() : putAwayWriting(keepFor),
  ),
  loadPageAnew: vi.fn(),
}));

/** A fake channel between the tabs of one browser: every other tab receives what a tab posts. */
const tabs = new Set<TabChannel>();
class TabChannel extends EventTarget {
  constructor() {
    super();
    tabs.add(this);
  }
  postMessage(data: unknown): void {
    for (const tab of tabs) if (tab !== this) tab.dispatchEvent(new MessageEvent("message", { data }));
  }
  close(): void {
    tabs.delete(this);
  }
}

const DRAFT = "rubber-arcana:draft:request:0190";
const dana = { id: "0190", email: "dana@example.org", isGuest: false } as Me["user"];
const kim = { id: "0191", email: "kim@example.org", isGuest: false } as Me["user"];

let auth: Auth;
function Page() {
  auth = useAuth();
  return <p>{auth.user?.email ?? "nobody"}</p>;
}

let user: Me["user"];
let sessionEnd: Me["sessionEnd"];
beforeEach(() => {
  user = dana;
  sessionEnd = null;
  vi.stubGlobal("BroadcastChannel", TabChannel);
  vi.stubGlobal("fetch", async (path: string) =>
    Response.json(path === "/api/me" ? { user, sessionEnd, advisorName: "Rob" } : {}),
  );
  localStorage.setItem(DRAFT, "what has me stuck");
});
afterEach(() => {
  cleanup();
  vi.unstubAllGlobals();
  vi.mocked(leavePage).mockClear();
  vi.mocked(loadPageAnew).mockClear();
  localStorage.clear();
});

async function openTab(): Promise<void> {
  storeSessionHint(dana);
  render(
    <AuthProvider isShell>
      <Page />
    </AuthProvider>,
  );
  await screen.findByText("dana@example.org");
}

const anotherTab = () => new TabChannel();
const keptWriting = () => Object.keys(localStorage).filter((key) => key.startsWith(KEPT.putAway.key));

describe("signing out", () => {
  it("in another tab deletes this tab's data and leaves its page", async () => {
    await openTab();
    anotherTab().postMessage({ kind: "left" });
    expect(leavePage).toHaveBeenCalledOnce();
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it("in this tab notifies the other tabs and opens the landing page once", async () => {
    await openTab();
    const other = anotherTab();
    const heard: unknown[] = [];
    other.addEventListener("message", (event) => heard.push((event as MessageEvent).data));
    await auth.signOut();
    await auth.recheck();
    expect(heard).toEqual([{ kind: "left" }]);
    expect(vi.mocked(leavePage).mock.calls).toEqual([[{ to: "/" }]]);
  });

  it("on another device deletes this device's data once the server confirms it", async () => {
    await openTab();
    await auth.recheck();
    expect(leavePage).not.toHaveBeenCalled();
    expect(localStorage.getItem(DRAFT)).toBe("what has me stuck");
    user = null;
    sessionEnd = "revoked";
    await auth.recheck();
    expect(leavePage).toHaveBeenCalledExactlyOnceWith({ to: undefined });
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it("reported as deliberate deletes the data even if the cookie is gone", async () => {
    await openTab();
    user = null;
    sessionEnd = "lapsed";
    await auth.recheck({ isRevoked: true });
    expect(leavePage).toHaveBeenCalledExactlyOnceWith({ to: undefined });
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it.each([401, 403, 404])(
    "here is done although the server answers %i, because there is no session to end",
    async (status) => {
      await openTab();
      vi.stubGlobal("fetch", async () => Response.json({ message: "Nothing here" }, { status }));
      await auth.signOut();
      expect(leavePage).toHaveBeenCalledOnce();
      expect(isSignOutDue()).toBe(false);
    },
  );

  it("in another tab also deletes what this tab has just put away for an expired session", async () => {
    await openTab();
    user = null;
    sessionEnd = "lapsed";
    await auth.recheck();
    expect(keptWriting()).toHaveLength(1);
    anotherTab().postMessage({ kind: "left" });
    await vi.waitFor(() => expect(keptWriting()).toEqual([]));
  });

  it("is not assumed, and no data is lost, when the server does not answer", async () => {
    await openTab();
    vi.stubGlobal("fetch", async () => Promise.reject(new TypeError("refused")));
    await auth.recheck();
    expect(leavePage).not.toHaveBeenCalled();
    expect(localStorage.getItem(DRAFT)).toBe("what has me stuck");
  });

  it("while no page was open makes the next page delete the stored data", async () => {
    storeSessionHint(dana);
    user = null;
    sessionEnd = "revoked";
    render(
      <AuthProvider isShell>
        <Page />
      </AuthProvider>,
    );
    await waitFor(() => expect(localStorage.getItem(DRAFT)).toBeNull());
  });
});

describe("signing out without a connection", () => {
  const OUTBOX = "rubber-arcana:chat-outbox:0190:7";
  const asked: string[] = [];
  /** Replaces `fetch` by a server that can be reached, or by a connection that fails. */
  function plugIn(isThere: boolean): void {
    asked.length = 0;
    vi.stubGlobal("fetch", async (path: string) => {
      asked.push(path);
      if (!isThere) throw new TypeError("refused");
      if (path === "/api/auth/sign-out") user = null;
      return Response.json({ user, sessionEnd, advisorName: "Rob" });
    });
  }

  function openFreshTab(): void {
    cleanup();
    vi.mocked(leavePage).mockClear();
    render(
      <AuthProvider isShell>
        <Page />
      </AuthProvider>,
    );
  }

  it("deletes the data in all tabs at once and says that the server does not know yet", async () => {
    await openTab();
    const other = anotherTab();
    const heard: unknown[] = [];
    other.addEventListener("message", (event) => heard.push((event as MessageEvent).data));
    plugIn(false);
    await auth.signOut();
    expect(heard).toEqual([{ kind: "left" }]);
    expect(leavePage).toHaveBeenCalledExactlyOnceWith({ to: "/" });
    expect(Object.keys(localStorage)).toEqual(["rubber-arcana:sign-out-due"]);
    openFreshTab();
    expect(await screen.findByText("nobody")).toBeDefined();
    expect(screen.getByRole("status").textContent).toContain("The server could not be reached");
  });

  it("shows no personal pages until the server knows, and tells it before any other call", async () => {
    await openTab();
    plugIn(false);
    await auth.signOut();
    openFreshTab();
    await screen.findByText("nobody");
    expect(asked).not.toContain("/api/me");
    plugIn(true);
    openFreshTab();
    await waitFor(() => expect(asked).toEqual(["/api/auth/sign-out", "/api/me"]));
    expect(await screen.findByText("nobody")).toBeDefined();
    expect(localStorage.length).toBe(0);
    expect(screen.queryByRole("status")).toBeNull();
  });

  it("reaches the server when the connection is back, without a reload", async () => {
    await openTab();
    plugIn(false);
    await auth.signOut();
    openFreshTab();
    await screen.findByText("nobody");
    plugIn(true);
    window.dispatchEvent(new Event("online"));
    await waitFor(() => expect(localStorage.length).toBe(0));
    expect(asked).toEqual(["/api/auth/sign-out"]);
  });

  it("reaches a server that was down while the browser stayed online", async () => {
    await openTab();
    plugIn(false);
    await auth.signOut();
    vi.useFakeTimers({ toFake: ["setInterval", "clearInterval"] });
    openFreshTab();
    await vi.advanceTimersByTimeAsync(60_000);
    expect(localStorage.length).toBe(1);
    plugIn(true);
    await vi.advanceTimersByTimeAsync(10_000);
    vi.useRealTimers();
    await waitFor(() => expect(localStorage.length).toBe(0));
    expect(asked).toEqual(["/api/auth/sign-out"]);
  });

  it.each([
    ["without a connection", false],
    ["also where the server answers", true],
  ])("requires confirmation if unsent text would be lost, %s", async (_how, isThere) => {
    await openTab();
    localStorage.setItem(OUTBOX, "[]");
    plugIn(isThere);
    await expect(auth.signOut()).rejects.toThrow("may not have reached the server");
    expect(asked).toEqual([]);
    expect(leavePage).not.toHaveBeenCalled();
    expect(localStorage.getItem(OUTBOX)).toBe("[]");
    await auth.signOut({ isSure: true });
    expect(localStorage.getItem(OUTBOX)).toBeNull();
  });
});

describe("an expired session", () => {
  const TAB_DRAFT = "rubber-arcana:reading:0190";
  const written = () => [localStorage.getItem(DRAFT), sessionStorage.getItem(TAB_DRAFT)];

  async function opensAs(who: Me["user"]): Promise<void> {
    cleanup();
    user = who;
    render(
      <AuthProvider isShell>
        <Page />
      </AuthProvider>,
    );
    await screen.findByText(who?.email ?? "nobody");
  }

  beforeEach(() => sessionStorage.setItem(TAB_DRAFT, "an order"));
  afterEach(() => sessionStorage.clear());

  it("puts away the writing of an open page until the same person is back", async () => {
    await openTab();
    const other = anotherTab();
    const heard: unknown[] = [];
    other.addEventListener("message", (event) => heard.push((event as MessageEvent).data));
    user = null;
    sessionEnd = "lapsed";
    await auth.recheck();
    expect(leavePage).toHaveBeenCalledExactlyOnceWith({ keepFor: "0190" });
    expect(heard).toEqual([{ kind: "lapsed" }]);
    expect(written()).toEqual([null, null]);
    await opensAs(null);
    expect(written()).toEqual([null, null]);
    await opensAs(dana);
    expect(written()).toEqual(["what has me stuck", "an order"]);
  });

  it("loses no writing if it expired while no page was open", async () => {
    storeSessionHint(dana);
    await opensAs(null);
    expect(written()).toEqual([null, null]);
    await opensAs(dana);
    expect(written()).toEqual(["what has me stuck", "an order"]);
  });

  it("has its writing deleted when another person signs in", async () => {
    storeSessionHint(dana);
    await opensAs(null);
    await opensAs(kim);
    expect(JSON.stringify({ ...localStorage })).not.toContain("stuck");
    await opensAs(dana);
    expect(written()).toEqual([null, null]);
  });

  it("in another tab also ends it in this tab and keeps the latest writing", async () => {
    await openTab();
    anotherTab().postMessage({ kind: "lapsed" });
    expect(leavePage).toHaveBeenCalledExactlyOnceWith({ keepFor: "0190" });
    localStorage.setItem(DRAFT, "typed while the page went");
    await putAwayWriting("0190");
    await opensAs(dana);
    expect(written()).toEqual(["typed while the page went", "an order"]);
  });

  it("keeps no writing after a month, and none of a guest", async () => {
    storeSessionHint(dana);
    await opensAs(null);
    vi.useFakeTimers({ now: Date.now() + 31 * 86_400_000, toFake: ["Date"] });
    await opensAs(null);
    vi.useRealTimers();
    expect(localStorage.length).toBe(0);
    localStorage.setItem(DRAFT, "a guest's");
    storeSessionHint({ id: "0192", isGuest: true });
    await opensAs(null);
    expect(localStorage.length).toBe(0);
  });

  it("keeps no writing after a month even if only public pages are opened", async () => {
    await putAwayWriting("0190");
    expect(keptWriting()).toHaveLength(1);
    vi.useFakeTimers({ now: Date.now() + 31 * 86_400_000, toFake: ["Date"] });
    render(
      <AuthProvider isShell={false}>
        <Page />
      </AuthProvider>,
    );
    vi.useRealTimers();
    expect(localStorage.length).toBe(0);
  });

  it("loses no writing when the storage has no room for one entry", async () => {
    localStorage.setItem("rubber-arcana:timer", "somebody's step");
    const setItem = vi.spyOn(Storage.prototype, "setItem");
    setItem.mockImplementation(function (this: Storage, key, value) {
      if (key.startsWith(KEPT.putAway.key)) throw new DOMException("full", "QuotaExceededError");
      this[key] = value;
    });
    await putAwayWriting("0190");
    expect({ ...localStorage }).toEqual({ [DRAFT]: "what has me stuck" });
    await opensAs(dana);
    expect(localStorage.getItem(DRAFT)).toBe("what has me stuck");
  });

  it("restores the writing even when the storage has no room for two copies", async () => {
    await putAwayWriting("0190");
    const setItem = vi.spyOn(Storage.prototype, "setItem");
    setItem.mockImplementation(function (this: Storage, key, value) {
      if (keptWriting().length > 0) throw new DOMException("full", "QuotaExceededError");
      this[key] = value;
    });
    restoreWriting("0190");
    expect(written()).toEqual(["what has me stuck", "an order"]);
    expect(keptWriting()).toEqual([]);
  });
});

it("a tab in which somebody signs in tells the other tabs, and does not ask the server a second time itself", async () => {
  user = null;
  const asked: string[] = [];
  vi.stubGlobal("fetch", async (path: string) => {
    asked.push(path);
    return Response.json(path === "/api/me" ? { user, sessionEnd, advisorName: "Rob" } : {});
  });
  render(
    <AuthProvider isShell={false}>
      <Page />
    </AuthProvider>,
  );
  const heard: unknown[] = [];
  anotherTab().addEventListener("message", (event) => heard.push((event as MessageEvent).data));
  user = dana;
  await act(() => auth.reload());
  expect(heard).toEqual([{ kind: "entered", userId: dana?.id }]);
  expect(asked.filter((path) => path === "/api/me")).toEqual(["/api/me"]);
});

describe("another person who signs in in another tab", () => {
  it("sees no page of the previous person", async () => {
    await openTab();
    anotherTab().postMessage({ kind: "entered", userId: kim?.id });
    expect(loadPageAnew).toHaveBeenCalledOnce();
  });

  it("causes no reload when it is in fact the same person", async () => {
    await openTab();
    anotherTab().postMessage({ kind: "entered", userId: dana?.id });
    expect(loadPageAnew).not.toHaveBeenCalled();
  });

  it("finds no data of the previous person when the tabs were not notified", async () => {
    storeSessionHint(dana);
    user = kim;
    render(
      <AuthProvider isShell>
        <Page />
      </AuthProvider>,
    );
    await screen.findByText("kim@example.org");
    expect(localStorage.getItem(DRAFT)).toBeNull();
  });

  it("is detected when only the server knows", async () => {
    await openTab();
    user = kim;
    await auth.recheck();
    expect(loadPageAnew).toHaveBeenCalledOnce();
    expect(screen.getByText("dana@example.org")).toBeDefined();
  });
});
