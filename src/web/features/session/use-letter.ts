import { type FormEvent, useState } from "react";
import { type AuthFault, explainFault } from "./auth-sentences.ts";

/** The state of a form that sends an email: asking, sending, sent. A failure sets `fault` and asks again. */
export function useLetter(send: () => Promise<unknown>) {
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
