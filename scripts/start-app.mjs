// The part of npm start that runs on the pinned Node.
import { loadConfig } from "#server/platform/config.ts";
import { DataFolderBusyError, lockDataFolder } from "#server/platform/postgres/hold-data-folder.ts";
import { buildAppIfChanged, keepRunningCommand, serverSettings } from "./built-app.mjs";
import { becomeCommand } from "./run.mjs";

/**
 * Builds the pages and the server if their sources changed, and then replaces this process by one that keeps the server
 * running.
 */
export async function startApp() {
  refuseEarly();
  await buildAppIfChanged();
  const env = { ...serverSettings, ...process.env, NODE_ENV: process.env.NODE_ENV ?? "production" };
  await becomeCommand(process.execPath, keepRunningCommand, env);
}

/** Reports a wrong setting, or another process that uses the same data, before anything is changed. */
function refuseEarly() {
  try {
    const { dataDir, databaseUrl } = loadConfig();
    if (!databaseUrl) lockDataFolder(dataDir).release();
  } catch (error) {
    const isForPeople =
      error instanceof DataFolderBusyError || (error instanceof Error && error.name === "SettingError");
    if (!isForPeople) throw error;
    console.error(error.message);
    process.exit(1);
  }
}
