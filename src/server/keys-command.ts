// npm run keys -- status | rotate | backup | restore: manages the encryption keys. All but restore may run
// beside the server; a server that runs before a restore gives people new keys.
import { KEY_BACKUP_KEPT_DAYS } from "#domain/plans/kept.ts";
import { counted } from "#domain/text/counted.ts";
import { runCommand, tell, withOwnerServices } from "./owner-command.ts";
import type { Config } from "./platform/config.ts";
import { backUpKeys, restoreKeys } from "./platform/crypto/back-up-keys.ts";
import { describeMasterKey, keyFileIn, newMasterKey } from "./platform/crypto/key-file.ts";
import { type Keyring, openKeyring } from "./platform/crypto/keyring.ts";
import { addMasterKey, countByMasterKey, rewrapDataKeys } from "./platform/crypto/rotate-keys.ts";
import type { Database } from "./platform/db/database.ts";

const USAGE = `npm run keys -- status   the master keys, and how many people's data keys each of them seals
npm run keys -- rotate   make a new master key current and seal every data key by it; goes on where it was cut short
npm run keys -- backup <folder>   write people's wrapped keys there, and remove such files that are older than ${KEY_BACKUP_KEPT_DAYS} days
npm run keys -- restore <file>    put back the keys of people who have an account here and no key`;

interface Bench {
  config: Config;
  database: Database;
  keyring: Keyring;
}

const commands: Record<string, (bench: Bench, place: string) => Promise<boolean>> = {
  status: showStatus,
  rotate,
  backup,
  restore,
};
/** The commands that require a folder or a file. */
const WITH_PLACE = ["backup", "restore"];

async function main(): Promise<boolean> {
  const [name = "", place = ""] = process.argv.slice(2);
  const command = commands[name];
  if (!command || (WITH_PLACE.includes(name) && place === "")) {
    tell(USAGE);
    return false;
  }
  return await withOwnerServices(async ({ config, log, database }) => {
    const keyring = openKeyring({ dataDir: config.dataDir, encryptionKeys: config.encryptionKeys, log });
    return await command({ config, database, keyring }, place);
  });
}

async function showStatus({ config, database, keyring }: Bench): Promise<boolean> {
  tell(
    config.encryptionKeys
      ? "Master keys from ENCRYPTION_KEYS:"
      : `Master keys in ${keyFileIn(config.dataDir)}:`,
  );
  const uses = await countByMasterKey(database, keyring);
  for (const { masterKeyId, isCurrent, isKnown, people } of uses) {
    const notes = [
      isCurrent && "current",
      !isKnown && "MISSING: these people's entries cannot be read",
      isKnown && !isCurrent && people === 0 && "unused; only backups from before the rotation need it",
    ].filter((note) => note !== false);
    tell(
      `  ${masterKeyId}  seals the data keys of ${people} ${people === 1 ? "person" : "people"}  ${notes.join(", ")}`,
    );
  }
  return uses.every((use) => use.isKnown);
}

async function rotate({ config, database, keyring }: Bench): Promise<boolean> {
  const uses = await countByMasterKey(database, keyring);
  const isUnfinished = uses.some((use) => use.isKnown && !use.isCurrent && use.people > 0);
  if (isUnfinished) {
    tell(`Going on with the rotation to ${keyring.current().id}; run this again afterwards for a new key.`);
  } else if (config.encryptionKeys) {
    explainSetting();
    return true;
  } else {
    const added = await addMasterKey(database, keyFileIn(config.dataDir));
    tell(`Made ${added} the current master key. Back up ${keyFileIn(config.dataDir)} now.`);
  }
  const { rewrapped, failed } = await rewrapDataKeys(database, keyring, (count) =>
    tell(`  ${count} done ...`),
  );
  tell(`Sealed ${rewrapped} data ${rewrapped === 1 ? "key" : "keys"} by ${keyring.current().id}.`);
  if (failed > 0)
    tell(`${failed} could not be opened: \`npm run keys -- status\` shows which key is missing.`);
  return failed === 0;
}

async function backup({ database }: Bench, folder: string): Promise<boolean> {
  const { file, people, removed } = await backUpKeys(database, folder, new Date());
  tell(`Wrote the wrapped keys of ${people} ${people === 1 ? "person" : "people"} to ${file}.`);
  if (removed > 0) tell(`Removed ${counted(removed, "file")} older than ${KEY_BACKUP_KEPT_DAYS} days.`);
  return true;
}

async function restore({ database }: Bench, file: string): Promise<boolean> {
  const { restored, replaced } = await restoreKeys(database, file);
  tell(`Put back ${counted(restored, "key")}.`);
  if (replaced > 0) {
    const people = replaced === 1 ? "person has" : "people have";
    tell(
      `${replaced} ${people} another key by now, made after the data was restored, and keep it: what they wrote before does not open. Restore the data anew, and the keys before the app is started.`,
    );
  }
  return replaced === 0;
}

function explainSetting(): void {
  tell(`The master keys are set by ENCRYPTION_KEYS, which this command cannot change. To rotate:
  1. Add this new key at the END of ENCRYPTION_KEYS, for every server, and restart them:
       ${describeMasterKey(newMasterKey())}
  2. Move it to the FRONT, which makes it the current one, and restart them again.
  3. Run \`npm run keys -- rotate\` with the same setting. Keep the former keys as long as you keep old backups.
With a single server steps 1 and 2 may be one.`);
}

await runCommand(main);
