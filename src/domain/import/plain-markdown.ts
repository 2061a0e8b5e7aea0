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

/** What a text has in which something changes. Parsing takes long, so other parts of a text are not parsed. */
const MAY_CHANGE = /\\|dayone/;
/** The longest part that is parsed. Parsing takes time by the square of the length; a longer part stays as it is written. */
const PARSED_MAX = 5000;
/** A line that begins or ends a block of code. */
const FENCE = /^\s*(`{3,}|~{3,})\s*(.*)/;

type Range = [start: number, end: number];

/** A link or a picture whose parts are being met. */
interface Reference {
  /** The place of the words that are shown. */
  label: Range | null;
  address: string;
}

/** What was met of a text so far. */
interface Progress {
  text: string;
  cuts: Range[];
  /** The links and pictures around the current place, the innermost last. */
  open: Reference[];
  /** How many addresses the current place is in. Their escapes stay, because the links stay. */
  addresses: number;
}

type Handler = (met: Progress, range: Range) => void;

const openReference: Handler = ({ open }) => void open.push({ label: null, address: "" });
const enterAddress: Handler = (met) => {
  met.addresses += 1;
};
const leaveAddress: Handler = (met) => {
  met.addresses -= 1;
};

const ON_ENTER: Partial<Record<string, Handler>> = {
  link: openReference,
  image: openReference,
  resource: enterAddress,
  definition: enterAddress,
  characterEscape({ cuts, addresses }, [start]) {
    if (addresses === 0) cuts.push([start, start + 1]);
  },
  labelText({ open }, range) {
    const current = open.at(-1);
    if (current) current.label = range;
  },
  resourceDestinationString({ text, open }, range) {
    const current = open.at(-1);
    if (current) current.address = text.slice(...range);
  },
};

const ON_EXIT: Partial<Record<string, Handler>> = {
  link: ({ cuts, open }, range) => void cuts.push(...cutsOfLink(range, open.pop())),
  image: ({ cuts, open }, range) => void cuts.push(...cutsOfImage(range, open.pop())),
  resource: leaveAddress,
  definition: leaveAddress,
};

/**
 * Returns the text without the signs that escape others, without attachments, and with the words of links into the
 * journal's app instead of the links. Code is returned as it was written.
 */
export function plainMarkdown(text: string): string {
  return blocksOf(text)
    .map((block) => (block.length <= PARSED_MAX && MAY_CHANGE.test(block) ? plainBlock(block) : block))
    .join("");
}

function plainBlock(text: string): string {
  const met: Progress = { text, cuts: [], open: [], addresses: 0 };
  for (const [what, { type, start, end }] of eventsOf(text)) {
    const handle = (what === "enter" ? ON_ENTER : ON_EXIT)[type];
    handle?.(met, [start.offset, end.offset]);
  }
  return without(text, met.cuts);
}

/** Returns the parts of the text between its blank lines. A block of code that a fence encloses is in one part. */
function blocksOf(text: string): string[] {
  const blocks: string[] = [];
  let block = "";
  let fence = "";
  for (const line of text.split(/(?<=\n)/)) {
    block += line;
    const [, mark = "", rest = ""] = FENCE.exec(line) ?? [];
    if (fence === "") fence = mark;
    else if (mark.startsWith(fence) && rest === "") fence = "";
    if (fence !== "" || line.trim() !== "") continue;
    blocks.push(block);
    block = "";
  }
  return [...blocks, block];
}

function eventsOf(text: string) {
  const tokens = preprocess()(text, undefined, true);
  return postprocess(
    parse({ extensions: [CONSTRUCTS] })
      .document()
      .write(tokens),
  );
}

function cutsOfImage(range: Range, image: Reference | undefined): Range[] {
  return image && ATTACHMENT.test(image.address) ? [range] : [];
}

function cutsOfLink([start, end]: Range, link: Reference | undefined): Range[] {
  if (!link || !LINK_INTO_APP.test(link.address)) return [];
  const [from, to] = link.label ?? [end, end];
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
