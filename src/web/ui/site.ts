/** The default names from `src/domain/names.ts`, inserted by the build. */
declare const SITE_NAMES: {
  product: string;
  advisor: string;
  consultant: { born: number; died: number; backSince: number };
};

/**
 * The product's names and settings as pages use them. The build inserts the settings; where one is missing, its
 * default is used.
 */
export const SITE = {
  name: SITE_NAMES.product,
  /** The advisor's name. It replaces `{name}` in the texts of the interface. */
  advisor: import.meta.env.ADVISOR_NAME || SITE_NAMES.advisor,
  /** The contact address; `null` if the server has none. */
  contact: import.meta.env.CONTACT_ADDRESS || null,
  consultant: SITE_NAMES.consultant,
  /** Whether the server backs up people's keys separately from the data. */
  backsUpKeys: import.meta.env.KEY_BACKUPS === "on",
  /** Whether the sign-up button adds people to the waitlist instead of creating an account. */
  isWaitlist: import.meta.env.WAITLIST === "on",
  /** Whether Premium can be bought on this server. */
  sellsPremium: import.meta.env.PREMIUM_FOR_SALE === "on",
  /** Whether people can export to Notion on this server. */
  hasNotion: import.meta.env.HAS_NOTION === "on",
};

/** The label of the sign-up button. */
export const SIGN_UP_LABEL = SITE.isWaitlist ? "Join Waitlist" : "Start Free Debugging";

/** Returns the title of a page, as tabs and search results show it. */
export function pageTitle(page: string): string {
  return `${page} · ${SITE.name}`;
}
