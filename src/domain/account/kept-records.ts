/** How long backups and the records of administrators are kept. The privacy pages state the same numbers. */

/** How many nightly backups of the data are kept. */
export const BACKUPS_KEPT = 14;
/** How long a report is kept after it was answered, in days. */
export const REPORT_KEPT_DAYS = 365;
/** How long a report is kept that nobody answered, in days after it was sent. */
export const UNANSWERED_REPORT_KEPT_DAYS = 730;
/** How long entries of the audit log are kept, in days. */
export const AUDIT_KEPT_DAYS = 730;
