/** Names that a fork or a setting changes. The build puts the settings in; without them the defaults stand. */
export const SITE = {
  name: "Rubber Arcana",
  /** The advisor, `{name}` in the interface's strings. */
  advisor: import.meta.env.ADVISOR_NAME || "Rob",
  contact: import.meta.env.CONTACT_ADDRESS || "duck@rubber-arcana.example",
  /** Sign-up joins a list instead. */
  isWaitlist: import.meta.env.WAITLIST === "on",
};

/** The title of a page, as tabs and search results show it. */
export function pageTitle(page: string): string {
  return `${page} · ${SITE.name}`;
}
