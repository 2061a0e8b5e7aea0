/** Control characters except tab and line breaks, marks that reverse or hide text, and tag characters. */
export const HIDDEN_CHARACTERS =
  /[\p{Cc}--[\t\n\r]]|[\u00ad\u200b\u200e\u200f\u202a-\u202e\u2060-\u2069\ufeff]|[\u{e0000}-\u{e007f}]/gv;
