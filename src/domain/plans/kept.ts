/** How long data is kept that is deleted automatically. The privacy pages state the same numbers. */

/** A guest, with all of their data. */
export const GUEST_KEPT_DAYS = 30;
/** Chats that were reset or archived. */
export const ARCHIVED_CHAT_KEPT_HOURS = 720;
/** An unconfirmed address on the waitlist. The link in its letter is valid for as long. */
export const WAITLIST_UNCONFIRMED_KEPT_DAYS = 7;
/** An unused invitation. */
export const INVITATION_KEPT_DAYS = 14;
/** An unused session. */
export const SESSION_KEPT_DAYS = 60;
/** Wrapped keys in backups: after these days an old backup of a deleted account is unreadable. */
export const KEY_BACKUP_KEPT_DAYS = 30;
