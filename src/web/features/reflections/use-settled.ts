import { useEffect, useState } from "react";

const PAUSE_MS = 250;

/** The value once it has not changed for a moment: a search is not asked for with every key. */
export function useSettled(value: string): string {
  const [settled, setSettled] = useState(value);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(value), value === "" ? 0 : PAUSE_MS);
    return () => clearTimeout(timer);
  }, [value]);
  return settled;
}
