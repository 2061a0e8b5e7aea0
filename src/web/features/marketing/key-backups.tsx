import { KEY_BACKUP_KEPT_DAYS } from "#domain/plans/kept.ts";
import { SITE } from "../../ui/site.ts";

/**
 * Explains what backups still contain after an account was deleted. That depends on whether this server backs up
 * its keys.
 */
export function KeyBackups() {
  if (!SITE.backsUpKeys) {
    return "This server makes no backups of keys. Whoever runs it may copy its disk; such a copy can be read for as long as it is kept.";
  }
  return `Keys are backed up apart from the data every day, and their backups are kept for ${KEY_BACKUP_KEPT_DAYS} days; after that an old backup of your account cannot be read by anybody, us included.`;
}
