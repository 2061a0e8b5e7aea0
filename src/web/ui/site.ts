import { NAMES } from "../../domain/names.ts";

/** The names as pages show them. The build puts the settings in; without them the defaults stand. */
export const SITE = {
  name: NAMES.product,
  /** The advisor, `{name}` in the interface's strings. */
  advisor: import.meta.env.ADVISOR_NAME || NAMES.advisor,
  contact: import.meta.env.CONTACT_ADDRESS || NAMES.contact,
  consultant: NAMES.consultant,
  /** Sign-up joins a list instead. */
  isWaitlist: import.meta.env.WAITLIST === "on",
};

/** What the button says that leads to sign-up. */
export const JOIN_WORDS = SITE.isWaitlist ? "Join Waitlist" : "Start Free Debugging";

/** The title of a page, as tabs and search results show it. */
export function pageTitle(page: string): string {
  return `${page} · ${SITE.name}`;
}
