/** How long data is kept that is deleted automatically. The privacy pages state the same numbers. */

/** How long a guest is kept, with all of their data, in days. */
export const GUEST_KEPT_DAYS = 30;
/** How long chats are kept that were reset or archived, in hours. */
export const ARCHIVED_CHAT_KEPT_HOURS = 720;
/**
 * How long an unconfirmed address on the waitlist is kept, in days. The link in its letter is valid for as
 * long.
 */
export const WAITLIST_UNCONFIRMED_KEPT_DAYS = 7;
/** How long an address is kept that asked to be told when Premium is for sale, in days, if that never happens. */
export const PREMIUM_WISH_KEPT_DAYS = 365;
/** How long an unused invitation is kept, in days. */
export const INVITATION_KEPT_DAYS = 14;
/** How long the costs of a call of a model are kept, in days. */
export const USAGE_KEPT_DAYS = 90;
/** How long an unused session is kept, in days. */
export const SESSION_KEPT_DAYS = 60;
/**
 * How long wrapped keys in backups are kept: after these days an old backup of a deleted account is
 * unreadable.
 */
export const KEY_BACKUP_KEPT_DAYS = 30;
