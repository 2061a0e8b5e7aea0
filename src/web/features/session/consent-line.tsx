import { useState } from "react";
import type { Me } from "#contract/session.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Sheet } from "../../ui/dialog.tsx";
import { CONSENT_SENTENCE, ConsentFacts } from "./consent-facts.tsx";

interface ConsentLineProps {
  duck: Me["duck"];
  isTicked: boolean;
  onTick: (isTicked: boolean) => void;
  /** Why the request could not be sent: the server's refusal. */
  error: string | null;
}

/** The consent before the first reading, as one box beside the button that sends. */
export function ConsentLine({ duck, isTicked, onTick, error }: ConsentLineProps) {
  const [isOpen, setOpen] = useState(false);
  return (
    <div className="mb-2 text-sm">
      <div className="foot-aside -mt-2 h-10 pl-9 [transition:all_0s_400ms]">
        <Button look="link" onClick={() => setOpen(true)}>
          What we keep, and who reads it
        </Button>
      </div>
      <Checkbox checked={isTicked} error={error} onChange={(event) => onTick(event.target.checked)}>
        {CONSENT_SENTENCE}
      </Checkbox>
      <Sheet isOpen={isOpen} title="What is kept" onClose={() => setOpen(false)}>
        <ConsentFacts duck={duck} />
      </Sheet>
    </div>
  );
}
