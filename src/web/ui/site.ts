/** Names that a fork or a setting changes. The build puts the settings in; without them the defaults stand. */
export const SITE = {
  name: "Rubber Arcana",
  /** The advisor, `{name}` in the interface's strings. */
  advisor: import.meta.env.ADVISOR_NAME || "Rob",
  contact: import.meta.env.CONTACT_ADDRESS || "duck@rubber-arcana.example",
  /** His life, as the landing tells it. */
  consultant: { born: 1977, died: 2023, backSince: 2025 },
  /** Sign-up joins a list instead. */
  isWaitlist: import.meta.env.WAITLIST === "on",
};

/** What the button says that leads to sign-up. */
export const JOIN_WORDS = SITE.isWaitlist ? "Join Waitlist" : "Start Free Debugging";

/** The title of a page, as tabs and search results show it. */
export function pageTitle(page: string): string {
  return `${page} · ${SITE.name}`;
}
