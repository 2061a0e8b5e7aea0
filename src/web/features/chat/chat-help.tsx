import { useEffect, useRef } from "react";
import type { HelpLineOutput } from "#contract/help-lines.ts";
import { Button } from "../../ui/button.tsx";
import { HelpLines } from "../../ui/help-lines.tsx";

interface ChatHelpProps {
  help: HelpLineOutput[];
  onSendAnyway: () => void;
  onClose: () => void;
}

/** Shows help lines in place of the messages, in plain words and without the duck. */
export function ChatHelp({ help, onSendAnyway, onClose }: ChatHelpProps) {
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => heading.current?.focus(), []);
  return (
    <section
      aria-labelledby="chat-help"
      className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-4 py-4 lg:px-5"
    >
      <h3 ref={heading} id="chat-help" tabIndex={-1} className="type-title outline-none">
        Please talk to a person.
      </h3>
      <p className="mt-2">
        What you wrote sounds serious, and a duck can’t help with that. Here are people you can call.
      </p>
      <div className="mt-4">
        <HelpLines lines={help} />
      </div>
      <p className="type-small mt-2 text-mist">
        Your words are in the field below. They were not saved, and not sent to a model.
      </p>
      <div className="mt-1 flex flex-wrap gap-x-6">
        <Button look="link" onClick={onSendAnyway}>
          Send anyway
        </Button>
        <Button look="link" onClick={onClose}>
          Back to the chat
        </Button>
      </div>
    </section>
  );
}
