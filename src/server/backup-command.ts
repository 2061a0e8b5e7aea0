// npm run backup -- <file>: writes a backup of the database, and people's wrapped keys apart from it. May run beside the
// server.
import { statSync } from "node:fs";
import { resolve } from "node:path";
import { runCommand, tell } from "./owner-command.ts";
import { writeBackup } from "./platform/backup/write-backup.ts";
import { loadConfig } from "./platform/config.ts";
import { backUpKeys } from "./platform/crypto/back-up-keys.ts";
import { createLog } from "./platform/log/log.ts";
import { secretFiles } from "./secret-files.ts";
import { withConnectionString, withPools } from "./with-database.ts";

const USAGE = `npm run backup -- <file>   write every row of the database into a new file, such as pond.sql.gz
People's wrapped keys go into KEY_BACKUP_DIR, because with both and the master keys everything can be read.`;
const MB = 1_000_000;

async function main(): Promise<boolean> {
  const [name = ""] = process.argv.slice(2);
  if (name === "") {
    tell(USAGE);
    return false;
  }
  const config = loadConfig();
  const file = resolve(name);
  return await withConnectionString({ config, tell }, async (connectionString) => {
    const { tables, rows } = await writeBackup({ connectionString, file, now: new Date() });
    tell(`Wrote ${rows} rows of ${tables} tables to ${file} (${(statSync(file).size / MB).toFixed(1)} MB).`);
    // The keys are read after the data, so that they include those of everybody in it.
    const keys = await withPools(connectionString, createLog("warn"), (database) =>
      backUpKeys(database, config.keyFolder, new Date()),
    );
    tell(
      `Wrote ${keys.people} wrapped ${keys.people === 1 ? "key" : "keys"} to ${keys.file}. Keep it apart.`,
    );
    const secrets = secretFiles(config);
    if (secrets.length > 0)
      tell(`Neither file opens anything without ${secrets.join(" and ")}: keep copies in a third place.`);
    tell(`To restore, into an empty DATA_DIR or database: npm run restore -- ${file} ${keys.file}`);
    return true;
  });
}

await runCommand(main);
