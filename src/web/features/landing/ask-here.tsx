import { type FormEvent, useId, useState } from "react";
import { USER_CONTEXT_MAX } from "#domain/readings/lengths.ts";
import { Button } from "../../ui/button.tsx";
import { OwnTextArea } from "../../ui/own-text.tsx";
import { SITE } from "../../ui/site.ts";
import { LengthFault } from "../../ui/text-length.tsx";

interface AskHereProps {
  /** Called with the text. Resolves with the reason why it could not be taken along, else with `null`. */
  onAsk: (text: string) => Promise<string | null>;
}

/** The question of the request, on the landing page. What is typed here is in the request form when that opens. */
export function AskHere({ onAsk }: AskHereProps) {
  const id = useId();
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
      <label htmlFor={id} className="block text-mist">
        Write it here as it comes. {SITE.advisor} is the duck, and he reads it. One reading is free and needs
        no account.
      </label>
      <OwnTextArea
        id={id}
        rows={2}
        called="What you wrote"
        limit={USER_CONTEXT_MAX}
        aria-describedby={`${id}-fault`}
        value={text}
        onChange={(event) => setText(event.target.value)}
        className="ruled field-sizing-content min-h-15 text-lg leading-[30px] mt-3 block w-full resize-none bg-transparent text-moon"
      />
      <LengthFault id={`${id}-fault`} called="What you wrote" text={text} limit={USER_CONTEXT_MAX} />
      {fault && (
        <p role="alert" className="type-small mt-2 text-bill">
          {fault}
        </p>
      )}
      <Button type="submit" look={text.trim() ? "go" : "outline"} isBusy={isBusy} className="mt-4 min-h-14">
        Tell {SITE.advisor}
      </Button>
    </form>
  );
}
