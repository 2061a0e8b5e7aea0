// Uses a running app as many people would: lists, readings, a large export, and a search for a place.
import { randomUUID } from "node:crypto";
import { Person } from "#test-support/person.ts";
import { orderOf } from "#test-support/reading-app.ts";
import type { Account } from "../sign-up.ts";

const TABS = 4;
const READINGS_AT_ONCE = 20;

async function expectOk(answer: Promise<{ status: number }>): Promise<void> {
  const { status } = await answer;
  if (status !== 200) throw new Error(`The app answered ${status}`);
}

/** Requests one address this many times, from four browser tabs. */
export async function askOften({ person }: Account, path: string, times: number): Promise<void> {
  const ask = async () => {
    for (let count = 0; count < times / TABS; count += 1) await expectOk(person.get(path));
  };
  await Promise.all(Array.from({ length: TABS }, ask));
}

/** Requests readings, each as a new guest, because a person may have only a few a day. */
export async function readOften(url: string, readings: number): Promise<void> {
  let left = readings;
  const readOne = async () => {
    const guest = new Person(url);
    await expectOk(guest.post("/api/auth/sign-in/anonymous", {}));
    await expectOk(guest.put("/api/me/consent", { terms: true, age16: true }));
    const headers = { "idempotency-key": randomUUID() };
    const stream = await guest.stream("POST", "/api/readings", orderOf(), { headers });
    const last = (await stream.all()).at(-1)?.data as { type?: string } | undefined;
    if (last?.type !== "done") throw new Error(`A reading ended with ${JSON.stringify(last)}`);
  };
  const readInTurn = async () => {
    while (left > 0) {
      left -= 1;
      await readOne();
    }
  };
  await Promise.all(Array.from({ length: READINGS_AT_ONCE }, readInTurn));
}

/** Downloads the archive of everything and returns its size in bytes. */
export async function download({ person }: Account): Promise<number> {
  const response = await person.fetch("GET", "/api/account/export", undefined, {});
  if (!response.ok || !response.body) throw new Error(`The export was answered ${response.status}`);
  let bytes = 0;
  for await (const chunk of response.body) bytes += (chunk as Uint8Array).length;
  return bytes;
}

export async function searchPlace({ person }: Account): Promise<void> {
  await expectOk(person.get("/api/places?q=Frankfurt"));
}
