// The part of npm start that runs on the pinned Node.
import { loadConfig } from "#server/platform/config.ts";
import { DataFolderBusyError, lockDataFolder } from "#server/platform/postgres/hold-data-folder.ts";
import { buildAppIfChanged, keepRunningCommand, serverSettings } from "./built-app.mjs";
import { laidOutValues } from "./laid-out.mjs";
import { becomeCommand } from "./run.mjs";
import { differentValues } from "./shown-settings.mjs";

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
  refuseOtherPages();
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

/** Reports settings that the pages of a copy that only runs do not show, because it cannot build others. */
function refuseOtherPages() {
  const built = laidOutValues();
  const different = built ? differentValues(built, process.env) : [];
  if (different.length === 0) return;
  console.error(
    `The pages were built with another value of ${different.join(", ")}. Build the image again with the value that you want ` +
      "(docs/runbook.md says how), or start it with the value that it was built with.",
  );
  process.exit(1);
}
