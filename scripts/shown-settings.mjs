import { NAMES } from "#domain/names.ts";

/**
 * The product's names, as constants that the build inserts into the pages' code, because UI components import no module
 * for them.
 */
export const givenNames = { SITE_NAMES: JSON.stringify(NAMES) };

/** The settings that pages show or depend on, and that every visitor may read. */
export const SHOWN_SETTINGS = ["ADVISOR_NAME", "CONTACT_ADDRESS", "KEY_BACKUPS", "WAITLIST", "OFFLINE"];

/**
 * Returns what pages know of the settings: the settings above, and whether Premium is for sale, readings can be
 * exported to Notion, and backups are made every night. Of the settings behind these three, pages know only whether
 * they are set. `KEY_BACKUPS` is on if there are nightly backups, because these include the keys.
 * @param {Record<string, string | undefined>} environment
 * @returns {Record<string, string>}
 */
export function shownValues(environment) {
  const shown = SHOWN_SETTINGS.map((name) => [name, environment[name] ?? ""]);
  /** @param {string} name */
  const ifSet = (name) => ((environment[name] ?? "").trim() === "" ? "" : "on");
  return {
    ...Object.fromEntries(shown),
    KEY_BACKUPS: ifSet("BACKUP_DIR") || (environment.KEY_BACKUPS ?? ""),
    NIGHTLY_BACKUPS: ifSet("BACKUP_DIR"),
    PREMIUM_FOR_SALE: ifSet("STRIPE_SECRET_KEY") || (environment.PREMIUM_FOR_SALE ?? ""),
    HAS_NOTION: ifSet("NOTION_CLIENT_ID"),
  };
}
