// Runs the engine in a thread of its own, for find-patterns.bench.ts: first the rows are loaded, then the engine runs once.
import { parentPort } from "node:worker_threads";
import { findPatterns } from "#engines/patterns/in-thread.ts";
import type { History } from "#engines/patterns/index.ts";

let rows: { history: History; now: Date } | undefined;

parentPort?.on("message", (message: { kind: "load"; history: History; now: Date } | { kind: "find" }) => {
  if (message.kind === "load") {
    rows = message;
    globalThis.gc?.();
  } else if (rows) findPatterns(rows.history, rows.now);
  parentPort?.postMessage(message.kind);
});
