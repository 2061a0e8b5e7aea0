import type { BlockType } from "#domain/blocks/block-types.ts";
import { BlockGlyph } from "../../ui/block-glyph.tsx";

/** A kind of block as its sign and its name. Renders nothing without a kind. */
export function KindLabel({ type }: { type: BlockType | undefined | null }) {
  if (!type) return null;
  return (
    <span className="flex items-center gap-1.5">
      <BlockGlyph kind={type.id} className="size-4" />
      {type.name}
    </span>
  );
}
