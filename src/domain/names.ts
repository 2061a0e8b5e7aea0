/**
 * What the product and its advisor are called, and where one writes to: the one place that a fork changes. The settings
 * ADVISOR_NAME and MAIL_FROM stand over it; the address to write to is CONTACT_ADDRESS alone, because no default reaches anybody.
 */
export const NAMES = {
  product: "Rubber Arcana",
  /** `{name}` in the interface's strings. */
  advisor: "Rob",
  sender: "duck@localhost",
  /** The advisor's life, as the landing tells it. */
  consultant: { born: 1977, died: 2023, backSince: 2025 },
};
