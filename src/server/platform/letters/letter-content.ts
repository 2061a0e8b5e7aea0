import { NAMES } from "#domain/names.ts";

/** A link of a letter. `label` says what it does; in the text part the address follows it. */
export interface LetterLink {
  label: string;
  url: string;
}

/** The last line of every letter: what it comes from, for somebody who does not remember. */
export const LETTER_FOOT = `${NAMES.product}: a deck of cards and a duck for people who are stuck.`;

/**
 * The content of a letter, from which its HTML and its text are made. It contains a notice and links, and nothing that a
 * person wrote.
 */
export interface LetterContent {
  to: string;
  /** The subject, which is also the heading of the HTML. */
  subject: string;
  /** The paragraphs above the button. */
  paragraphs: readonly string[];
  /** The one link that the letter is about. The HTML shows it as a button. */
  button?: LetterLink;
  /** Paragraphs and further links below the button. */
  after?: readonly (string | LetterLink)[];
  /** Notes at the end, in smaller type, such as the link that ends these letters. */
  smallPrint?: readonly (string | LetterLink)[];
  /**
   * The address for the header by which a mail program ends such letters with one click. Absent for letters that answer
   * something that the person did with their account.
   */
  unsubscribeUrl?: string;
}
