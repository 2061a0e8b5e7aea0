import { Combobox } from "@base-ui/react/combobox";
import type { BlockOutput } from "#contract/blocks.ts";
import { blockTypeOf } from "#domain/blocks/block-types.ts";
import { BlockGlyph } from "#web/ui/block-glyph.tsx";
import { SearchIcon } from "#web/ui/icons.tsx";

interface BlockSelectorProps {
  blocks: BlockOutput[];
  onPick: (block: BlockOutput | null) => void;
}

/** A search field over the person's own blocks. It matches any part of a name and ignores case. */
export function BlockSelector({ blocks, onPick }: BlockSelectorProps) {
  return (
    <Combobox.Root
      items={blocks}
      value={null}
      onValueChange={onPick}
      itemToStringLabel={(block: BlockOutput) => block.name}
      itemToStringValue={(block: BlockOutput) => block.id}
      isItemEqualToValue={(one: BlockOutput, other: BlockOutput) => one.id === other.id}
    >
      <div className="relative">
        <SearchIcon className="absolute top-3.5 left-4 size-6 text-mist" />
        <Combobox.Input
          aria-label="Search your blocks"
          placeholder="Search your blocks..."
          className="h-13 w-full rounded-surface border border-edge bg-ink pr-4 pl-12 text-moon placeholder:text-mist"
        />
      </div>
      <Combobox.Portal>
        <Combobox.Positioner sideOffset={6} className="z-30">
          <Combobox.Popup className="max-h-72 w-(--anchor-width) overflow-y-auto rounded-surface border border-ripple bg-pond shadow-hand">
            <Combobox.Empty>
              <p className="px-4 py-3 text-mist empty:hidden">No blocks found.</p>
            </Combobox.Empty>
            <Combobox.List>
              {(block: BlockOutput) => <BlockItem key={block.id} block={block} />}
            </Combobox.List>
          </Combobox.Popup>
        </Combobox.Positioner>
      </Combobox.Portal>
    </Combobox.Root>
  );
}

function BlockItem({ block }: { block: BlockOutput }) {
  return (
    <Combobox.Item
      value={block}
      className="flex min-h-13 cursor-pointer items-center gap-3 px-4 py-2 data-highlighted:bg-ripple"
    >
      <BlockGlyph kind={block.blockTypeId} />
      <span className="min-w-0">
        <span dir="auto" className="block truncate">
          {block.name}
        </span>
        <span className="type-small block text-mist">
          {blockTypeOf(block.blockTypeId)?.name}, {block.status}
        </span>
      </span>
    </Combobox.Item>
  );
}
