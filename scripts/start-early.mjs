// Makes the app's shell request the code and data of the current page while the router's own code is still loading, so
// that the shell is followed by one round of requests instead of several. The fonts follow when the code has arrived:
// requested earlier, they would delay it on a slow connection (docs/decisions/070).
import { readFileSync, rmSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PAGES } from "#contract/pages.ts";
import { GUEST_HINT, KEPT } from "#web/kept-items.ts";
import { ME_PATH } from "./virtual-modules.mjs";

/** The file of the app's shell: the page that is served for addresses that have no built page of their own. */
const SHELL = "__spa-fallback.html";
/** The fonts of every page of the app. The shell itself uses a font of the device (`font-device` in `type.css`). */
const FONTS = ["Instrument Sans", "Fraunces Display", "JetBrains Mono"];

/**
 * @typedef {{ id: string, parentId?: string, path?: string, index?: boolean, file: string }} Route
 * @typedef {{ file: string, imports?: string[], dynamicImports?: string[] }} Chunk
 * @typedef {{ pattern: string, isOfMembers: boolean, code: readonly string[], answers: readonly string[] }} ShellPage
 * @typedef {{ pages: readonly ShellPage[], me: string, signOutDue: string, sessionHint: string, guest: string, fonts: readonly string[] }} Settings
 */

/**
 * @param {string} folder the built site, with Vite's list of its files
 * @param {Record<string, Route>} routes
 */
export function addEarlyStart(folder, routes) {
  const file = join(folder, SHELL);
  const list = join(folder, ".vite");
  const chunks = JSON.parse(readFileSync(join(list, "manifest.json"), "utf8"));
  writeFileSync(file, withEarlyStart(readFileSync(file, "utf8"), shellPages(routes, chunks)));
  // Nobody else needs the list, and what lies in this folder is served.
  rmSync(list, { recursive: true });
}

/**
 * Adds a script to the head of the shell.
 * @param {string} shell
 * @param {readonly ShellPage[]} pages
 */
export function withEarlyStart(shell, pages) {
  /** @type {Settings} */
  const settings = {
    pages,
    me: ME_PATH,
    signOutDue: KEPT.signOutDue.key,
    sessionHint: KEPT.sessionHint.key,
    guest: GUEST_HINT,
    fonts: FONTS,
  };
  return shell.replace("<title>", () => `<script>(${start})(${JSON.stringify(settings)})</script><title>`);
}

/**
 * Returns for each page the pattern of its address, and the code and answers that it needs first. For `/` this is also the
 * code that the page loads by itself: the home of a member, who gets the shell there.
 * @param {Record<string, Route>} routes
 * @param {Record<string, Chunk>} chunks by the path of their source
 * @returns {ShellPage[]}
 */
export function shellPages(routes, chunks) {
  const sources = new Map(Object.keys(chunks).map((source) => [source.replace(/\?.*/, ""), source]));
  /** @type {(source: string, found?: Set<string>) => Set<string>} */
  const withImports = (source, found = new Set()) => {
    const chunk = chunks[source];
    if (!chunk) throw new Error(`The build has no file of ${source}`);
    if (found.has(`/${chunk.file}`)) return found;
    found.add(`/${chunk.file}`);
    for (const each of chunk.imports ?? []) withImports(each, found);
    return found;
  };
  return Object.values(routes)
    .filter(({ path, index }) => index || (path && path !== "*"))
    .map((page) => {
      const chain = [page];
      for (let next = routes[page.parentId ?? ""]; next; next = routes[next.parentId ?? ""]) chain.push(next);
      const needed = chain.map(({ file }) => sources.get(`src/web/${file}`) ?? file);
      if (page.index) needed.push(...needed.flatMap((source) => chunks[source]?.dynamicImports ?? []));
      const { kind, firstAnswers = [] } = PAGES.find(({ path }) => path === `/${page.path ?? ""}`) ?? {};
      return {
        pattern: `^/${(page.path ?? "").replace(/:\w+/g, "([^/]+)")}/?$`,
        isOfMembers: kind === "member",
        code: [...new Set(needed.flatMap((source) => [...withImports(source)]))],
        answers: firstAnswers,
      };
    });
}

/**
 * Runs in the browser. Where nobody was seen before, a page that needs a session becomes the sign-in, so that its code is
 * requested in place of the page's. The sign-in leads back. It asks for nothing on behalf of a person who has just signed
 * out, and for no answers of a page where nobody or a guest was seen last.
 * @param {Settings} settings
 */
export function start({ pages, me, signOutDue, sessionHint, guest, fonts }) {
  const browser = /** @type {any} */ (globalThis);
  const { document, history, location } = browser;
  /** @type {string[]} */
  let values = [];
  const findPage = () =>
    pages.find(({ pattern }) => {
      const match = new RegExp(pattern).exec(location.pathname);
      values = match?.slice(1) ?? [];
      return match;
    });
  /** @type {{ isLeaving: boolean, seen: string | null } | null} */
  let known = null;
  try {
    known = {
      isLeaving: localStorage.getItem(signOutDue) !== null,
      seen: localStorage.getItem(sessionHint),
    };
  } catch {
    // A browser without storage: the page finds out itself who is there, and asks for itself.
  }
  let page = findPage();
  if (known && page?.isOfMembers && !known.isLeaving && known.seen === null) {
    const usr = { from: location.pathname + location.search + location.hash, isUnknown: true };
    history.replaceState({ key: "default", idx: 0, ...history.state, usr }, "", "/login");
    page = findPage();
  }
  const arrived = (page?.code ?? []).map((href) => {
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
    document.head.append(link);
    return new Promise((resolve) => {
      link.onload = link.onerror = resolve;
    });
  });
  void Promise.all(arrived).then(() => {
    for (const font of fonts) document.fonts?.load(`1em "${font}"`).catch(() => {});
  });
  if (!known || known.isLeaving) return;
  const isMember = known.seen !== null && known.seen !== guest && location.search === "";
  const answers = isMember && page ? page.answers : [];
  const paths = answers.map((path) => path.replace(/:\w+/, () => values[0] ?? ""));
  browser.earlyAnswers = Object.fromEntries(
    [me, ...paths].map((path) => {
      const answer = fetch(path, { credentials: "same-origin", cache: "no-cache" });
      answer.catch(() => {});
      return [path, answer];
    }),
  );
}
