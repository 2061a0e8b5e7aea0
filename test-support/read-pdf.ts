// Reads a PDF as a screen reader does: its language and its tags in order, each with its text and description.
import { getDocument, VerbosityLevel } from "pdfjs-dist/legacy/build/pdf.mjs";

export interface Tag {
  role: string;
  text: string;
  alt?: string;
}

export interface ReadPdf {
  title: string;
  language: string;
  /** Whether the file declares that it conforms to PDF/UA. */
  isAccessible: boolean;
  /** The tags that contain text or a description, in reading order. */
  tags: Tag[];
  /** All text, tagged or not. */
  text: string;
}

interface Node {
  role?: string;
  alt?: string;
  type?: string;
  id?: string;
  children?: Node[];
}

export async function readPdf(bytes: Uint8Array): Promise<ReadPdf> {
  const task = getDocument({ data: new Uint8Array(bytes), verbosity: VerbosityLevel.ERRORS });
  const document = await task.promise;
  const { info, metadata } = await document.getMetadata();
  const tags: Tag[] = [];
  const texts: string[] = [];
  for (let number = 1; number <= document.numPages; number += 1) {
    const page = await document.getPage(number);
    const { items } = await page.getTextContent({ includeMarkedContent: true });
    const words = wordsById(items);
    texts.push(...words.values());
    collect((await page.getStructTree()) as Node | null, words, tags);
  }
  const read = {
    title: String((info as Record<string, unknown>).Title),
    language: String((info as Record<string, unknown>).Language),
    isAccessible: metadata?.get("pdfuaid:part") === "1",
    ...{ tags, text: texts.join("") },
  };
  await task.destroy();
  return read;
}

/** Returns, by id, the text of each marked passage of a page. */
function wordsById(items: readonly object[]): Map<string, string> {
  const words = new Map<string, string>();
  const open: string[] = [];
  for (const item of items) {
    const { type, id, str, hasEOL } = item as { type?: string; id?: string; str?: string; hasEOL?: boolean };
    if (type?.startsWith("begin")) open.push(id ?? "");
    else if (type === "endMarkedContent") open.pop();
    const at = open.at(-1) ?? "";
    if (str !== undefined) words.set(at, `${words.get(at) ?? ""}${str}${hasEOL ? " " : ""}`);
  }
  return words;
}

function collect(node: Node | null, words: ReadonlyMap<string, string>, tags: Tag[]): void {
  if (!node?.children) return;
  const own = node.children
    .filter(({ type }) => type === "content")
    .map(({ id = "" }) => words.get(id) ?? "")
    .join("");
  if (own !== "" || node.alt !== undefined) {
    tags.push({ role: node.role ?? "", text: own.trim(), ...(node.alt !== undefined && { alt: node.alt }) });
  }
  for (const child of node.children) collect(child, words, tags);
}
