// Counts the connections to a PostgreSQL again and again, and keeps the highest counts.
import type pg from "pg";

const SAMPLE_MS = 100;

export interface Connections {
  /** The most connections of the app's processes and of the pooler together that were seen at once. */
  most: number;
  /** The most at once that the pooler held of them. */
  mostPooled: number;
  stop(): void;
}

/** Starts to count. Connections of the pooler log in from `poolerPort`'s process and carry no name of their own. */
export function sampleConnections(owner: pg.Pool, login: string): Connections {
  const found: Connections = { most: 0, mostPooled: 0, stop: () => clearInterval(timer) };
  let isAsking = false;
  const sample = async () => {
    if (isAsking) return;
    isAsking = true;
    const { rows } = await owner.query<{ all: number; pooled: number }>(
      `select count(*)::int as all, count(*) filter (where usename like $1 || '%' and application_name = 'rubber-arcana')::int as pooled
       from pg_stat_activity where backend_type = 'client backend' and pid <> pg_backend_pid() and client_addr is not null`,
      [login],
    );
    found.most = Math.max(found.most, rows[0]?.all ?? 0);
    found.mostPooled = Math.max(found.mostPooled, rows[0]?.pooled ?? 0);
    isAsking = false;
  };
  const timer = setInterval(() => void sample().catch(() => undefined), SAMPLE_MS);
  return found;
}
