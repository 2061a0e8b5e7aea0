import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync, mkdtempSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";
import { afterEach, beforeEach, describe, expect, it, onTestFinished, vi } from "vitest";
import { withLock } from "./lock-file.mjs";

/** @type {string} */
let folder;
/** @type {{ path: string, waitingFor: string }} */
let lock;

beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), "arcana-lock-"));
  lock = { path: join(folder, "below", "work.lock"), waitingFor: "working" };
});

afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe("a lock between processes", () => {
  it("is released after the work succeeds or fails", async () => {
    await withLock(lock, async () => expect(existsSync(lock.path)).toBe(true));
    await expect(withLock(lock, () => Promise.reject(new Error("broken")))).rejects.toThrow("broken");
    expect(existsSync(lock.path)).toBe(false);
  });

  it("makes a second process wait for the first, and print the reason once", async () => {
    const lines = vi.spyOn(console, "log").mockImplementation(() => {});
    /** @type {string[]} */
    const order = [];
    let finish = () => {};
    const first = withLock(lock, async () => {
      await new Promise((resolve) => {
        finish = () => resolve(undefined);
      });
      order.push("first");
    });
    const second = withLock(lock, async () => order.push("second"));
    await vi.waitFor(() => expect(lines).toHaveBeenCalledTimes(1));
    finish();
    await Promise.all([first, second]);
    expect(order).toEqual(["first", "second"]);
    expect(lines).toHaveBeenCalledExactlyOnceWith("Another process is working; waiting for it ...");
  });

  it("is taken over when its process has died", async () => {
    vi.spyOn(console, "log").mockImplementation(() => {});
    const dead = spawn(process.execPath, ["-e", ""]);
    await once(dead, "exit");
    await withLock(lock, async () => {});
    writeFileSync(lock.path, String(dead.pid));
    expect(await withLock(lock, async () => "done")).toBe("done");
  });

  it("is taken over when it has not been updated for long, even if its process id is in use", async () => {
    vi.spyOn(console, "log").mockImplementation(() => {});
    await withLock(lock, async () => {});
    writeFileSync(lock.path, String(process.ppid));
    utimesSync(lock.path, new Date(0), new Date(0));
    expect(await withLock(lock, async () => "done")).toBe("done");
  });

  it("that was taken over lets its former holder finish, and stays with the new holder", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const work = withLock(lock, async () => {
      rmSync(lock.path);
      await vi.advanceTimersByTimeAsync(10_000);
      writeFileSync(lock.path, String(process.ppid));
      return "done";
    });
    expect(await work).toBe("done");
    expect(existsSync(lock.path)).toBe(true);
  });
});
