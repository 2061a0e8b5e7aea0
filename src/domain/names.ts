/**
 * The names of the product and its advisor, and the sender of mails. A fork changes them only here. The
 * settings ADVISOR_NAME and MAIL_FROM override them. The contact address is only in CONTACT_ADDRESS, because
 * no default would reach anybody.
 */
export const NAMES = {
  product: "Rubber Arcana",
  /** Replaces `{name}` in the interface's strings by the advisor's name. */
  advisor: "Rob",
  sender: "duck@localhost",
  /** The years in the advisor's biography on the landing page. */
  consultant: { born: 1977, died: 2023, backSince: 2025 },
};
