import { NAMES } from "#domain/names.ts";

/**
 * The product's names as a page's code has them: the UI components import no module for them, so the build
 * inserts them.
 */
export const givenNames = { SITE_NAMES: JSON.stringify(NAMES) };

/** The settings that pages show or depend on, and that every visitor may read. */
export const SHOWN_SETTINGS = ["ADVISOR_NAME", "CONTACT_ADDRESS", "KEY_BACKUPS", "WAITLIST", "OFFLINE"];
