interface ImportMetaEnv {
  readonly ADVISOR_NAME?: string;
  readonly CONTACT_ADDRESS?: string;
  readonly KEY_BACKUPS?: string;
  readonly WAITLIST?: string;
  readonly OFFLINE?: string;
  /** `on` where the server backs up its data every night. Derived by the build (`scripts/shown-settings.mjs`). */
  readonly NIGHTLY_BACKUPS?: string;
  /** `on` where the server has a key for payments. Derived by the build (`scripts/shown-settings.mjs`). */
  readonly PREMIUM_FOR_SALE?: string;
  /** `on` where `NOTION_CLIENT_ID` is set. Derived by the build (`scripts/shown-settings.mjs`). */
  readonly HAS_NOTION?: string;
}
