// A page in Notion as a flat list of blocks, and how texts and lists are split at Notion's limits.
import { BLOCKS_MAX, TEXT_MAX, UNITS_A_REQUEST } from "./limits.ts";

/** The kinds of blocks that are written. `marker` is a paragraph whose text links to the reading here. */
export type NotionBlockKind = "marker" | "heading" | "paragraph" | "bullet" | "toDo" | "quote";

export interface PageBlock {
  kind: NotionBlockKind;
  text: string;
  /** The index of the step that a to-do stands for. */
  step?: number;
  /** Whether a to-do is ticked. */
  isChecked?: boolean;
  /** The address that the text of a marker links to. */
  href?: string;
}

/**
 * The most pieces of text in one block. Notion takes more, but a block must also fit into one request, which 30
 * full pieces fill (`UNITS_A_REQUEST`).
 */
const PIECES_A_BLOCK = 30;
/** The maximum number of UTF-16 units of text in one block. A longer text continues in another block. */
const UNITS_A_BLOCK = PIECES_A_BLOCK * TEXT_MAX;

/** Splits a text into pieces of at most `most` UTF-16 units. No piece ends inside a character of two units. */
function splitText(text: string, most: number): string[] {
  const pieces: string[] = [];
  for (let start = 0; start < text.length; ) {
    let end = Math.min(start + most, text.length);
    const last = text.charCodeAt(end - 1);
    if (end < text.length && last >= 0xd800 && last <= 0xdbff) end -= 1;
    pieces.push(text.slice(start, end));
    start = end;
  }
  return pieces;
}

/** Returns the text of a block as pieces that Notion takes. */
export function piecesOf({ text }: Pick<PageBlock, "text">): string[] {
  return splitText(text, TEXT_MAX);
}

/** Splits blocks whose text is too long for one block. What follows the first part of a to-do is a paragraph. */
export function splitBlocks(blocks: readonly PageBlock[]): PageBlock[] {
  return blocks.flatMap((block) => {
    const [first = "", ...rest] = splitText(block.text, UNITS_A_BLOCK);
    const kind = block.kind === "toDo" ? "paragraph" : block.kind;
    return [{ ...block, text: first }, ...rest.map((text): PageBlock => ({ kind, text }))];
  });
}

/** Groups blocks, in their order, so that each group fits into one request. */
export function groupForRequests(blocks: readonly PageBlock[]): PageBlock[][] {
  const groups: PageBlock[][] = [];
  let group: PageBlock[] = [];
  let units = 0;
  for (const block of blocks) {
    const isFull = group.length === BLOCKS_MAX || units + block.text.length > UNITS_A_REQUEST;
    if (group.length > 0 && isFull) {
      groups.push(group);
      group = [];
      units = 0;
    }
    group.push(block);
    units += block.text.length;
  }
  if (group.length > 0) groups.push(group);
  return groups;
}
