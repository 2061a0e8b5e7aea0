// Helpers for the owner's commands: printing lines, opening the database and ending with an exit code.
import { type Config, loadConfig } from "./platform/config.ts";
import type { Database } from "./platform/db/database.ts";
import { createLog, type Logger } from "./platform/log/log.ts";
import { withDatabase } from "./with-database.ts";

export const tell = (line: string) => void process.stdout.write(`${line}\n`);

export function errorMessageOf(error: unknown): string {
  return error instanceof Error ? error.message : String(error);
}

interface CommandServices {
  config: Config;
  log: Logger;
  database: Database;
}

/** Runs `work` with the configuration and the migrated database. Resolves with its result. */
export async function withOwnerServices(
  work: (services: CommandServices) => Promise<boolean>,
): Promise<boolean> {
  const config = loadConfig();
  const log = createLog("warn");
  return await withDatabase({ config, log, tell }, (database) => work({ config, log, database }));
}

/** Runs a command. The exit code is 0 if it resolves with true; an error is printed. */
export async function runCommand(main: () => Promise<boolean>): Promise<void> {
  try {
    process.exitCode = (await main()) ? 0 : 1;
  } catch (error) {
    process.stderr.write(`${errorMessageOf(error)}\n`);
    process.exitCode = 1;
  }
}
