// The embedded database, used where DATABASE_URL is not set.
import pg from "pg";
import { prepareCluster, superuser } from "./cluster.ts";
import { logFileIn } from "./log-file.ts";
import { placePostgres } from "./placement.ts";
import { stopLeftoverServer } from "./postmaster.ts";
import { runPostgresServer } from "./server-process.ts";
import { openSocketFolder } from "./socket-folder.ts";

const defaultDatabase = "rubber_arcana";

export type EmbeddedPostgres = {
  /**
   * The connection string for any PostgreSQL client: a unix socket, no password, the role that owns
   * everything.
   */
  url: string;
  /** The actual folder of the server's files. To back it up, stop the app first. */
  folder: string;
  /** Whether the database server answers: false between a crash and the moment it answers again. */
  isRunning(): boolean;
  /** Stops the database server. Resolves when it has written everything and its processes have ended. */
  stop(): Promise<void>;
};

/**
 * Starts PostgreSQL on the files in `dataDir`/postgres and resolves when it accepts queries; the first start
 * takes a second or two. A server left over from a killed app is stopped first. Lock the data folder
 * (hold-data-folder.ts) before calling this. `log` receives the few lines a person should see.
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
  await stopLeftoverServer(placement.cluster, log);
  const sockets = openSocketFolder(placement.cluster, placement.user);
  const server = await runPostgresServer({
    placement,
    socketFolder: sockets.path,
    logFile: logFileIn(dataDir),
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

/** Returns the URL of a server whose socket is in this folder. */
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
