// Converts between the blocks of this project and those of Notion's API.
import type { BlockObjectRequest, ListBlockChildrenResponse, RichTextItemResponse } from "@notionhq/client";
import { type NotionBlockKind, type PageBlock, piecesOf } from "#domain/notion/page-blocks.ts";
import type { BlockInNotion } from "#domain/notion/plan-update.ts";

type AnyBlock = ListBlockChildrenResponse["results"][number];

export function textPieces(text: string, href?: string) {
  return piecesOf({ text }).map((content) => ({
    type: "text" as const,
    text: { content, ...(href !== undefined && { link: { url: href } }) },
  }));
}

export function toBlockRequest({ kind, text, isChecked, href }: PageBlock): BlockObjectRequest {
  const rich_text = textPieces(text, href);
  switch (kind) {
    case "heading":
      return { type: "heading_2", heading_2: { rich_text } };
    case "bullet":
      return { type: "bulleted_list_item", bulleted_list_item: { rich_text } };
    case "toDo":
      return { type: "to_do", to_do: { rich_text, checked: isChecked ?? false } };
    case "quote":
      return { type: "quote", quote: { rich_text } };
    case "marker":
    case "paragraph":
      return { type: "paragraph", paragraph: { rich_text } };
  }
}

export function toBlockInNotion(block: AnyBlock): BlockInNotion {
  const { kind, texts, isChecked } = contentOf(block);
  return {
    id: block.id,
    kind,
    isChecked,
    text: texts.map(({ plain_text }) => plain_text).join(""),
    links: texts.flatMap(({ href }) => (href === null ? [] : [href])),
  };
}

interface Content {
  kind: NotionBlockKind | null;
  texts: readonly RichTextItemResponse[];
  isChecked: boolean;
}

function contentOf(block: AnyBlock): Content {
  const of = (kind: NotionBlockKind, texts: readonly RichTextItemResponse[], isChecked = false) => ({
    kind,
    texts,
    isChecked,
  });
  if (!("type" in block)) return { kind: null, texts: [], isChecked: false };
  switch (block.type) {
    case "heading_2":
      return of("heading", block.heading_2.rich_text);
    case "bulleted_list_item":
      return of("bullet", block.bulleted_list_item.rich_text);
    case "to_do":
      return of("toDo", block.to_do.rich_text, block.to_do.checked);
    case "quote":
      return of("quote", block.quote.rich_text);
    case "paragraph":
      return of("paragraph", block.paragraph.rich_text);
    default:
      return { kind: null, texts: [], isChecked: false };
  }
}
