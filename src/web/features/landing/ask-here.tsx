import { type FormEvent, useState } from "react";
import { USER_CONTEXT_MAX } from "#domain/readings/lengths.ts";
import { Button } from "../../ui/button.tsx";
import { TextArea } from "../../ui/field.tsx";
import { SITE } from "../../ui/site.ts";

interface AskHereProps {
  /** Called with the text. Resolves with the reason why it could not be taken along, else with `null`. */
  onAsk: (text: string) => Promise<string | null>;
}

/** The question of the request, on the landing page. What is typed here is in the request form when that opens. */
export function AskHere({ onAsk }: AskHereProps) {
  const [text, setText] = useState("");
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function ask(event: FormEvent): Promise<void> {
    event.preventDefault();
    setBusy(true);
    setFault(await onAsk(text));
    setBusy(false);
  }

  return (
    <form onSubmit={(event) => void ask(event)} className="depth-1 relative z-10 mt-6 max-w-150 pb-4">
      <TextArea
        label="Write it here as it comes"
        hint={`${SITE.advisor} is the duck, and he reads it. One reading is free and needs no account.`}
        placeholder="I said yes on the phone. Now I don’t know how to tell her that I don’t want it either."
        rows={3}
        called="What you wrote"
        limit={USER_CONTEXT_MAX}
        error={fault}
        value={text}
        onChange={(event) => setText(event.target.value)}
      />
      <Button type="submit" look={text.trim() ? "go" : "outline"} isBusy={isBusy} className="mt-4 min-h-14">
        Tell {SITE.advisor}
      </Button>
    </form>
  );
}
