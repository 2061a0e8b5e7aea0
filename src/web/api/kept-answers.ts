/**
 * What the server said of a person's own pages, kept in this browser for when there is no connection: who they are,
 * home, the latest list, and the insights that they opened. Each answer is kept under the person whose it is, as the
 * server says; it is read for that person alone, and only where no answer comes.
 */
import { PERSON_HEADER } from "../../domain/account/person-header.ts";
import { PERSON } from "./kept.ts";

const CACHE = "rubber-arcana:kept";
const MOST = 200;
const DAY_MS = 86_400_000;
const LONGEST_MS = 30 * DAY_MS;

const ONE_INSIGHT = /^\/api\/insights\/[\da-f-]{36}$/;
const LISTS = ["/api/home", "/api/insights?limit=50"];
const CONVERSATION = /^\/api\/insights\/[\da-f-]{36}\/messages$/;

/** Wipes all of it, and keeps what is still on its way from being kept. */
export async function forgetAnswers(): Promise<void> {
  localStorage.removeItem(PERSON);
  if (typeof caches !== "undefined") await caches.delete(CACHE).catch(() => false);
}

/** Takes note of an answer that came: keeps it, or lets go of what it has made untrue. Never fails. */
export function noteAnswer(method: string, path: string, response: Response): void {
  const person = response.headers.get(PERSON_HEADER);
  if (typeof caches === "undefined" || person === null) return;
  show(false);
  if (path === "/api/me" && response.ok) enter(person);
  const isKept = method === "GET" ? isWorthKeeping(path) : method === "PATCH" && ONE_INSIGHT.test(path);
  const change =
    isKept && response.ok
      ? keep(person, path, response.clone())
      : letGo(person, untrueAfter(method, path, response.status));
  void change.catch(() => undefined);
}

/** What was kept of this address for whoever was here last; `null` where nothing is. */
export async function keptAnswer(path: string): Promise<Response | null> {
  if (typeof caches === "undefined" || !isWorthKeeping(path)) return null;
  const person = localStorage.getItem(PERSON);
  if (person === null) return null;
  const found = await caches.match(nameOf(person, path), { cacheName: CACHE }).catch(() => undefined);
  const keptAt = Date.parse(found?.headers.get("date") ?? "");
  if (!found || Date.now() - keptAt > LONGEST_MS) return null;
  show(true);
  return found;
}

let isShown = false;
const watchers = new Set<() => void>();

/** Whether what is on the page was kept from before, because no answer comes. */
export function showsKept(): boolean {
  return isShown;
}

/** Calls when that changes, until the answer is called. */
export function watchKept(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

function show(isKept: boolean): void {
  if (isShown === isKept) return;
  isShown = isKept;
  for (const watcher of watchers) watcher();
}

/** Whether the server's settings say that nothing is to be kept for when there is no connection. */
export function keepsNothing(): boolean {
  return import.meta.env.OFFLINE === "off";
}

function isWorthKeeping(path: string): boolean {
  if (keepsNothing()) return false;
  return path === "/api/me" || LISTS.includes(path) || ONE_INSIGHT.test(path) || CONVERSATION.test(path);
}

/** Where somebody else was here before, nothing of theirs stays. */
function enter(person: string): void {
  const before = localStorage.getItem(PERSON);
  if (before !== null && before !== person) void forgetAnswers();
  localStorage.setItem(PERSON, person);
}

async function keep(person: string, path: string, response: Response): Promise<void> {
  const body = await response.text();
  const cache = await caches.open(CACHE);
  // Whoever has left meanwhile leaves nothing behind.
  if (localStorage.getItem(PERSON) !== person) return;
  await cache.put(nameOf(person, path), new Response(body, { headers: headersOf(response) }));
  const names = await cache.keys();
  await Promise.all(names.slice(0, Math.max(0, names.length - MOST)).map((name) => cache.delete(name)));
}

function headersOf(response: Response): Headers {
  const headers = new Headers({ date: response.headers.get("date") ?? new Date().toUTCString() });
  headers.set("content-type", "application/json");
  return headers;
}

/** What an insight or its conversation said before it went. */
function untrueAfter(method: string, path: string, status: number): string[] {
  const isGone = method === "DELETE" ? status < 300 : status === 404;
  const insight = /^\/api\/insights\/[\da-f-]{36}(?=$|\/conversation)/.exec(path)?.[0];
  if (!insight || !isGone) return [];
  return path === insight ? [insight, `${insight}/messages`, ...LISTS] : [`${insight}/messages`];
}

async function letGo(person: string, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const cache = await caches.open(CACHE);
  await Promise.all(paths.map((path) => cache.delete(nameOf(person, path))));
}

function nameOf(person: string, path: string): string {
  return `/kept/${person}${path}`;
}
