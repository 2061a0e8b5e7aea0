// Prepared statements for the path of every reading: built once per connection and planned once by
// PostgreSQL.
import { type Placeholder, QueryPromise } from "drizzle-orm";
import type { Transaction } from "./database.ts";

/** An argument of a query builder: a value, or a placeholder for a value that is given later. */
export type Value<T> = T | Placeholder;

interface Preparable<Executable> {
  prepare(name: string): Executable;
}

interface Executable {
  execute(values: Record<string, unknown>): PromiseLike<unknown>;
}

/**
 * `build` writes the statement with `sql.placeholder(name)` for its parameters. The returned function runs it
 * with values for those. It is sent when it is awaited, or in order as part of a batch. The name must be
 * unique among all prepared statements.
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

/** Sends the statement when it is awaited, like the query builder's own statements. */
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
