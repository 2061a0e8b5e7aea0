import { useEffect, useEffectEvent, useRef, useState } from "react";
import { wholeBeginning } from "#domain/text/graphemes.ts";
import { CloseButton } from "./button.tsx";
import { SearchIcon } from "./icons.tsx";

/** The debounce delay of the search, in milliseconds. */
const RESTS_FOR_MS = 250;
/** How many characters at the end of a shortened search are shown. */
const LAST_SHOWN = 20;

interface SearchFieldProps {
  label: string;
  placeholder: string;
  /** The limit of a search, in UTF-16 units. Of a longer text only the beginning is searched for, and the field says so. */
  limit: number;
  /** The current text of the search. */
  search: string;
  onSearch: (search: string) => void;
}

/**
 * A search field that searches while the person types. A new external value replaces the text unless they are
 * typing.
 */
export function SearchField({ label, placeholder, limit, search, onSearch }: SearchFieldProps) {
  const field = useRef<HTMLInputElement>(null);
  const [typed, setTyped] = useState(search);
  const [seen, setSeen] = useState(search);
  const [isTyping, setTyping] = useState(false);
  if (search !== seen) {
    setSeen(search);
    if (!isTyping) setTyped(search);
  }
  const wanted = wholeBeginning(typed.trim(), limit).trim();
  const tell = useEffectEvent(() => onSearch(wanted));
  useEffect(() => {
    if (wanted === search) return;
    const timer = setTimeout(tell, RESTS_FOR_MS);
    return () => clearTimeout(timer);
  }, [wanted, search]);
  return (
    <div className="relative print:hidden">
      <SearchIcon className="pointer-events-none absolute top-3.5 left-4 size-6 text-mist" />
      <input
        ref={field}
        type="search"
        enterKeyHint="search"
        aria-label={label}
        placeholder={placeholder}
        dir="auto"
        value={typed}
        onChange={(event) => setTyped(event.target.value)}
        onFocus={() => setTyping(true)}
        onBlur={() => setTyping(false)}
        className="search-field h-13 w-full text-ellipsis rounded-surface border border-edge bg-ink pr-12 pl-13 placeholder-shown:pr-2 text-moon placeholder:text-mist"
      />
      {typed !== "" && (
        <CloseButton
          label="Clear the search"
          onClick={() => {
            setTyped("");
            onSearch("");
            field.current?.focus();
          }}
          className="absolute top-1 right-1"
        />
      )}
      {wanted !== typed.trim() && (
        <p role="status" className="type-small text-mist">
          Only the beginning is used, up to “<span dir="auto">{wanted.slice(-LAST_SHOWN)}</span>”.
        </p>
      )}
    </div>
  );
}
