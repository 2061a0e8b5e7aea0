import { HelpFirst } from "./help-first.tsx";
import type { HelpLine } from "./help-line.ts";

/** Shows help lines when a text suggests danger, and offers to save the text unchanged. */
export function HelpBeforeSaving({ lines, onSave }: { lines: HelpLine[]; onSave: () => void }) {
  return (
    <HelpFirst
      lines={lines}
      kept="Your words are kept on this device, and nobody else has them yet."
      anyway="Save it anyway"
      onAnyway={onSave}
    />
  );
}
