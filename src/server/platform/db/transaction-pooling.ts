// Makes connections work through a pooler in transaction mode, such as pgbouncer. Such a pooler gives each transaction any
// of its connections to the server, so nothing that belongs to a connection can be relied on: no settings of the start, no
// prepared statement, no LISTEN.
import type pg from "pg";
import type { SendOne, Statement } from "./retrying-pool.ts";

/**
 * Returns a class of connections on which each transaction begins with these settings, such as `role = arcana_auth`, and
 * named statements are sent without their name.
 */
export function transactionClient(Base: typeof pg.Client, settings: readonly string[]) {
  return class TransactionClient extends Base {
    override query<Answer>(...[statement, ...more]: [Statement, ...unknown[]]): Answer {
      const send = (...sent: unknown[]) => Reflect.apply(super.query, this, sent);
      if (!isBegin(statement)) return send(withoutName(statement), ...more);
      // Sent without a wait in between. Each setting is a statement of its own, as a cluster demands.
      const begun = Promise.all([send("begin"), ...settings.map((setting) => send(`set local ${setting}`))]);
      return begun.then(([result]) => result) as Answer;
    }
  };
}

/** Runs one statement as a transaction, in one round trip. */
export const sendInTransaction: SendOne = async (client, statement, values) => {
  // The connection is corked so that all statements go out in one packet.
  client.connection.stream.cork();
  const sent = Promise.allSettled([
    client.query("begin"),
    client.query(statement, values),
    client.query("commit"),
  ]);
  client.connection.stream.uncork();
  const [begun, done, ended] = await sent;
  for (const outcome of [begun, done, ended]) if (outcome.status === "rejected") throw outcome.reason;
  return (done as PromiseFulfilledResult<pg.QueryResult>).value;
};

function isBegin(statement: Statement): boolean {
  return /^\s*begin\s*$/i.test(typeof statement === "string" ? statement : statement.text);
}

function withoutName(statement: Statement): Statement {
  return typeof statement === "string" || statement.name === undefined
    ? statement
    : { ...statement, name: undefined };
}
