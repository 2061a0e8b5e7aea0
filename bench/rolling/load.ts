// Runs clients that request the same few addresses all the time, and counts the failures.
import { Agent } from "node:http";
import { setTimeout as wait } from "node:timers/promises";
import { ask } from "./ask.ts";

const PATHS = ["/api/me", "/api/cards", "/healthz"];

export interface Outcome {
  requests: number;
  /** The number of requests that failed: without an answer, or with a status of 500 or higher. */
  failed: number;
  /** By status or network error code: the number of requests that failed in this way. */
  failures: Record<string, number>;
}

export interface LoadOptions {
  port: number;
  /** The minimum number of requests; more are sent until `finish` is called. */
  requests: number;
  /** The number of clients that send requests at the same time. */
  clients: number;
  /** How long a client waits between two requests, in milliseconds. */
  pauseMs: number;
}

/** Starts the clients. They send requests until `finish` is called and at least `requests` were sent. */
export function startLoad({ port, requests, clients, pauseMs }: LoadOptions) {
  const outcome: Outcome = { requests: 0, failed: 0, failures: {} };
  const agent = new Agent({ keepAlive: true });
  let isFinishing = false;
  const client = async (first: number) => {
    for (let count = first; !isFinishing || outcome.requests < requests; count += 1) {
      outcome.requests += 1;
      const failure = await failureOf(agent, port, PATHS[count % PATHS.length] ?? "/");
      if (failure !== undefined) {
        outcome.failed += 1;
        outcome.failures[failure] = (outcome.failures[failure] ?? 0) + 1;
      }
      await wait(pauseMs);
    }
  };
  const done = Promise.all(Array.from({ length: clients }, (_, index) => client(index)));
  return {
    async finish(): Promise<Outcome> {
      isFinishing = true;
      await done;
      agent.destroy();
      return outcome;
    },
  };
}

async function failureOf(agent: Agent, port: number, path: string): Promise<string | undefined> {
  try {
    const { status, body } = await ask({ port, path, agent });
    return status < 500 ? undefined : `${status} ${body.slice(0, 60)}`;
  } catch (error) {
    return error instanceof Error && "code" in error ? String(error.code) : String(error);
  }
}
