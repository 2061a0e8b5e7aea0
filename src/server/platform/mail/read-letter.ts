// Reads letters as the outbox stores them: the headers, and either one text or its versions as text and HTML.

export interface StoredLetter {
  /** The headers by their names in lower case, without line breaks. */
  headers: ReadonlyMap<string, string>;
  subject: string;
  to: string;
  text: string;
  html: string | null;
}

/** Reads a stored letter. Parts of other types than text and HTML are left out. */
export function readLetter(source: string): StoredLetter {
  const letter = splitHeaders(source.replaceAll("\r\n", "\n"));
  const boundary = /boundary="?([^";]+)"?/i.exec(letter.headers.get("content-type") ?? "")?.[1];
  const parts = boundary === undefined ? [letter] : partsOf(letter.body, boundary);
  const bodyOf = (type: string) => {
    const part = parts.find(({ headers }) => (headers.get("content-type") ?? "text/plain").startsWith(type));
    return part ? decodeBody(part) : null;
  };
  return {
    headers: letter.headers,
    subject: decodeWords(letter.headers.get("subject") ?? ""),
    to: letter.headers.get("to") ?? "",
    text: bodyOf("text/plain") ?? "",
    html: bodyOf("text/html"),
  };
}

interface Part {
  headers: ReadonlyMap<string, string>;
  body: string;
}

function splitHeaders(source: string): Part {
  const end = source.indexOf("\n\n");
  const head = end < 0 ? source : source.slice(0, end);
  const headers = new Map<string, string>();
  for (const line of head.replaceAll(/\n[ \t]+/g, " ").split("\n")) {
    const colon = line.indexOf(":");
    if (colon > 0) headers.set(line.slice(0, colon).toLowerCase(), line.slice(colon + 1).trim());
  }
  return { headers, body: end < 0 ? "" : source.slice(end + 2) };
}

function partsOf(body: string, boundary: string): Part[] {
  // The first piece stands before the first boundary, and the last one after the closing boundary.
  return `\n${body}`
    .split(`\n--${boundary}`)
    .slice(1)
    .filter((piece) => !piece.startsWith("--"))
    .map((piece) => splitHeaders(piece.replace(/^\n/, "")));
}

function decodeBody({ headers, body }: Part): string {
  const encoding = headers.get("content-transfer-encoding")?.toLowerCase();
  if (encoding === "base64") return Buffer.from(body, "base64").toString("utf8");
  return encoding === "quoted-printable" ? decodeQuotedPrintable(body.replaceAll(/=\n/g, "")) : body;
}

function decodeQuotedPrintable(text: string): string {
  const bytes = text.replaceAll(/=([0-9A-F]{2})/gi, (_, hex: string) =>
    String.fromCharCode(Number.parseInt(hex, 16)),
  );
  return Buffer.from(bytes, "latin1").toString("utf8");
}

/** Decodes encoded words (RFC 2047), which headers need for characters outside of ASCII. */
function decodeWords(header: string): string {
  return header
    .replaceAll(/\?=[ \t]+=\?/g, "?==?")
    .replaceAll(/=\?utf-8\?([bq])\?([^?]*)\?=/gi, (_, kind: string, words: string) =>
      kind.toLowerCase() === "b"
        ? Buffer.from(words, "base64").toString("utf8")
        : decodeQuotedPrintable(words.replaceAll("_", " ")),
    );
}
