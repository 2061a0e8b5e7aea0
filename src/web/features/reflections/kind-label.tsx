import type { BlockType } from "#domain/blocks/block-types.ts";
import { BlockGlyph } from "../../ui/block-glyph.tsx";

/** Shows a type of block as its symbol and name. Renders nothing without a type. */
export function KindLabel({ type }: { type: BlockType | undefined | null }) {
  if (!type) return null;
  return (
    <span className="flex items-center gap-1.5">
      <BlockGlyph kind={type.id} className="size-4" />
      {type.name}
    </span>
  );
}
