/**
 * `npm run judge`: a page on which a reader judges what the offline duck says, and the table of all answers.
 *
 *   npm run judge -- readings open anna           a page at http://127.0.0.1:4499 with keys 1 to 4
 *   npm run judge -- readings open anna --sheet   the same items as text, for reading without a browser
 *   npm run judge -- readings open anna --enter answers.json   takes { "id": key, ... }
 *   npm run judge                                 the table of all answers so far
 */
import { readFileSync } from "node:fs";
import { type Sitting, serve } from "./judge-server.ts";
import { HALVES } from "./judged-sets.ts";
import { itemsOf, KEYS, TASKS, type Task } from "./judged-tasks.ts";
import { loadVerdicts, READER, readersOf, saveVerdicts, tally, toVerdict } from "./verdicts.ts";

const USAGE = `npm run judge -- ${TASKS.join("|")} ${HALVES.join("|")} <your name> [--sheet | --enter <file>]`;
const TABLE_HEADS: Record<Task, readonly string[]> = {
  readings: ["right", "partly", "silent", "wrong"],
  pairs: ["the duck", "the card", "neither"],
  replies: ["answers", "neither", "off"],
};

function printTable(): void {
  for (const task of TASKS) {
    for (const half of HALVES) {
      const readers = readersOf(task, half);
      const items = readers.length > 0 ? itemsOf(task, half) : [];
      for (const reader of readers) {
        const { counts, outdated, open } = tally(task, items, loadVerdicts(task, half, reader));
        const cells = TABLE_HEADS[task].map((head, index) => `${counts[index]} ${head}`);
        console.info(`${task}, ${half}, ${reader}: ${cells.join(", ")}; ${outdated} outdated, ${open} open`);
      }
    }
  }
}

function printSheet({ task, items }: Sitting): void {
  console.info(KEYS[task].map((meaning, index) => `${index + 1} = ${meaning}`).join("\n"));
  for (const { id, shown } of items) {
    const parts = shown.map(({ title, text }) => `[${title}]\n${text}`);
    console.info(`\n======== ${id}\n${parts.join("\n\n")}`);
  }
}

function enter({ task, half, reader, items }: Sitting, file: string): void {
  const answers = JSON.parse(readFileSync(file, "utf8")) as Record<string, number>;
  const unknown = Object.keys(answers).filter((id) => !items.some((item) => item.id === id));
  if (unknown.length > 0) throw new Error(`${file}: no item has the id ${unknown.join(", ")}.`);
  const given = items.filter(({ id }) => answers[id] !== undefined);
  const verdicts = given.map((item) => [item.id, toVerdict(task, item, answers[item.id] ?? 0)]);
  saveVerdicts(task, half, reader, { ...loadVerdicts(task, half, reader), ...Object.fromEntries(verdicts) });
}

function run([task, half, reader, option, file]: string[]): void {
  if (task === undefined) {
    printTable();
    return;
  }
  if (!isOneOf(TASKS, task) || !isOneOf(HALVES, half) || !READER.test(reader ?? "")) {
    console.error(USAGE);
    process.exitCode = 1;
    return;
  }
  const sitting = { task, half, reader: reader ?? "", items: itemsOf(task, half) };
  if (option === "--sheet") printSheet(sitting);
  else if (option === "--enter" && file) enter(sitting, file);
  else serve(sitting);
}

function isOneOf<Name extends string>(names: readonly Name[], name: string | undefined): name is Name {
  return names.some((each) => each === name);
}

run(process.argv.slice(2));
