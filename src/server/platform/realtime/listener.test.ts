import { EventEmitter } from "node:events";
import type pg from "pg";
import { expect, it, vi } from "vitest";
import { openListener } from "./listener.ts";

/** A client of the database that can be lost. */
class LosableClient extends EventEmitter {
  query = vi.fn(async () => ({ rows: [] }));
  release = vi.fn();
  lose = () => this.emit("end");
}

function aPool() {
  const clients: LosableClient[] = [];
  const connect = vi.fn(async () => {
    const client = new LosableClient();
    clients.push(client);
    return client;
  });
  return { pool: { connect, query: vi.fn() } as unknown as pg.Pool, connect, clients };
}

it("opens one connection when the adapter requests two for one that was lost", async () => {
  const { pool, clients } = aPool();
  const onReopened = vi.fn();
  const listener = openListener(pool, "changes", onReopened);
  await listener.pool.connect();
  clients[0]?.lose();
  void listener.pool.connect();
  void listener.pool.connect();
  await vi.waitFor(() => expect(onReopened).toHaveBeenCalledOnce());
  expect(clients).toHaveLength(2);
});

it("opens a connection again after each loss", async () => {
  const { pool, clients } = aPool();
  const onReopened = vi.fn();
  const listener = openListener(pool, "changes", onReopened);
  for (let round = 0; round < 3; round += 1) {
    await listener.pool.connect();
    clients[round]?.lose();
  }
  expect(clients.map(({ release }) => release.mock.calls)).toEqual([[[true]], [[true]], [[true]]]);
  expect(onReopened).toHaveBeenCalledTimes(2);
});

it("opens a connection after a failed attempt", async () => {
  const { pool, connect, clients } = aPool();
  connect.mockRejectedValueOnce(new Error("the database is gone"));
  const listener = openListener(pool, "changes", vi.fn());
  await expect(listener.pool.connect()).rejects.toThrow("the database is gone");
  await listener.pool.connect();
  expect(clients).toHaveLength(1);
});
