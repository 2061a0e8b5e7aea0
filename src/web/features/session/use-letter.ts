import { type FormEvent, useState } from "react";
import { type AuthFault, explainFault } from "./auth-sentences.ts";

/**
 * Returns the state of a form that sends an email: asking, sending or sent. If sending fails, `fault` is set and
 * the state is asking again.
 */
export function useEmailForm(send: () => Promise<unknown>) {
  const [state, setState] = useState<"asking" | "sending" | "sent">("asking");
  const [fault, setFault] = useState<AuthFault | null>(null);

  async function post(): Promise<void> {
    setState("sending");
    setFault(null);
    try {
      await send();
      setState("sent");
    } catch (error) {
      setFault(explainFault(error));
      setState("asking");
    }
  }

  return {
    state,
    fault,
    submit(event: FormEvent): void {
      event.preventDefault();
      if (state !== "sending") void post();
    },
    askAgain: () => setState("asking"),
  };
}
