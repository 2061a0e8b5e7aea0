import { type FormEvent, useState } from "react";
import { type AuthFault, explainFault } from "./auth-sentences.ts";

/** A form that has a letter sent: it asks, sends, and says that it was sent; where that fails, it asks again and says why. */
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
