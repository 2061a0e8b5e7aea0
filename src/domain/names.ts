/**
 * What the product and its advisor are called, and where one writes to: the one place that a fork changes. The settings
 * ADVISOR_NAME, CONTACT_ADDRESS and MAIL_FROM stand over it.
 */
export const NAMES = {
  product: "Rubber Arcana",
  /** `{name}` in the interface's strings. */
  advisor: "Rob",
  contact: "duck@rubber-arcana.example",
  sender: "duck@localhost",
  /** The advisor's life, as the landing tells it. */
  consultant: { born: 1977, died: 2023, backSince: 2025 },
};
