// Takes out of a journal's Markdown what only the journal understands. A parser says what is code, which stays as it was.
import { parse, postprocess, preprocess } from "micromark";

/**
 * Diaries indent their paragraphs and hold no HTML, so neither indented lines nor tags are code here. Emphasis stays as it
 * is written, and would take seconds to find in a text of nothing but its signs.
 */
const CONSTRUCTS = { disable: { null: ["codeIndented", "htmlFlow", "htmlText", "autolink", "attention"] } };
/** The address of a picture or another attachment of the entry. */
const ATTACHMENT = /^dayone-/;
/** The address of an entry in the journal's own app. */
const LINK_INTO_APP = /^dayone\d?:/;

type Range = [start: number, end: number];

/** A link or a picture whose parts are being met. */
interface Reference {
  /** The place of the words that are shown. */
  label: Range | null;
  address: string;
}

/**
 * Returns the text without the signs that escape others, without attachments, and with the words of links into the
 * journal's app instead of the links. Code is returned as it was written.
 */
export function plainMarkdown(text: string): string {
  const cuts: Range[] = [];
  const open: Reference[] = [];
  let addresses = 0;
  for (const [what, { type, start, end }] of eventsOf(text)) {
    const range: Range = [start.offset, end.offset];
    const isEnter = what === "enter";
    const current = open.at(-1);
    if (type === "resource" || type === "definition") addresses += isEnter ? 1 : -1;
    else if (type === "link" || type === "image") {
      if (isEnter) open.push({ label: null, address: "" });
      else cuts.push(...cutsOf(type, range, open.pop()));
    } else if (!isEnter) continue;
    else if (type === "characterEscape" && addresses === 0) cuts.push([range[0], range[0] + 1]);
    else if (type === "labelText" && current) current.label = range;
    else if (type === "resourceDestinationString" && current) current.address = text.slice(...range);
  }
  return without(text, cuts);
}

function eventsOf(text: string) {
  const tokens = preprocess()(text, undefined, true);
  return postprocess(parse({ extensions: [CONSTRUCTS] }).document().write(tokens));
}

function cutsOf(type: "link" | "image", [start, end]: Range, reference: Reference | undefined): Range[] {
  if (!reference) return [];
  const { label, address } = reference;
  if (type === "image") return ATTACHMENT.test(address) ? [[start, end]] : [];
  if (!LINK_INTO_APP.test(address)) return [];
  const [from, to] = label ?? [end, end];
  return [
    [start, from],
    [to, end],
  ];
}

function without(text: string, cuts: readonly Range[]): string {
  const kept: string[] = [];
  let at = 0;
  for (const [start, end] of cuts.toSorted(([one], [other]) => one - other)) {
    if (start > at) kept.push(text.slice(at, start));
    at = Math.max(at, end);
  }
  return kept.join("") + text.slice(at);
}
