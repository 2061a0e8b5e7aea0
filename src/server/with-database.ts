// Gives the owner's commands access to the database, whether or not the server is running.
import type { Config } from "./platform/config.ts";
import { type Database, openDatabase } from "./platform/db/database.ts";
import { migrate } from "./platform/db/migrate.ts";
import type { Logger } from "./platform/log/log.ts";
import { startEmbeddedPostgres } from "./platform/postgres/embedded-postgres.ts";
import { DataFolderBusyError, lockDataFolder } from "./platform/postgres/hold-data-folder.ts";
import { findRunningPostgres } from "./platform/postgres/running-postgres.ts";

const POOL_SIZE = 2;

export interface Command {
  config: Pick<Config, "databaseUrl" | "dataDir">;
  log: Logger;
  /** Receives progress lines for the person who runs the command. */
  tell: (line: string) => void;
}

/** Runs `work` on the migrated database, and stops the database afterwards if it was started for it. */
export async function withDatabase<T>(
  command: Command,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  return await withConnectionString(command, async (connectionString) => {
    await migrate(connectionString, command.log);
    return await withPools(connectionString, command.log, work);
  });
}

/** Runs `work` on an open database that is not migrated first, and closes it afterwards. */
export async function withPools<T>(
  connectionString: string,
  log: Logger,
  work: (database: Database) => Promise<T>,
): Promise<T> {
  const database = await openDatabase({ connectionString, log, poolSize: POOL_SIZE });
  try {
    return await work(database);
  } finally {
    await database.close();
  }
}

/**
 * Runs `work` with the connection string of the database as it is, and stops the database afterwards if it was started for
 * it. With `isAlone`, throws where a server runs on the data folder.
 */
export async function withConnectionString<T>(
  command: Omit<Command, "log">,
  work: (connectionString: string) => Promise<T>,
  { isAlone = false } = {},
): Promise<T> {
  const { connectionString, leave } = await reachDatabase(command, isAlone);
  try {
    return await work(connectionString);
  } finally {
    await leave();
  }
}

/**
 * Returns the configured database, that of the server running on this data folder, or one started for this
 * command.
 */
async function reachDatabase(
  { config, tell }: Omit<Command, "log">,
  isAlone: boolean,
): Promise<{ connectionString: string; leave: () => Promise<void> }> {
  const asItIs = async () => {};
  if (config.databaseUrl) return { connectionString: config.databaseUrl, leave: asItIs };
  try {
    const hold = lockDataFolder(config.dataDir);
    const postgres = await startEmbeddedPostgres({ dataDir: config.dataDir, log: tell });
    return {
      connectionString: postgres.url,
      leave: async () => {
        await postgres.stop();
        hold.release();
      },
    };
  } catch (error) {
    const isBusy = error instanceof DataFolderBusyError && !isAlone;
    const running = isBusy ? findRunningPostgres(config.dataDir) : undefined;
    if (!running) throw error;
    return { connectionString: running, leave: asItIs };
  }
}
