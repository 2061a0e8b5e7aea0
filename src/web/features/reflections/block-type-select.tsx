import { useId } from "react";
import { BLOCK_TYPES } from "../../../domain/blocks/block-types.ts";
import type { BlockTypeId } from "../../../domain/deck/card.ts";

interface BlockTypeSelectProps {
  value: BlockTypeId | null;
  onChange: (value: BlockTypeId | null) => void;
}

/** Which kind of block it is about, if any. */
export function BlockTypeSelect({ value, onChange }: BlockTypeSelectProps) {
  const id = useId();
  return (
    <span className="max-w-full">
      <label htmlFor={id} className="sr-only">
        Block type
      </label>
      <select
        id={id}
        value={value ?? ""}
        onChange={(event) => onChange(BLOCK_TYPES.find((type) => type.id === event.target.value)?.id ?? null)}
        className="type-small min-h-11 max-w-full cursor-pointer rounded-full border border-edge bg-transparent px-4 text-moon"
      >
        <option value="">Select block type…</option>
        {BLOCK_TYPES.map((type) => (
          <option key={type.id} value={type.id}>
            {type.name}
          </option>
        ))}
      </select>
    </span>
  );
}
