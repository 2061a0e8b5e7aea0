// Counts the connections to a PostgreSQL again and again, and keeps the highest count.
import type pg from "pg";

const SAMPLE_MS = 100;

export interface Connections {
  /** The most connections of the app's processes and of the pooler together that were seen at once. */
  most: number;
  stop(): void;
}

/** Starts to count the connections by TCP. Those of `owner` use a socket and are left out. */
export function sampleConnections(owner: pg.Pool): Connections {
  const found: Connections = { most: 0, stop: () => clearInterval(timer) };
  const sample = async () => {
    const { rows } = await owner.query<{ all: number }>(
      `select count(*)::int as all from pg_stat_activity
       where backend_type = 'client backend' and client_addr is not null`,
    );
    found.most = Math.max(found.most, rows[0]?.all ?? 0);
  };
  const timer = setInterval(() => void sample().catch(() => undefined), SAMPLE_MS);
  return found;
}
