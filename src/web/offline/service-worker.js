/**
 * Makes the app work offline: caches the app's shell, its files and the cards. Personal data is not cached here;
 * the page itself caches it for each user (`src/web/api/kept-answers.ts`). The build writes the constants `BUILD`
 * and `FILES` above this code. The worker of a new build waits until every tab of the old build is closed, so a tab
 * always finds its own files.
 */
/* global BUILD, FILES */
const KEPT = "rubber-arcana:site:";
const CACHE = KEPT + BUILD;
const SHELL = "/__spa-fallback.html";
const TOGETHER = 4;
const PATIENCE_MS = 4000;
const NO_SERVER = [502, 503, 504];

addEventListener("install", (event) => event.waitUntil(fill()));
addEventListener("activate", (event) => event.waitUntil(takeOver()));
addEventListener("fetch", (event) => {
  const { method, mode, url, headers } = event.request;
  const { origin, pathname } = new URL(url);
  if (method !== "GET" || origin !== location.origin) return;
  if (pathname.startsWith("/api/")) {
    // The browser requests every address that is navigated to before this worker runs, and requests it again if the
    // worker does not respond. A link in a letter works only once, so the first response must be used.
    if (mode === "navigate") event.respondWith(answerOf(event));
    return;
  }
  // Videos are left to the network: they use range requests, which only the server can answer.
  if (headers.has("range")) return;
  if (mode === "navigate") event.respondWith(openPage(event));
  else if (pathname.startsWith("/assets/")) event.respondWith(openFile(event.request));
  else if (pathname.endsWith(".data")) event.respondWith(openData(event.request));
});

async function fill() {
  const cache = await caches.open(CACHE);
  const waiting = [...FILES];
  while (waiting.length > 0) await cache.addAll(waiting.splice(0, TOGETHER));
  const shell = await cache.match(SHELL);
  const [entry] = (await shell.text()).match(/\/assets\/entry\.client-[\w-]+\.js/) ?? [];
  // If the shell is of another build, a newer build has been deployed in the meantime, and the worker of that build
  // will replace this one.
  if (!FILES.includes(entry)) throw new Error("The shell is of another build");
}

async function takeOver() {
  const names = await caches.keys();
  const old = names.filter((name) => name.startsWith(KEPT) && name !== CACHE);
  await Promise.all(old.map((name) => caches.delete(name)));
  await registration.navigationPreload?.enable();
  await clients.claim();
}

/**
 * Returns the server's response to a page request. If the server is unreachable or too slow, returns the cached
 * shell, which shows the page for the URL.
 */
async function openPage(event) {
  try {
    const answer = await inTime(answerOf(event));
    if (!NO_SERVER.includes(answer.status)) return answer;
  } catch {
    // The server did not respond in time, so the cached shell is used.
  }
  return (await fromCache(SHELL)) ?? Response.error();
}

async function answerOf(event) {
  return (await event.preloadResponse) ?? (await fetch(event.request));
}

function inTime(answer) {
  const late = new Promise((_, reject) => setTimeout(() => reject(new Error("late")), PATIENCE_MS));
  return Promise.race([answer, late]);
}

/**
 * Returns a file from the cache, or else from the server. The file name contains a hash of the content, so a cached
 * copy is always correct.
 */
async function openFile(request) {
  return (await fromCache(request.url)) ?? (await fetch(request));
}

async function openData(request) {
  try {
    return await fetch(request);
  } catch (error) {
    const kept = await fromCache(new URL(request.url).pathname);
    if (kept) return kept;
    throw error;
  }
}

async function fromCache(address) {
  return await caches.match(address, { cacheName: CACHE });
}
