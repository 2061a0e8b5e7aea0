import { BACKUPS_KEPT } from "#domain/account/kept-records.ts";
import { KEY_BACKUP_KEPT_DAYS } from "#domain/plans/kept.ts";
import { SITE } from "../../ui/site.ts";

/**
 * Explains which backups there are, and what they still contain after an account was deleted. That depends on what this
 * server backs up.
 */
export function KeyBackups() {
  if (!SITE.backsUpKeys) {
    return "This server makes no backups of keys. Whoever runs it may copy its disk; such a copy can be read for as long as it is kept.";
  }
  const keys = `Keys are backed up apart from the data every day, and their backups are kept for ${KEY_BACKUP_KEPT_DAYS} days; after that an old backup of your account cannot be read by anybody, us included.`;
  if (import.meta.env.NIGHTLY_BACKUPS !== "on") return keys;
  return `The data is backed up every night, and the last ${BACKUPS_KEPT} backups are kept. ${keys} Texts that you sent along with a report are sealed with a key of the server’s, and go with the last backup that holds them.`;
}
