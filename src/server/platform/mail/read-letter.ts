// Reads letters as the outbox stores them: the headers, and the content as text and as HTML.

export interface StoredLetter {
  /** The headers by their names in lower case, without line breaks. */
  headers: ReadonlyMap<string, string>;
  subject: string;
  /** The address of the first recipient. */
  to: string;
  text: string;
  html: string | null;
}

/** Reads a stored letter. Attachments are left out. The parser is loaded with the first letter. */
export async function readLetter(source: string): Promise<StoredLetter> {
  const { default: PostalMime } = await import("postal-mime");
  const { headers, subject = "", to, text = "", html = null } = await PostalMime.parse(source);
  return {
    headers: new Map(headers.map(({ key, value }) => [key, value])),
    subject,
    to: to?.[0]?.address ?? "",
    text,
    html,
  };
}
