import { useEffect, useState } from "react";

const SAID_MS = 2000;

/** A button that copies one message and says whether that worked. */
export function CopyButton({ text, of }: { text: string; of: string }) {
  const [said, setSaid] = useState<string | null>(null);
  useEffect(() => {
    if (!said) return;
    const timer = setTimeout(() => setSaid(null), SAID_MS);
    return () => clearTimeout(timer);
  }, [said]);

  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setSaid("Copied");
    } catch {
      setSaid("Blocked by the browser: select it and copy by hand");
    }
  }

  return (
    <>
      <button
        type="button"
        onClick={() => void copy()}
        className="type-log min-h-11 cursor-pointer text-mist hover:text-gold"
      >
        {said ?? "copy"} <span className="sr-only">{of}</span>
      </button>
      <span role="status" className="sr-only">
        {said}
      </span>
    </>
  );
}
