import { useId } from "react";
import { BLOCK_TYPES } from "#domain/blocks/block-types.ts";
import type { BlockTypeId } from "#domain/deck/card.ts";
import { SelectBox } from "../../ui/select-field.tsx";

interface BlockTypeSelectProps {
  value: BlockTypeId | null;
  onChange: (value: BlockTypeId | null) => void;
}

/** A select field for the type of block that a reflection is about. No type is also a choice. */
export function BlockTypeSelect({ value, onChange }: BlockTypeSelectProps) {
  const id = useId();
  return (
    <span className="max-w-full">
      <label htmlFor={id} className="sr-only">
        Block type
      </label>
      <SelectBox
        id={id}
        value={value ?? ""}
        onChange={(event) => onChange(BLOCK_TYPES.find((type) => type.id === event.target.value)?.id ?? null)}
        className="type-small min-h-11 rounded-full bg-transparent"
      >
        <option value="">Select block type…</option>
        {BLOCK_TYPES.map((type) => (
          <option key={type.id} value={type.id}>
            {type.name}
          </option>
        ))}
      </SelectBox>
    </span>
  );
}
