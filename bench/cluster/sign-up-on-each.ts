// Signs up people until the same number of them lies on each of two workers.
import type pg from "pg";
import { type Account, signUpMember } from "../sign-up.ts";

const WORKERS = [1, 2];
/** The most people to sign up. With two workers, far fewer are needed. */
const MOST = 60;

export interface Placed {
  account: Account;
  /** The worker that holds the person's rows; workers are numbered from 1 in the order in which they were added. */
  worker: number;
}

interface Options {
  /** The addresses of the app's processes. People are spread over them. */
  urls: string[];
  owner: pg.Pool;
  /** The number of people on each worker. */
  each: number;
}

export async function signUpOnEach({ urls, owner, each }: Options): Promise<Placed[]> {
  const placed: Placed[] = [];
  const isFull = (worker: number) => placed.filter((one) => one.worker === worker).length >= each;
  for (let count = 0; count < MOST && !WORKERS.every(isFull); count += 1) {
    const account = await signUpMember(urls[placed.length % urls.length] ?? "", owner);
    const worker = await workerOf(account.userId, owner);
    if (!isFull(worker)) placed.push({ account, worker });
  }
  return placed;
}

async function workerOf(userId: string, owner: pg.Pool): Promise<number> {
  const { rows } = await owner.query<{ worker: number }>(
    `select groupid as worker from pg_dist_placement
     where shardid = get_shard_id_for_distribution_column('app.user_keys', $1::uuid)`,
    [userId],
  );
  const [found] = rows;
  if (!found) throw new Error("A person lies on no worker");
  return found.worker;
}
