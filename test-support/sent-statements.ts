// Records every statement that this process sends to PostgreSQL, through whichever connection pool.
import pg from "pg";

export interface SentStatement {
  text: string;
  values: unknown[];
  /** The role that the statement's transaction had switched to; `null` outside of a transaction that switched roles. */
  role: string | null;
}

export interface StatementRecord {
  sent: SentStatement[];
  /** Ends the recording. Connections that were opened during the recording continue to record until they close. */
  stop(): void;
}

/** Begins to record the statements of all connections that are opened from now on. */
export function recordSentStatements(): StatementRecord {
  const sent: SentStatement[] = [];
  const roles = new WeakMap<pg.Client, string>();
  const send = pg.Client.prototype.query;
  function recording(this: pg.Client, ...parameters: unknown[]) {
    const [config, listed] = parameters;
    const text = typeof config === "string" ? config : (config as pg.QueryConfig).text;
    const values = Array.isArray(listed) ? listed : ((config as pg.QueryConfig).values ?? []);
    const role = /^set local role (\w+)$/.exec(text)?.[1];
    if (role) roles.set(this, role);
    if (text === "begin" || text === "commit" || text === "rollback") roles.delete(this);
    sent.push({ text, values, role: roles.get(this) ?? null });
    return Reflect.apply(send, this, parameters) as unknown;
  }
  pg.Client.prototype.query = recording as typeof send;
  return {
    sent,
    stop: () => {
      pg.Client.prototype.query = send;
    },
  };
}
