// Takes out of a journal's Markdown what only the journal understands, in time linear in its length. Code stays as it was
// written. Indented lines are no code, because diaries indent their paragraphs.

/** The address of a picture or another attachment of the entry. */
const ATTACHMENT = /^dayone-/;
/** The address of an entry in the journal's own app. */
const LINK_INTO_APP = /^dayone\d?:/;

/** The line that opens a block of code. It may stand in a list or in a quotation. */
const OPENING_FENCE = /^[ \t>]*(?:(?:[-+*]|\d{1,9}[.)])[ \t]+)*(`{3,}(?=[^`]*$)|~{3,})/;
const CLOSING_FENCE = /^[ \t>]*(`{3,}|~{3,})[ \t]*$/;
/** A line with which a paragraph ends or another one begins. */
const BREAK = /^[ \t>]*(?:$|(?:[-+*]|\d{1,9}[.)]|#{1,6})[ \t])/;

/** What means something within a paragraph: an escaped sign, back-quotes, and brackets. */
const MARK = /\\[!-/:-@[-`{-~]|`+|!?\[|\]/g;
const BACK_QUOTES = /`+/g;
/** What follows the words of a link: its address, maybe in angle brackets, and maybe a title. */
const RESOURCE =
  /\(\s*(?=\S)(?:<(?<bracketed>(?:[^<>\n\\]|\\.)*)>|(?<bare>(?:[^\s()\\]|\\.|\((?:[^\s()\\]|\\.)*\))*))(?:\s+(?:"(?:[^"\\]|\\[^])*"|'(?:[^'\\]|\\[^])*'|\((?:[^()\\]|\\[^])*\))\s*|\s*)\)/y;

type Range = [start: number, end: number];

/**
 * Returns the text without the signs that escape others, without attachments, and with the words of links into the
 * journal's app instead of the links. Code is returned as it was written.
 */
export function plainMarkdown(text: string): string {
  return blocksOf(text)
    .map(({ lines, isCode }) => (isCode ? lines.join("\n") : plainParagraph(lines.join("\n"))))
    .join("\n");
}

interface Block {
  lines: string[];
  isCode: boolean;
}

/** Returns the paragraphs and the blocks of code, which together are all lines. */
function blocksOf(text: string): Block[] {
  const blocks: Block[] = [];
  let fence: string | undefined;
  for (const line of text.split("\n")) {
    const last = blocks.at(-1);
    if (fence !== undefined) {
      last?.lines.push(line);
      if (CLOSING_FENCE.exec(line)?.[1]?.startsWith(fence)) fence = undefined;
      continue;
    }
    fence = OPENING_FENCE.exec(line)?.[1];
    const begins = fence !== undefined || !last || last.isCode || BREAK.test(line);
    if (begins) blocks.push({ lines: [line], isCode: fence !== undefined });
    else last.lines.push(line);
  }
  return blocks;
}

/** The bracket before the words of a link or a picture. */
interface Opening {
  start: number;
  end: number;
  isPicture: boolean;
}

function plainParagraph(text: string): string {
  const cuts: Range[] = [];
  const open: Opening[] = [];
  const codeEnds = backQuotesOf(text);
  /** A link is in no other link: below this number of brackets, none opens one. */
  let withinLink = 0;
  const marks = new RegExp(MARK);
  for (let match = marks.exec(text); match; match = marks.exec(text)) {
    const [mark] = match;
    const [start, end] = [match.index, marks.lastIndex];
    if (mark.startsWith("\\")) cuts.push([start, start + 1]);
    else if (mark.startsWith("`")) marks.lastIndex = codeEnds(mark.length, end) ?? end;
    else if (mark !== "]") open.push({ start, end, isPicture: mark === "![" });
    else {
      const opening = open.pop();
      const resource = opening && resourceAt(text, end);
      const mayBeLink = opening?.isPicture || open.length >= withinLink;
      withinLink = Math.min(withinLink, open.length);
      if (!resource || !mayBeLink) continue;
      cuts.push(...cutsOf({ opening, end: start }, resource));
      if (!opening.isPicture) withinLink = open.length;
      marks.lastIndex = resource.end;
    }
  }
  return without(text, cuts);
}
