// The script of the thread that computes patterns and years. It takes a history in parts, and then what to find in it.
import { parentPort } from "node:worker_threads";
import { findPatterns } from "#domain/patterns/find-patterns.ts";
import type { History, PastReading, PastWords } from "#domain/patterns/history.ts";
import { findYear, isEmptyYear } from "#domain/patterns/year/find-year.ts";
import { findHardestToWrite, rateText, textsOfYear } from "#domain/patterns/year/own-sentence.ts";
import type { Year } from "#domain/patterns/year/year.ts";
import { yearCalendar } from "#domain/patterns/year/year-calendar.ts";
import { type HistoryFrame, historyOf } from "./history-parts.ts";
import type { Answers, Asked, ToThread } from "./history-thread.ts";

interface Received {
  frame: HistoryFrame;
  readings: PastReading[];
  words: PastWords[];
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

function find(history: History, asked: Asked): Answers[Asked["kind"]] {
  return asked.kind === "patterns" ? findPatterns(history, asked.now) : yearIn(history, asked);
}

/** Returns a year of the history; `null` if there is nothing in it. */
function yearIn(history: History, { year, now }: { year: number; now: Date }): Year | null {
  const texts = textsOfYear(history, yearCalendar(year, history.zone));
  const ownSentence = findHardestToWrite(texts.map(rateText));
  const found = findYear(history, { year, now, ownSentence });
  return isEmptyYear(found) ? null : found;
}
