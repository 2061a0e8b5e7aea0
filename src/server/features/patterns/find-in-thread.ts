// The script of the thread that computes patterns and years. It takes a history in parts, and then what to find in it.
import { parentPort } from "node:worker_threads";
import { findPatterns, findYear } from "#engines/patterns/in-thread.ts";
import type { History, PastReading, PastText } from "#engines/patterns/index.ts";
import { type HistoryFrame, historyOf } from "./history-parts.ts";
import type { Asked, ThreadAnswers, ToThread } from "./history-thread.ts";

interface Received {
  frame: HistoryFrame;
  readings: PastReading[];
  words: PastText[];
}

let received: Received | undefined;

parentPort?.on("message", (message: ToThread) => {
  if (message.kind === "frame") received = { frame: message.frame, readings: [], words: [] };
  if (!received) throw new Error("A history begins with its frame");
  if (message.kind === "rows") {
    received.readings.push(...message.readings);
    received.words.push(...message.words);
  }
  if (message.kind === "find") {
    const answer = find(historyOf(received.frame, received), message.asked);
    received = undefined;
    parentPort?.postMessage(answer);
  }
});

function find(history: History, asked: Asked): ThreadAnswers[Asked["kind"]] {
  return asked.kind === "patterns" ? findPatterns(history, asked.now) : findYear(history, asked);
}
