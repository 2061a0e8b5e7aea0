/** `src/domain/names.ts`, handed over by the build. */
declare const SITE_NAMES: {
  product: string;
  advisor: string;
  contact: string;
  consultant: { born: number; died: number; backSince: number };
};

/** The names as pages show them. The build puts the settings in; without them the defaults stand. */
export const SITE = {
  name: SITE_NAMES.product,
  /** The advisor, `{name}` in the interface's strings. */
  advisor: import.meta.env.ADVISOR_NAME || SITE_NAMES.advisor,
  contact: import.meta.env.CONTACT_ADDRESS || SITE_NAMES.contact,
  consultant: SITE_NAMES.consultant,
  /** Sign-up joins a list instead. */
  isWaitlist: import.meta.env.WAITLIST === "on",
};

/** What the button says that leads to sign-up. */
export const JOIN_WORDS = SITE.isWaitlist ? "Join Waitlist" : "Start Free Debugging";

/** The title of a page, as tabs and search results show it. */
export function pageTitle(page: string): string {
  return `${page} · ${SITE.name}`;
}
