// Runs heavy computations in a thread of this process, so that the thread that serves requests stays free.
import { once } from "node:events";
import { Worker } from "node:worker_threads";
import { MINUTE_MS, SECOND_MS } from "#domain/time.ts";
import { AppError } from "./errors/app-error.ts";
import { sentenceOf } from "./errors/sentences.ts";
import { runAtMost } from "./run-at-most.ts";

/** The largest heap of the thread. A computation that needs more ends the thread and nothing else. */
const MOST_MEMORY_MB = 256;
/** The longest time from the first message to the answer. */
const LONGEST_MS = 2 * MINUTE_MS;
/** The time after which an idle thread ends and gives its memory back. */
const IDLE_MS = 20 * SECOND_MS;

/** A thread that takes messages and answers the last one of each task. */
export interface WorkerThread<Message> {
  /**
   * Sends the messages of a task and resolves with the thread's answer. Tasks run one after the other. The thread is started
   * if there is none. Throws `unavailable` if it ends or takes too long; the next task then gets a new one.
   */
  run(messages: AsyncIterable<Message>): Promise<unknown>;
}

/** Creates a thread that runs this script. It starts with its first task. */
export function createWorkerThread<Message>(script: URL): WorkerThread<Message> {
  const inTurn = runAtMost(1);
  let idle: Worker | undefined;
  let timer: NodeJS.Timeout | undefined;

  const start = () => {
    const worker = startThread(script);
    worker.once("exit", () => {
      if (idle === worker) idle = undefined;
    });
    return worker;
  };
  const take = () => {
    clearTimeout(timer);
    const worker = idle ?? start();
    idle = undefined;
    return worker;
  };
  const keep = (worker: Worker) => {
    idle = worker;
    timer = setTimeout(() => void worker.terminate(), IDLE_MS).unref();
  };

  return {
    run: (messages) =>
      inTurn(async () => {
        const worker = take();
        try {
          const answer = await answerOf(worker, messages);
          keep(worker);
          return answer;
        } catch (error) {
          await worker.terminate();
          throw error;
        }
      }),
  };
}

function startThread(script: URL): Worker {
  const worker = new Worker(script, { resourceLimits: { maxOldGenerationSizeMb: MOST_MEMORY_MB } });
  // A server that stops does not wait for it. Its end is told by "exit"; an error that nobody heard would end the server.
  worker.unref();
  worker.on("error", () => {});
  return worker;
}

async function answerOf<Message>(worker: Worker, messages: AsyncIterable<Message>): Promise<unknown> {
  const over = new AbortController();
  const signal = AbortSignal.any([over.signal, AbortSignal.timeout(LONGEST_MS)]);
  const answered = once(worker, "message", { signal });
  const ended = once(worker, "exit", { signal }).then(() => {
    throw new Error("The thread ended without an answer");
  });
  const answer = Promise.race([answered, ended]).catch((cause: unknown) => {
    throw new AppError("unavailable", sentenceOf("unavailable"), { cause });
  });
  // The thread may fail while messages are still being made. The failure is thrown when they are all sent.
  answer.catch(() => undefined);
  try {
    for await (const message of messages) worker.postMessage(message);
    const [value] = await answer;
    return value;
  } finally {
    over.abort();
  }
}
