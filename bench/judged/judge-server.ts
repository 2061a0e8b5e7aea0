/** Serves, on this machine only, the page on which one reader judges one item after the other. */
import { readFileSync } from "node:fs";
import { createServer, type IncomingMessage, type ServerResponse } from "node:http";
import { join } from "node:path";
import type { Half } from "./judged-sets.ts";
import { type JudgedItem, KEYS, type Task } from "./judged-tasks.ts";
import { loadVerdicts, saveVerdicts, toVerdict } from "./verdicts.ts";

const PORT = 4499;
const LONGEST_BODY = 1000;

export interface Sitting {
  task: Task;
  half: Half;
  reader: string;
  items: JudgedItem[];
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  let body = "";
  for await (const chunk of request) {
    body += chunk;
    if (body.length > LONGEST_BODY) throw new Error("The answer is too long.");
  }
  return body;
}

/** Returns the next item without an answer, or `null` when all are judged. */
function nextItem({ task, half, reader, items }: Sitting) {
  const verdicts = loadVerdicts(task, half, reader);
  const item = items.find(({ id }) => !verdicts[id]) ?? null;
  return { item, keys: KEYS[task], judged: Object.keys(verdicts).length, all: items.length };
}

async function answer(sitting: Sitting, request: IncomingMessage, response: ServerResponse): Promise<void> {
  const { task, half, reader, items } = sitting;
  if (request.method === "POST") {
    const { id, key } = JSON.parse(await bodyOf(request)) as { id: string; key: number };
    const item = items.find((each) => each.id === id);
    if (!item) throw new Error(`No item has the id ${id}.`);
    const verdict = toVerdict(task, item, key);
    saveVerdicts(task, half, reader, { ...loadVerdicts(task, half, reader), [id]: verdict });
  }
  const isPage = request.url === "/";
  response.setHeader("content-type", isPage ? "text/html; charset=utf-8" : "application/json");
  response.end(
    isPage ? readFileSync(join(import.meta.dirname, "judge-page.html")) : JSON.stringify(nextItem(sitting)),
  );
}

export function serve(sitting: Sitting): void {
  const server = createServer((request, response) => {
    answer(sitting, request, response).catch((error: Error) => {
      response.statusCode = 400;
      response.end(JSON.stringify({ message: error.message }));
    });
  });
  server.listen(PORT, "127.0.0.1", () => console.info(`Judge at http://127.0.0.1:${PORT} (end with Ctrl C)`));
}
