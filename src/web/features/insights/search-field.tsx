import { useEffect, useEffectEvent, useRef, useState } from "react";
import { SEARCH_MAX } from "../../../domain/search/find-words.ts";
import { CloseIcon, SearchIcon } from "../../ui/icons.tsx";

/** Typing rests for this long before it is searched. */
const RESTS_FOR_MS = 250;

interface SearchFieldProps {
  /** What is searched for now. */
  search: string;
  onSearch: (search: string) => void;
}

/** Searches while one types. What comes from the address shows in the field unless somebody is typing in it. */
export function SearchField({ search, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  const [isTyping, setTyping] = useState(false);
  if (search !== seen) {
    setSeen(search);
    if (!isTyping) setTyped(search);
  }
  const tell = useEffectEvent(() => onSearch(typed.trim()));
  useEffect(() => {
    if (typed.trim() === search) return;
    const timer = setTimeout(tell, RESTS_FOR_MS);
    return () => clearTimeout(timer);
  }, [typed, search]);
  return (
    <div className="relative">
      <SearchIcon className="pointer-events-none absolute top-3.5 left-4 size-6 text-mist" />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        aria-label="Search your readings"
        placeholder="A word you remember"
        maxLength={SEARCH_MAX}
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        className="search-field h-13 w-full rounded-surface border border-edge bg-ink pr-12 pl-13 text-moon placeholder:text-mist"
      />
      {typed !== "" && (
        <button
          type="button"
          aria-label="Clear the search"
          onClick={() => {
            setTyped("");
            onSearch("");
            field.current?.focus();
          }}
          className="absolute top-1 right-1 grid size-11 cursor-pointer place-items-center text-mist hover:text-moon"
        >
          <CloseIcon />
        </button>
      )}
    </div>
  );
}
