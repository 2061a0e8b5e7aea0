import { HelpFirst } from "../../ui/help-first.tsx";
import type { HelpLine } from "../../ui/help-line.ts";

/** What was written about a block speaks of danger: people to talk to, and then the words as they are. */
export function SaveAnyway({ lines, onSave }: { lines: HelpLine[]; onSave: () => void }) {
  return (
    <HelpFirst
      lines={lines}
      kept="Your words are kept on this device, and nobody else has them yet."
      anyway="Save it anyway"
      onAnyway={onSave}
    />
  );
}
