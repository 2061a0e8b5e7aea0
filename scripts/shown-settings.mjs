import { NAMES } from "#domain/names.ts";

/** The names as a page's code has them: the kit imports nobody, so the build hands them over. */
export const givenNames = { SITE_NAMES: JSON.stringify(NAMES) };

/** Settings that pages show over these or go by, and that every visitor may read. */
export const SHOWN_SETTINGS = ["ADVISOR_NAME", "CONTACT_ADDRESS", "KEY_BACKUPS", "WAITLIST", "OFFLINE"];
