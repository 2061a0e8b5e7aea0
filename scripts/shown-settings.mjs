import { NAMES } from "#domain/names.ts";

/**
 * The product's names, as constants that the build inserts into the pages' code, because UI components import no module
 * for them.
 */
export const givenNames = { SITE_NAMES: JSON.stringify(NAMES) };

/** The settings that pages show or depend on, and that every visitor may read. */
export const SHOWN_SETTINGS = ["ADVISOR_NAME", "CONTACT_ADDRESS", "KEY_BACKUPS", "WAITLIST", "OFFLINE"];

/**
 * Returns what pages know of the settings: the settings above, and whether Premium is for sale. Of the key for payments
 * they know only whether there is one.
 * @param {Record<string, string | undefined>} environment
 * @returns {Record<string, string>}
 */
export function shownValues(environment) {
  const shown = SHOWN_SETTINGS.map((name) => [name, environment[name] ?? ""]);
  const isForSale = (environment.STRIPE_SECRET_KEY ?? "").trim() !== "";
  return { ...Object.fromEntries(shown), PREMIUM_FOR_SALE: isForSale ? "on" : "" };
}
