// npm run restore -- <file> [<file of keys>]: restores a backup into a database without people, while no server runs on it.
import { existsSync } from "node:fs";
import { resolve } from "node:path";
import { runCommand, tell } from "./owner-command.ts";
import { describeRestored, restoreBackup } from "./platform/backup/restore-backup.ts";
import { loadConfig } from "./platform/config.ts";
import { newestKeyBackup } from "./platform/crypto/back-up-keys.ts";
import { createLog } from "./platform/log/log.ts";
import { secretFiles } from "./secret-files.ts";
import { withConnectionString } from "./with-database.ts";

const USAGE = `npm run restore -- <file>                     restore a backup, with the newest keys in KEY_BACKUP_DIR
npm run restore -- <file> <file of keys>     the same with these keys: take the newest that there are
It goes into an empty DATA_DIR, or an empty database in DATABASE_URL. Stop the server first.`;

async function main(): Promise<boolean> {
  const [file = "", keys] = process.argv.slice(2);
  if (file === "") {
    tell(USAGE);
    return false;
  }
  const config = loadConfig();
  const keysFile = keys === undefined ? newestKeyBackup(config.keyFolder) : resolve(keys);
  if (keysFile === undefined) {
    tell(`There is no backup of keys in ${config.keyFolder}: name its file after the backup's.`);
    return false;
  }
  tell(`Restoring with the keys of ${keysFile} ...`);
  return await withConnectionString(
    { config, tell },
    async (connectionString) => {
      const restored = await restoreBackup({
        connectionString,
        file: resolve(file),
        keysFile,
        log: createLog("warn"),
      });
      for (const line of describeRestored(restored, file)) tell(line);
      const missing = secretFiles(config).filter((each) => !existsSync(each));
      if (missing.length > 0)
        tell(`Before you start the server, put back ${missing.join(" and ")}: without it nothing opens.`);
      return restored.missing === 0;
    },
    { isAlone: true },
  );
}

await runCommand(main);
