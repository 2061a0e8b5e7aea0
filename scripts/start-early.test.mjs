// @vitest-environment jsdom
import { afterEach, beforeEach, describe, expect, it, vi } from "vitest";
import { GUEST_HINT, KEPT } from "#web/kept-items.ts";
import { shellPages, withEarlyStart } from "./start-early.mjs";

const ROUTES = {
  root: { id: "root", path: "", file: "root.tsx" },
  "routes/home": { id: "routes/home", parentId: "root", index: true, file: "routes/home.tsx" },
  "app/app-layout": { id: "app/app-layout", parentId: "root", file: "app/app-layout.tsx" },
  login: { id: "login", parentId: "root", path: "login", file: "routes/login.tsx" },
  archived: {
    id: "archived",
    parentId: "app/app-layout",
    path: "blocks/archived",
    file: "routes/archived.tsx",
  },
  block: { id: "block", parentId: "app/app-layout", path: "blocks/:blockId", file: "routes/block.tsx" },
  rest: { id: "rest", parentId: "root", path: "*", file: "routes/rest.tsx" },
};
/** Vite's list of what it built: a source with its file, and the sources whose files it imports. */
const CHUNKS = {
  "src/web/root.tsx?route": { file: "assets/root.js" },
  "src/web/routes/home.tsx?route": {
    file: "assets/home.js",
    dynamicImports: ["src/web/app/home/member-home.tsx"],
  },
  "src/web/app/home/member-home.tsx": { file: "assets/member-home.js", imports: ["_app.js"] },
  "src/web/app/app-layout.tsx?route": { file: "assets/layout.js", imports: ["_app.js"] },
  "_app.js": { file: "assets/app.js", imports: ["_shared.js"], dynamicImports: ["_later.js"] },
  "_shared.js": { file: "assets/shared.js", imports: ["_app.js"] },
  "_later.js": { file: "assets/later.js" },
  "src/web/routes/login.tsx?route": { file: "assets/login.js", imports: ["_shared.js"] },
  "src/web/routes/archived.tsx?route": { file: "assets/archived.js" },
  "src/web/routes/block.tsx?route": { file: "assets/block.js" },
  "src/web/routes/rest.tsx?route": { file: "assets/rest.js" },
};
const SHELL = `<head><meta charSet="utf-8"/><title>A</title></head><body></body>`;
const APP = ["/assets/layout.js", "/assets/app.js", "/assets/shared.js", "/assets/root.js"];

const ID = "01a00000-0000-7000-8000-000000000001";
let fetched;
beforeEach(() => {
  fetched = vi.fn(async () => Response.json({}));
  vi.stubGlobal("fetch", fetched);
  document.head.innerHTML = "";
  localStorage.clear();
  globalThis.earlyAnswers = undefined;
});
afterEach(() => {
  vi.unstubAllGlobals();
  delete document.fonts;
});

/** Runs the shell's script at this address. Returns the code files and the answers that the script requests. */
function open(address) {
  history.replaceState(null, "", address);
  const [, script] = withEarlyStart(SHELL, shellPages(ROUTES, CHUNKS)).match(
    /<script>(.*?)<\/script><title>/s,
  );
  new Function(script)();
  return {
    code: [...document.querySelectorAll("link[rel=modulepreload]")].map((link) => link.getAttribute("href")),
    answers: fetched.mock.calls.map(([path]) => path),
  };
}

describe("the start of the app's shell", () => {
  it.each([
    [
      "/",
      ["/assets/home.js", "/assets/root.js", "/assets/member-home.js", "/assets/app.js", "/assets/shared.js"],
      ["/api/me", "/api/home"],
    ],
    [
      "/blocks/archived/",
      ["/assets/archived.js", ...APP],
      ["/api/me", "/api/blocks?limit=20&status=archived"],
    ],
    [
      `/blocks/${ID}`,
      ["/assets/block.js", ...APP],
      ["/api/me", `/api/blocks/${ID}`, `/api/blocks/${ID}/plans`],
    ],
    ["/nowhere", [], ["/api/me"]],
    [`/blocks/${ID}?from=home`, ["/assets/block.js", ...APP], ["/api/me"]],
  ])("asks at %s for the page's code and answers, for a member", (address, code, answers) => {
    localStorage.setItem(KEPT.sessionHint.key, ID);
    expect(open(address)).toEqual({ code, answers });
    expect(Object.keys(globalThis.earlyAnswers)).toEqual(answers);
  });

  it("asks only who is there where nobody or a guest was seen last", () => {
    expect(open("/").answers).toEqual(["/api/me"]);
    fetched.mockClear();
    localStorage.setItem(KEPT.sessionHint.key, GUEST_HINT);
    expect(open("/").answers).toEqual(["/api/me"]);
  });

  it("turns a page for members into the sign-in where nobody was seen before", () => {
    const { code, answers } = open(`/blocks/${ID}?from=link#plan`);
    expect(code).toEqual(["/assets/login.js", "/assets/shared.js", "/assets/app.js", "/assets/root.js"]);
    expect(answers).toEqual(["/api/me"]);
    expect(location.pathname).toBe("/login");
    expect(history.state.usr).toEqual({ from: `/blocks/${ID}?from=link#plan`, isUnknown: true });
  });

  it.each([
    ["a guest was seen", KEPT.sessionHint.key, GUEST_HINT],
    ["a sign-out is still due", KEPT.signOutDue.key, "1"],
  ])("keeps the address of a page for members where %s", (_, key, value) => {
    localStorage.setItem(key, value);
    open("/blocks/archived");
    expect(location.pathname).toBe("/blocks/archived");
  });

  it("asks for no answer while a sign-out has not reached the server", () => {
    localStorage.setItem(KEPT.sessionHint.key, ID);
    localStorage.setItem(KEPT.signOutDue.key, "1");
    expect(open("/").answers).toEqual([]);
  });

  it("survives a browser without a connection", async () => {
    fetched.mockRejectedValue(new TypeError("Failed to fetch"));
    open("/");
    await expect(globalThis.earlyAnswers["/api/me"]).rejects.toThrow("Failed to fetch");
  });

  it("asks for the fonts when the code of the page has arrived, and not before", async () => {
    const load = vi.fn(async () => []);
    document.fonts = { load };
    open("/");
    const [last, ...others] = document.querySelectorAll("link[rel=modulepreload]");
    for (const link of others) link.dispatchEvent(new Event("load"));
    await Promise.resolve();
    expect(load).not.toHaveBeenCalled();
    last.dispatchEvent(new Event("error"));
    await vi.waitFor(() => expect(load).toHaveBeenCalledTimes(3));
    expect(load).toHaveBeenCalledWith('1em "Instrument Sans"');
  });
});
