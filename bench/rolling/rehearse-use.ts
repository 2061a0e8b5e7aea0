// Restarts two processes one after the other while people use the app: lists, written blocks, readings, and tabs that hear
// of changes.
import pg from "pg";
import { countKept, type Kept } from "../people/count-kept.ts";
import { startPeople } from "../people/start-people.ts";
import { type Account, signUpMember } from "../sign-up.ts";
import type { BalancerName } from "./balancer.ts";
import { hearThroughBoth } from "./hear-through-both.ts";
import { startTwoBehind } from "./two-behind.ts";

export interface UsedWhileRestarting extends Kept {
  requests: number;
  /** By the kind of the request and its outcome: the number of requests that were not answered well. */
  failures: Record<string, number>;
  /** The number of restarts after which a change reached tabs at both processes. */
  heard: number;
}

/** Starts everything on loopback with its own database, restarts the processes, and deletes everything afterwards. */
export async function rehearseUse(options: {
  port: number;
  balancer: BalancerName;
  restarts: number;
  people: number;
}): Promise<UsedWhileRestarting> {
  const { port, balancer, restarts } = options;
  const two = await startTwoBehind({ port, balancer, settings: { AI_PROVIDER: "offline" } });
  const owner = new pg.Pool({ connectionString: two.database.url, max: 2 });
  try {
    const people: Account[] = [];
    while (people.length < options.people) people.push(await signUpMember(two.url, owner));
    const listener = await signUpMember(two.url, owner);
    const use = startPeople(people);
    await use.settled();
    let heard = 0;
    for (let count = 0; count < restarts; count += 1) {
      const backend = two.backends[count % two.backends.length];
      await backend?.end();
      await backend?.start();
      await two.untilReached();
      if (await hearThroughBoth(two, listener)) heard += 1;
    }
    await use.finish();
    const failures: Record<string, number> = {};
    for (const { kind, outcome } of use.journal.asked) {
      if (outcome !== "ok") failures[`${kind}: ${outcome}`] = (failures[`${kind}: ${outcome}`] ?? 0) + 1;
    }
    const kept = await countKept(use.journal, owner);
    return { ...kept, requests: use.journal.asked.length, failures, heard };
  } finally {
    await owner.end();
    await two.close();
  }
}
