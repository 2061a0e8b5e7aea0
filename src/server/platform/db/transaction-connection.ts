// The connection of a transaction, which accepts statements only while the transaction is open.
import { drizzle, type NodePgDatabase } from "drizzle-orm/node-postgres";
import type pg from "pg";
import { isReadOnly } from "./read-only.ts";

/**
 * Builds statements for its transaction. A statement is sent when it is awaited; in a batch this happens for
 * you.
 */
export type Transaction = Pick<
  NodePgDatabase<Record<string, never>>,
  | "select"
  | "selectDistinct"
  | "selectDistinctOn"
  | "insert"
  | "update"
  | "delete"
  | "execute"
  | "with"
  | "$with"
>;

interface Line {
  client: pg.PoolClient;
  tx: Transaction;
  /**
   * A transaction accepts statements only between BEGIN and COMMIT, since a later one would run outside it.
   */
  isOpen: boolean;
  hasWritten: boolean;
  answerTimeoutMs: number | undefined;
}

const lines = new WeakMap<pg.PoolClient, Line>();

function lineOf(client: pg.PoolClient): Line {
  const existing = lines.get(client);
  if (existing) return existing;
  const guarded = {
    query: (config: pg.QueryConfig, values: unknown[]) => {
      if (!line.isOpen)
        return Promise.reject(new Error("A statement was sent after its transaction had ended"));
      line.hasWritten ||= !isReadOnly(config.text);
      return client.query(withTimeout(config, line.answerTimeoutMs), values);
    },
  };
  const line: Line = {
    client,
    tx: drizzle({ client: guarded as pg.PoolClient }),
    isOpen: false,
    hasWritten: false,
    answerTimeoutMs: undefined,
  };
  lines.set(client, line);
  return line;
}

export function withTimeout(config: pg.QueryConfig, query_timeout: number | undefined): pg.QueryConfig {
  return query_timeout === undefined ? config : Object.assign({ query_timeout }, config);
}

export function openLine(client: pg.PoolClient, { answerTimeoutMs }: { answerTimeoutMs?: number }): Line {
  return Object.assign(lineOf(client), { isOpen: true, hasWritten: false, answerTimeoutMs });
}
