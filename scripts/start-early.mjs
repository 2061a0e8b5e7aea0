// Makes the app's shell request the code and data of the current page while the router's own code is still loading, so
// that the shell is followed by one round of requests instead of several. The fonts follow when the code has arrived:
// requested earlier, they would delay it on a slow connection (docs/decisions/070).
import { readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import { PAGES } from "#contract/pages.ts";
import { GUEST_HINT, KEPT } from "#web/kept-items.ts";
import { SHELL } from "./inline-route-manifest.mjs";
import { ME_PATH } from "./virtual-modules.mjs";

/** The fonts of every page of the app. The shell itself uses a font of the device (`font-device` in `type.css`). */
const FONTS = ["Instrument Sans", "Fraunces Display", "JetBrains Mono"];
/** The layout of every page that needs a session. */
const MEMBERS_LAYOUT = "routes/app-layout";
const MANIFEST = /window\.__reactRouterManifest=\{.*\};/;

/** @param {string} folder the built site */
export function addEarlyStart(folder) {
  const file = join(folder, SHELL);
  writeFileSync(file, withEarlyStart(readFileSync(file, "utf8")));
}

/**
 * Moves the router's manifest to the head of the shell, next to the script that reads it.
 * @param {string} shell
 */
export function withEarlyStart(shell) {
  const [manifest] = shell.match(MANIFEST) ?? [];
  if (!manifest) throw new Error("The shell holds no route manifest");
  const settings = {
    me: ME_PATH,
    firstAnswers: Object.fromEntries(PAGES.map(({ path, firstAnswers }) => [path.slice(1), firstAnswers])),
    signOutDue: KEPT.signOutDue.key,
    sessionHint: KEPT.sessionHint.key,
    guest: GUEST_HINT,
    membersLayout: MEMBERS_LAYOUT,
    fonts: FONTS,
  };
  const given = JSON.stringify(settings);
  const script = `<script>${manifest}(${goToSignIn})(${given});(${start})(${given})</script>`;
  return shell.replace(manifest, "").replace("<title>", () => `${script}<title>`);
}

/**
 * Runs in the browser. Where nobody was seen before, a page that needs a session becomes the sign-in, so that its code is
 * requested in place of the page's. The sign-in leads back.
 * @param {Settings} settings
 */
export function goToSignIn({ signOutDue, sessionHint, membersLayout }) {
  const {
    history,
    location,
    localStorage,
    __reactRouterManifest: manifest,
  } = /** @type {any} */ (globalThis);
  /** @type {ShellRoute[]} */
  const routes = Object.values(manifest.routes);
  const isOfMembers = routes.some(({ path, parentId = "" }) => {
    const isInLayout = parentId === membersLayout || manifest.routes[parentId]?.parentId === membersLayout;
    const pattern = (path ?? "").replace(/:\w+/g, "[^/]+");
    return path && isInLayout && new RegExp(`^/${pattern}/?$`).test(location.pathname);
  });
  try {
    if (!isOfMembers || [signOutDue, sessionHint].some((key) => localStorage.getItem(key) !== null)) return;
    const usr = { from: location.pathname + location.search + location.hash, isUnknown: true };
    history.replaceState({ key: "default", idx: 0, ...history.state, usr }, "", "/login");
  } catch {
    // A browser without storage: the page finds out itself who is there.
  }
}

/**
 * Runs in the browser. It asks for nothing on behalf of a person who has just signed out, and for no answers of a page
 * where nobody or a guest was seen last.
 * @typedef {{ id: string, parentId?: string, path?: string, index?: boolean, module: string, imports: string[] }} ShellRoute
 * @typedef {{ me: string, firstAnswers: Record<string, readonly string[]>, signOutDue: string, sessionHint: string, guest: string, membersLayout: string, fonts: readonly string[] }} Settings
 * @param {Settings} settings
 */
export function start({ me, firstAnswers, signOutDue, sessionHint, guest, fonts }) {
  const browser = /** @type {any} */ (globalThis);
  const { document, location, __reactRouterManifest: manifest } = browser;
  /** @type {Record<string, ShellRoute>} */
  const routes = manifest.routes;
  /** @type {string[]} */
  let values = [];
  const page = Object.values(routes).find(({ path, index }) => {
    if (!index && (!path || path === "*")) return false;
    const pattern = (path ?? "").replace(/:\w+/g, "([^/]+)");
    const match = new RegExp(`^/${pattern}/?$`).exec(location.pathname);
    values = match?.slice(1) ?? values;
    return match;
  });
  const code = new Set();
  for (let route = page; route; route = routes[route.parentId ?? ""]) {
    for (const file of [route.module, ...route.imports]) code.add(file);
  }
  const arrived = [...code].map((href) => {
    const link = Object.assign(document.createElement("link"), { rel: "modulepreload", href });
    document.head.append(link);
    return new Promise((resolve) => {
      link.onload = link.onerror = resolve;
    });
  });
  void Promise.all(arrived).then(() => {
    for (const font of fonts) document.fonts?.load(`1em "${font}"`).catch(() => {});
  });
  try {
    if (localStorage.getItem(signOutDue) !== null) return;
    const seen = localStorage.getItem(sessionHint);
    const isMember = seen !== null && seen !== guest && location.search === "";
    const answers = isMember && page ? (firstAnswers[page.path ?? ""] ?? []) : [];
    const paths = answers.map((path) => path.replace(/:\w+/, () => values[0] ?? ""));
    browser.earlyAnswers = Object.fromEntries(
      [me, ...paths].map((path) => {
        const answer = fetch(path, { credentials: "same-origin", cache: "no-cache" });
        answer.catch(() => {});
        return [path, answer];
      }),
    );
  } catch {
    // A browser without storage: the page asks for itself.
  }
}
