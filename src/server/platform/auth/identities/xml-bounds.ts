/**
 * Counts XML before anything parses it. The time to check a signature grows faster than the text, and strangers send the text.
 */
const MOST_ELEMENTS = 500;
const MOST_DEPTH = 32;

const DECLARATION = /^\s*<\?xml [^<>?]*\?>/;
/** One tag. No `<` may stand in an attribute, so that each `<` of the text begins a tag. */
const TAG = /<[^"'<>]*(?:"[^"<]*"[^"'<>]*|'[^'<]*'[^"'<>]*)*>/g;

/** Throws for a text with comments, instructions or a document type, with too many elements, or nested too deeply. */
export function refuseUnboundedXml(text: string): void {
  const body = text.replace(DECLARATION, "");
  if (/<[!?]/.test(body)) throw new Error("The XML has more than elements");
  const tags = body.match(TAG) ?? [];
  if (tags.length !== body.split("<").length - 1)
    throw new Error("The XML has a tag that is not well-formed");
  const openings = tags.filter((tag) => !tag.startsWith("</"));
  if (openings.length > MOST_ELEMENTS) throw new Error("The XML has too many elements");
  let depth = 0;
  for (const tag of tags) {
    if (tag.startsWith("</")) depth -= 1;
    else if (depth >= MOST_DEPTH) throw new Error("The XML is nested too deeply");
    else if (!tag.endsWith("/>")) depth += 1;
  }
}
