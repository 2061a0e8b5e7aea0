import { useEffect, useState } from "react";
import { BLOCK_NAME_MAX } from "../../../domain/readings/lengths.ts";
import { SearchIcon } from "../../ui/icons.tsx";

const PAUSE_MS = 250;

/** What is looked for, told once somebody pauses. */
export function SearchField({ value, onSearch }: { value: string; onSearch: (search: string) => void }) {
  const [text, setText] = useState(value);
  // biome-ignore lint/correctness/useExhaustiveDependencies: only what is typed starts the wait
  useEffect(() => {
    if (text.trim() === value) return;
    const timer = setTimeout(() => onSearch(text.trim()), PAUSE_MS);
    return () => clearTimeout(timer);
  }, [text]);
  return (
    <div className="relative">
      <SearchIcon className="absolute top-3.5 left-4 size-6 text-mist" />
      <input
        type="search"
        aria-label="Search your blocks"
        placeholder="Search your blocks..."
        maxLength={BLOCK_NAME_MAX}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="h-13 w-full rounded-surface border border-edge bg-ink pr-4 pl-12 text-moon placeholder:text-mist"
      />
    </div>
  );
}
