// A lock between processes, made of a file with the holder's process id. Works on older Node versions.
import {
  linkSync,
  mkdirSync,
  readFileSync,
  renameSync,
  rmSync,
  statSync,
  utimesSync,
  writeFileSync,
} from "node:fs";
import { dirname } from "node:path";
import { setTimeout as wait } from "node:timers/promises";

const POLL_MS = 200;
const HEARTBEAT_MS = 5_000;
/**
 * The time in milliseconds after which a lock without an update is stale. The process id in it is no proof, because
 * another process may have got the id of a dead one.
 */
const SILENCE_MS = 120_000;

/**
 * Does the work while no other process holds the same lock. If another one does, waits for it and prints that once. The
 * lock of a dead process is taken over.
 * @template Result
 * @param {{ path: string, waitingFor: string }} lock
 * @param {() => Promise<Result>} work
 * @returns {Promise<Result>}
 */
export async function withLock({ path, waitingFor }, work) {
  mkdirSync(dirname(path), { recursive: true });
  for (let isTold = false; !tryToTake(path); isTold = true) {
    if (!isTold) console.log(`Another process is ${waitingFor}; waiting for it ...`);
    await wait(POLL_MS);
  }
  const release = () => readHolder(path) === process.pid && rmSync(path, { force: true });
  process.once("exit", release);
  const heartbeat = setInterval(() => touch(path), HEARTBEAT_MS).unref();
  try {
    return await work();
  } finally {
    clearInterval(heartbeat);
    process.off("exit", release);
    release();
  }
}

/**
 * @param {string} path
 * @returns {boolean}
 */
function tryToTake(path) {
  try {
    writeFileSync(path, String(process.pid), { flag: "wx" });
    return true;
  } catch (error) {
    if (errorCode(error) !== "EEXIST") throw error;
  }
  const holder = readHolder(path);
  const isDead = holder !== undefined && !isAlive(holder);
  if (isDead || !isFresh(path)) clearStale(path, holder);
  return false;
}

/**
 * Updates the lock's time. If the lock was lost on a busy machine, the work continues without it.
 * @param {string} path
 */
function touch(path) {
  try {
    utimesSync(path, new Date(), new Date());
  } catch (error) {
    if (errorCode(error) !== "ENOENT") throw error;
  }
}

/**
 * Moves the stale lock aside. Puts it back if another process has replaced it by a live lock in the meantime.
 * @param {string} path
 * @param {number | undefined} holder
 */
function clearStale(path, holder) {
  const aside = `${path}.${process.pid}`;
  try {
    renameSync(path, aside);
    if (readHolder(aside) !== holder) linkSync(aside, path);
    rmSync(aside, { force: true });
  } catch (error) {
    if (errorCode(error) !== "ENOENT" && errorCode(error) !== "EEXIST") throw error;
  }
}

/**
 * @param {string} path
 * @returns {number | undefined} undefined while the holder has not written its number yet, or is gone
 */
function readHolder(path) {
  try {
    const pid = Number(readFileSync(path, "utf8"));
    return pid > 0 ? pid : undefined;
  } catch {
    return undefined;
  }
}

/** @param {string} path */
function isFresh(path) {
  const written = statSync(path, { throwIfNoEntry: false })?.mtimeMs ?? Date.now();
  return Date.now() - written < SILENCE_MS;
}

/** @param {number} pid */
function isAlive(pid) {
  try {
    process.kill(pid, 0);
    return true;
  } catch (error) {
    return errorCode(error) !== "ESRCH";
  }
}

/** @param {unknown} error */
function errorCode(error) {
  return error instanceof Error && "code" in error ? error.code : undefined;
}
