/** One letter. It carries no content of a person's, only that something waits and a link. */
export interface Letter {
  to: string;
  subject: string;
  text: string;
  html?: string;
  /** Names the letter in its Message-ID, so that a copy that is sent twice can be told as one. */
  id?: string;
}

export interface Mail {
  /** Where letters go, for the block that `npm start` prints. */
  readonly description: string;
  /** Resolves when the letter was handed over; throws where it could not be. */
  send(letter: Letter): Promise<void>;
  close(): void;
}
