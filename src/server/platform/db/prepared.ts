// Statements on the way of every reading: built once a connection, and planned once by PostgreSQL instead of each time.
import { type Placeholder, QueryPromise } from "drizzle-orm";
import type { Transaction } from "./database.ts";

/** What a query builder takes that is used both ways: a value, or the name of one that comes later. */
export type Value<T> = T | Placeholder;

interface Preparable<Executable> {
  prepare(name: string): Executable;
}

interface Executable {
  execute(values: Record<string, unknown>): PromiseLike<unknown>;
}

/**
 * `build` writes the statement with `sql.placeholder(name)` for what changes; the returned function gives it values for
 * those. Like any statement it is sent when it is awaited, or in its turn where it is part of a batch. The name must be
 * its own among all prepared statements.
 */
export function prepared<Prepared extends Executable>(
  name: string,
  build: (tx: Transaction) => Preparable<Prepared>,
): (
  tx: Transaction,
  values: Record<string, unknown>,
) => PromiseLike<Awaited<ReturnType<Prepared["execute"]>>> {
  type Answer = Awaited<ReturnType<Prepared["execute"]>>;
  const ready = new WeakMap<Transaction, Prepared>();
  return (tx, values) => {
    const statement = ready.get(tx) ?? build(tx).prepare(name);
    ready.set(tx, statement);
    return new Sending(() => statement.execute(values) as Promise<Answer>);
  };
}

/** Sends when it is awaited, as the query builder's own statements do. */
class Sending<Answer> extends QueryPromise<Answer> {
  readonly #send: () => Promise<Answer>;

  constructor(send: () => Promise<Answer>) {
    super();
    this.#send = send;
  }

  override execute(): Promise<Answer> {
    return this.#send();
  }
}
