/** What a person may export by itself, besides all of their insights. */
export const EXPORT_TARGETS = ["insight", "block"] as const;
