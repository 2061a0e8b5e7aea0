// Makes a connection pool work through a pooler in transaction mode, such as pgbouncer. Such a pooler gives each
// transaction any of its connections to the server, so nothing that belongs to a connection can be relied on: no
// settings of the start, no prepared statement, no LISTEN.
import type pg from "pg";

type Send = (config: string | pg.QueryConfig, ...more: unknown[]) => Promise<pg.QueryResult>;

/**
 * Makes each transaction of the pool begin with these settings, such as `role = arcana_auth`. Each statement of
 * `pool.query` becomes a transaction of its own, still in one round trip. Named statements are sent without their name.
 */
export function poolByTransaction(pool: pg.Pool, settings: readonly string[]): void {
  pool.on("connect", (client) => {
    const send: Send = client.query.bind(client);
    client.query = ((config: string | pg.QueryConfig, ...more: unknown[]) =>
      isBegin(config)
        ? beginWith(send, settings)
        : send(withoutName(config), ...more)) as typeof client.query;
  });
  const query: Send = async (config, ...more) => {
    const client = await pool.connect();
    try {
      return await sendInTransaction(client, config, more);
    } finally {
      client.release(client.getTransactionStatus() === "I" ? undefined : true);
    }
  };
  pool.query = query as typeof pool.query;
}

async function sendInTransaction(
  client: pg.PoolClient,
  config: string | pg.QueryConfig,
  more: unknown[],
): Promise<pg.QueryResult> {
  const send: Send = client.query.bind(client);
  // The connection is corked so that all statements go out in one packet.
  client.connection.stream.cork();
  const sent = Promise.allSettled([send("begin"), send(config, ...more), send("commit")]);
  client.connection.stream.uncork();
  const outcomes = await sent;
  const failed = outcomes.find((outcome) => outcome.status === "rejected");
  if (failed) throw failed.reason;
  return (outcomes[1] as PromiseFulfilledResult<pg.QueryResult>).value;
}

function isBegin(config: string | pg.QueryConfig): boolean {
  return /^\s*begin\s*$/i.test(typeof config === "string" ? config : config.text);
}

/** Sends BEGIN and the settings without a wait in between. Each is a statement of its own, as a cluster demands. */
async function beginWith(send: Send, settings: readonly string[]): Promise<pg.QueryResult | undefined> {
  const [begun] = await Promise.all([
    send("begin"),
    ...settings.map((setting) => send(`set local ${setting}`)),
  ]);
  return begun;
}

function withoutName(config: string | pg.QueryConfig): string | pg.QueryConfig {
  return typeof config === "string" || config.name === undefined ? config : { ...config, name: undefined };
}
