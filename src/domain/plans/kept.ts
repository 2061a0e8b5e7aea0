/** How long things stay, where they do not stay until somebody deletes them. The pages on privacy say the same numbers. */

/** A guest, with everything of theirs. */
export const GUEST_KEPT_DAYS = 30;
/** Chats that were reset or archived. */
export const ARCHIVED_CHAT_KEPT_HOURS = 720;
/** An address on the waitlist whose letter was never answered; its link works as long. */
export const WAITLIST_UNCONFIRMED_KEPT_DAYS = 7;
/** An invitation that nobody takes up. */
export const INVITATION_KEPT_DAYS = 14;
/** A session that nobody uses. */
export const SESSION_KEPT_DAYS = 60;
/** Wrapped keys in backups: after these days an old backup of a deleted account is unreadable. */
export const KEY_BACKUP_KEPT_DAYS = 30;
