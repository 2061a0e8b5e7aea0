/** The values of `src/domain/names.ts`, inserted by the build. */
declare const SITE_NAMES: {
  product: string;
  advisor: string;
  consultant: { born: number; died: number; backSince: number };
};

/**
 * The product's names as pages show them. The build inserts the settings; without them the defaults apply.
 */
export const SITE = {
  name: SITE_NAMES.product,
  /** The advisor's name, `{name}` in the interface's strings. */
  advisor: import.meta.env.ADVISOR_NAME || SITE_NAMES.advisor,
  /** The contact address; `null` if the server has none. */
  contact: import.meta.env.CONTACT_ADDRESS || null,
  consultant: SITE_NAMES.consultant,
  /** Whether a job of the server backs people's keys up apart from the data. */
  backsUpKeys: import.meta.env.KEY_BACKUPS === "on",
  /** Whether sign-up joins the waitlist instead of creating an account. */
  isWaitlist: import.meta.env.WAITLIST === "on",
};

/** The label of the sign-up button. */
export const SIGN_UP_LABEL = SITE.isWaitlist ? "Join Waitlist" : "Start Free Debugging";

/** Returns the title of a page, as tabs and search results show it. */
export function pageTitle(page: string): string {
  return `${page} · ${SITE.name}`;
}
