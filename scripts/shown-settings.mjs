import { NAMES } from "#domain/names.ts";

/**
 * The product's names, as constants that the build inserts into the pages' code, because UI components import no module
 * for them.
 */
export const givenNames = { SITE_NAMES: JSON.stringify(NAMES) };

/** The settings that pages show or depend on, and that every visitor may read. */
export const SHOWN_SETTINGS = ["ADVISOR_NAME", "CONTACT_ADDRESS", "KEY_BACKUPS", "WAITLIST", "OFFLINE"];

/** The settings of which pages know only whether they are set, by the name under which pages know it. */
const SET_OR_NOT = /** @type {Record<string, string>} */ ({
  NIGHTLY_BACKUPS: "BACKUP_DIR",
  PREMIUM_FOR_SALE: "STRIPE_SECRET_KEY",
  HAS_NOTION: "NOTION_CLIENT_ID",
});

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
  const setOrNot = Object.fromEntries(
    Object.entries(SET_OR_NOT).map(([name, setting]) => [name, ifSet(setting)]),
  );
  return {
    ...Object.fromEntries(shown),
    ...setOrNot,
    KEY_BACKUPS: setOrNot.NIGHTLY_BACKUPS || (environment.KEY_BACKUPS ?? ""),
    PREMIUM_FOR_SALE: setOrNot.PREMIUM_FOR_SALE || (environment.PREMIUM_FOR_SALE ?? ""),
  };
}

/**
 * Returns the names of the settings with which pages would show something else than they were built with.
 * @param {Record<string, string>} built what `shownValues` returned at the build
 * @param {Record<string, string | undefined>} environment
 */
export function differentValues(built, environment) {
  const values = Object.entries(shownValues(environment));
  const names = values.filter(([name, value]) => value !== built[name]).map(([name]) => name);
  // Nightly backups turn on the backups of keys, too, which pages name apart.
  const own = names.filter((name) => name !== "KEY_BACKUPS" || !names.includes("NIGHTLY_BACKUPS"));
  return own.map((name) => SET_OR_NOT[name] ?? name);
}
