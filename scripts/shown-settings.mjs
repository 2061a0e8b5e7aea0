import { NAMES } from "#domain/names.ts";

/**
 * The product's names, as constants that the build inserts into the pages' code, because UI components import no module
 * for them.
 */
export const givenNames = { SITE_NAMES: JSON.stringify(NAMES) };

/** The settings that pages show or depend on, and that every visitor may read. */
export const SHOWN_SETTINGS = ["ADVISOR_NAME", "CONTACT_ADDRESS", "KEY_BACKUPS", "WAITLIST", "OFFLINE"];
