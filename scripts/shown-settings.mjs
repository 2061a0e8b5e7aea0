import { NAMES } from "#domain/names.ts";

/**
 * The product's names, as constants that the build inserts into the pages' code, because UI components import no module
 * for them.
 */
export const givenNames = { SITE_NAMES: JSON.stringify(NAMES) };

/** The settings that pages show or depend on, and that every visitor may read. */
export const SHOWN_SETTINGS = ["ADVISOR_NAME", "CONTACT_ADDRESS", "KEY_BACKUPS", "WAITLIST", "OFFLINE"];

/**
 * Returns what pages know of the settings: the settings above, whether Premium is for sale, whether readings can be
 * exported to Notion, and whether there are nightly backups. Of the key for payments and the rest they know only whether there is one. With nightly backups,
 * keys are backed up as well.
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
    PREMIUM_FOR_SALE: ifSet("STRIPE_SECRET_KEY"),
    HAS_NOTION: ifSet("NOTION_CLIENT_ID"),
  };
}
