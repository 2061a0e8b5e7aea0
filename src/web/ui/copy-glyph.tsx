import { useState } from "react";
import { CheckIcon, CopyIcon } from "./icons.tsx";

interface CopyGlyphProps {
  /** The name of the button for screen readers, such as `Copy the words`. */
  label: string;
  text: string;
}

/** A small button that copies the text beside it. A check takes the place of its drawing when it has. */
export function CopyGlyph({ label, text }: CopyGlyphProps) {
  const [outcome, setOutcome] = useState<"copied" | "refused" | null>(null);
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("copied");
    } catch {
      setOutcome("refused");
    }
  }
  return (
    <span className="inline-flex shrink-0 flex-col items-end print:hidden">
      <button
        type="button"
        aria-label={label}
        onClick={() => void copy()}
        className="grid size-11 cursor-pointer place-items-center rounded-full text-gold hover:text-moon"
      >
        {outcome === "copied" ? <CheckIcon className="size-5" /> : <CopyIcon className="size-5" />}
      </button>
      <span
        role="status"
        className={outcome === "refused" ? "type-log max-w-28 text-right text-mist" : "sr-only"}
      >
        {outcome === "copied" && <span>Copied.</span>}
        {outcome === "refused" && <span>Select the words instead.</span>}
      </span>
    </span>
  );
}
