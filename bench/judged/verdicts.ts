/** Stores what readers answered, in `verdicts/`, and makes the table of all answers. */
import { existsSync, mkdirSync, readdirSync, readFileSync, writeFileSync } from "node:fs";
import { join } from "node:path";
import type { Half } from "./judged-sets.ts";
import { hashOfItem, isDuckFirst, type JudgedItem, KEYS, type Task } from "./judged-tasks.ts";

/** A reader's verdicts by item id: the key that was pressed, and a hash of the text that was shown. */
export type Verdicts = Record<string, { key: number; of: string }>;

const folder = join(import.meta.dirname, "verdicts");
/** Matches a valid name of a reader, which becomes part of a file name. */
export const READER = /^[a-z0-9-]{1,30}$/;

function pathFor(task: Task, half: Half, reader: string): string {
  if (!READER.test(reader))
    throw new Error("A reader's name has small letters, digits and hyphens, 30 at most.");
  return join(folder, `${task}.${half}.${reader}.json`);
}

export function loadVerdicts(task: Task, half: Half, reader: string): Verdicts {
  const path = pathFor(task, half, reader);
  return existsSync(path) ? JSON.parse(readFileSync(path, "utf8")) : {};
}

export function saveVerdicts(task: Task, half: Half, reader: string, verdicts: Verdicts): void {
  mkdirSync(folder, { recursive: true });
  writeFileSync(pathFor(task, half, reader), `${JSON.stringify(verdicts, null, 2)}\n`);
}

export function readersOf(task: Task, half: Half): string[] {
  if (!existsSync(folder)) return [];
  const prefix = `${task}.${half}.`;
  return readdirSync(folder)
    .filter((name) => name.startsWith(prefix))
    .map((name) => name.slice(prefix.length, -".json".length))
    .sort();
}

/** Returns the verdict for a key. Throws if `key` is none of the task's keys. */
export function toVerdict(task: Task, item: JudgedItem, key: number): Verdicts[string] {
  if (!Number.isInteger(key) || key < 1 || key > KEYS[task].length)
    throw new Error(`"${item.id}": the key is a whole number from 1 to ${KEYS[task].length}, not ${key}.`);
  return { key, of: hashOfItem(item) };
}

export interface Tally {
  /**
   * The number of times that each answer was given. For pairs: the duck's reading, the card's text, neither.
   */
  counts: number[];
  /** The number of answers about texts that the duck has replaced since. */
  outdated: number;
  /** The number of items without an answer. */
  open: number;
}

export function tally(task: Task, items: readonly JudgedItem[], verdicts: Verdicts): Tally {
  const counts = KEYS[task].map(() => 0);
  let outdated = 0;
  let open = 0;
  for (const item of items) {
    const verdict = verdicts[item.id];
    if (!verdict) open += 1;
    else if (verdict.of !== hashOfItem(item)) outdated += 1;
    else
      counts[answerOf(task, item.id, verdict.key)] = (counts[answerOf(task, item.id, verdict.key)] ?? 0) + 1;
  }
  return { counts, outdated, open };
}

/** Returns the column of an answer in the table. For pairs, the two sides are put back in the order duck, card. */
function answerOf(task: Task, id: string, key: number): number {
  if (task !== "pairs" || key === 3) return key - 1;
  return (key === 1) === isDuckFirst(id) ? 0 : 1;
}
