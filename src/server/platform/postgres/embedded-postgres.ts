// The database that comes with the app, for everyone who sets no DATABASE_URL.
import { join } from "node:path";
import pg from "pg";
import { prepareCluster, superuser } from "./cluster.ts";
import { placePostgres } from "./placement.ts";
import { clearWayFor } from "./postmaster.ts";
import { runServer } from "./server-process.ts";
import { openSocketFolder } from "./socket-folder.ts";

const defaultDatabase = "rubber_arcana";

export type EmbeddedPostgres = {
  /** For any PostgreSQL client: a unix socket, no password, the role that owns everything. */
  url: string;
  /** Where the server's files really are; a backup takes this folder while the app is stopped. */
  folder: string;
  /** False between a crash and the moment the server answers again. */
  isRunning(): boolean;
  /** Resolves when the server has written everything and no process of it is left. */
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL on the files in `dataDir`/postgres and resolves when it takes queries; the first time that takes
 * a second or two. A server left over from a killed app is stopped first. One app at a time: hold the data folder
 * (hold-data-folder.ts) before calling this. `log` gets the few lines a person should see.
 */
export async function startEmbeddedPostgres(options: {
  dataDir: string;
  log: (line: string) => void;
  database?: string;
  settings?: Record<string, string>;
}): Promise<EmbeddedPostgres> {
  const { dataDir, log, database = defaultDatabase, settings = {} } = options;
  const placement = placePostgres(dataDir, log);
  await prepareCluster(placement, log);
  await clearWayFor(placement.cluster, log);
  const sockets = openSocketFolder(placement.cluster, placement.user);
  const server = await runServer({
    placement,
    socketFolder: sockets.path,
    logFile: join(dataDir, "postgres.log"),
    settings,
    log,
  });
  const stop = async () => {
    await server.stop();
    sockets.remove();
  };
  try {
    await createDatabase(sockets.path, database);
  } catch (error) {
    await stop();
    throw error;
  }
  const url = connectionUrl(sockets.path, database);
  return { url, folder: placement.cluster, isRunning: server.isRunning, stop };
}

/** For a server whose socket is in this folder. */
export function connectionUrl(socketFolder: string, database: string = defaultDatabase): string {
  return `postgresql:///${database}?host=${encodeURIComponent(socketFolder)}&user=${superuser}`;
}

async function createDatabase(socketFolder: string, database: string): Promise<void> {
  const client = new pg.Client({ connectionString: connectionUrl(socketFolder, "postgres") });
  await client.connect();
  try {
    const { rowCount } = await client.query("select 1 from pg_database where datname = $1", [database]);
    if (rowCount === 0) await client.query(`create database ${client.escapeIdentifier(database)}`);
  } finally {
    await client.end();
  }
}
