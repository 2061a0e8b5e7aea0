/**
 * Caches the server's answers for offline use: the person's account, home, the first page of the history, and
 * the insights they opened. Each answer is stored under the person that the response header names. It is read
 * for that person only, and only when the server does not answer.
 */

import { ME_PATH } from "virtual:me-path";
import { PERSON_HEADER } from "#domain/account/person-header.ts";
import { DAY_MS } from "#domain/time.ts";
import { KEPT, keptItem, text } from "../kept-items.ts";
import { HISTORY_PAGE } from "./page-sizes.ts";

const CACHE = "rubber-arcana:kept";
const lastPerson = keptItem({ ...KEPT.person, schema: text });
const MOST = 200;
const LONGEST_MS = 30 * DAY_MS;

const ONE_INSIGHT = /^\/api\/insights\/[\da-f-]{36}$/;
const LISTS = ["/api/home", `/api/insights?limit=${HISTORY_PAGE}`];
const CONVERSATION = /^\/api\/insights\/[\da-f-]{36}\/messages$/;

/** Deletes the whole cache of answers. Answers that arrive later for earlier requests are not cached. */
export async function deleteCachedAnswers(): Promise<void> {
  lastPerson.drop();
  await answerStore()
    ?.delete(CACHE)
    .catch(() => false);
}

/** Caches a response, or deletes the cached answers that it invalidates. Never throws. */
export function cacheAnswer(method: string, path: string, response: Response): void {
  const person = response.headers.get(PERSON_HEADER);
  const store = answerStore();
  if (!store || person === null) return;
  show(false);
  if (path === ME_PATH && response.ok) enter(person);
  const isKept = method === "GET" ? isWorthKeeping(path) : method === "PATCH" && ONE_INSIGHT.test(path);
  const change =
    isKept && response.ok
      ? keep(store, { person, path }, response.clone())
      : letGo(store, person, untrueAfter(method, path, response.status));
  void change.catch(() => undefined);
}

/** Returns the cached answer to `path` for the person who last used this browser, or `null` if there is none. */
export async function cachedAnswer(path: string): Promise<Response | null> {
  const store = answerStore();
  if (!store || !isWorthKeeping(path)) return null;
  const person = lastPerson.read();
  if (person === null) return null;
  const found = await store.match(nameOf(person, path), { cacheName: CACHE }).catch(() => undefined);
  const keptAt = Date.parse(found?.headers.get("date") ?? "");
  if (!found || Date.now() - keptAt > LONGEST_MS) return null;
  show(true);
  return found;
}

/** Returns the browser's store of answers; `null` if it has none or forbids it. Its methods may still fail. */
function answerStore(): CacheStorage | null {
  try {
    return typeof caches === "undefined" ? null : caches;
  } catch {
    return null;
  }
}

let isShown = false;
const watchers = new Set<() => void>();

/** Returns whether the page shows cached answers because the server does not answer. */
export function showsCachedAnswers(): boolean {
  return isShown;
}

/** Subscribes to changes of `showsCachedAnswers`. Returns a function that unsubscribes. */
export function watchCachedAnswers(watcher: () => void): () => void {
  watchers.add(watcher);
  return () => void watchers.delete(watcher);
}

function show(isKept: boolean): void {
  if (isShown === isKept) return;
  isShown = isKept;
  for (const watcher of watchers) watcher();
}

/** Returns whether the server's settings turn offline caching off. */
export function isAnswerCacheOff(): boolean {
  return import.meta.env.OFFLINE === "off";
}

function isWorthKeeping(path: string): boolean {
  if (isAnswerCacheOff()) return false;
  return path === ME_PATH || LISTS.includes(path) || ONE_INSIGHT.test(path) || CONVERSATION.test(path);
}

/** Registers the current person. Deletes the cached answers if they belong to another person. */
function enter(person: string): void {
  const before = lastPerson.read();
  if (before !== null && before !== person) void deleteCachedAnswers();
  lastPerson.keep(person);
}

async function keep(
  store: CacheStorage,
  { person, path }: { person: string; path: string },
  response: Response,
): Promise<void> {
  const body = await response.text();
  const cache = await store.open(CACHE);
  // If the person has signed out in the meantime, nothing is cached.
  if (lastPerson.read() !== person) return;
  await cache.put(nameOf(person, path), new Response(body, { headers: headersOf(response) }));
  const names = await cache.keys();
  await Promise.all(names.slice(0, Math.max(0, names.length - MOST)).map((name) => cache.delete(name)));
}

function headersOf(response: Response): Headers {
  const headers = new Headers({ date: response.headers.get("date") ?? new Date().toUTCString() });
  headers.set("content-type", "application/json");
  return headers;
}

/** Returns the cached paths that become stale when an insight or its conversation is deleted or not found. */
function untrueAfter(method: string, path: string, status: number): string[] {
  const isGone = method === "DELETE" ? status < 300 : status === 404;
  const insight = /^\/api\/insights\/[\da-f-]{36}(?=$|\/conversation)/.exec(path)?.[0];
  if (!insight || !isGone) return [];
  return path === insight ? [insight, `${insight}/messages`, ...LISTS] : [`${insight}/messages`];
}

async function letGo(store: CacheStorage, person: string, paths: string[]): Promise<void> {
  if (paths.length === 0) return;
  const cache = await store.open(CACHE);
  await Promise.all(paths.map((path) => cache.delete(nameOf(person, path))));
}

function nameOf(person: string, path: string): string {
  return `/kept/${person}${path}`;
}
