import { useState } from "react";
import { Button, type ButtonLook } from "./button.tsx";

interface CopyTextProps {
  look: ButtonLook;
  label: string;
  text: string;
  /** What the person can do instead if the browser does not let the page copy. */
  instead: string;
}

/** A button that copies a text, and says whether it did. In a row of controls, what it says comes last. */
export function CopyText({ look, label, text, instead }: CopyTextProps) {
  const [outcome, setOutcome] = useState("");
  async function copy(): Promise<void> {
    try {
      await navigator.clipboard.writeText(text);
      setOutcome("Copied.");
    } catch {
      setOutcome(`The browser does not let this page copy. ${instead}`);
    }
  }
  return (
    <>
      <Button look={look} onClick={() => void copy()}>
        {label}
      </Button>
      <span role="status" className="type-small order-last text-mist">
        {outcome}
      </span>
    </>
  );
}
