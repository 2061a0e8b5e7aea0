import { Link } from "react-router";
import type { ListedBlockOutput } from "#contract/blocks.ts";
import { BlockList } from "./block-list.tsx";
import { BlockRow } from "./block-row.tsx";

/** A compact block list without notes and delete buttons, for pages that are about something else. */
export function CompactBlocks({ blocks }: { blocks: readonly ListedBlockOutput[] }) {
  if (blocks.length === 0) {
    return (
      <p className="type-small text-mist">
        <span className="block text-moon">No blocks being tracked yet</span>
        <Link to="/new-insight" className="underlined inline-block py-2.5 text-gold">
          Start a reading to identify blocks
        </Link>
      </p>
    );
  }
  return <BlockList blocks={blocks} renderBlock={(block) => <BlockRow block={block} isCompact />} />;
}
