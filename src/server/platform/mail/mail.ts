/** One e-mail. It contains a notice and a link, and nothing that a person wrote. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** The pictures that the HTML shows, which travel with the letter: it names them `cid:` and their id. */
  pictures?: readonly LetterPicture[];
  /** The address for the headers of RFC 8058, by which a mail program ends such letters with one click. */
  unsubscribeUrl?: string | undefined;
  /**
   * The letter's id, which becomes part of the Message-ID, so that a letter sent twice is recognised as one.
   */
  id?: string;
}

export interface LetterPicture {
  id: string;
  /** The file's path. */
  path: string;
}

export interface Mail {
  /** A description of where letters are sent, for the text that `npm start` prints. */
  readonly description: string;
  /** Sends a letter. Resolves when the letter was accepted; throws where it was not. */
  send(letter: Letter): Promise<void>;
  close(): void;
}
