/** An account that somebody may enter, because they have shown what opens it. */
export interface Entry {
  userId: string;
  /** The account's `asked_version` when that was checked. A reset counts it up, and the entry is over then. */
  askedVersion: number;
  isGuest?: boolean;
  /** Whether the second factor was shown too, or something that counts as both. */
  isProven?: boolean;
  /** Whether a password was shown. */
  hasPassword?: boolean;
  /** Whether a guest has become this account by the same request. */
  isUpgraded?: boolean;
  /** The browser's time zone, where the request itself cannot name it. */
  timeZone?: string | null;
}
