import { useState } from "react";
import { sayFault } from "../../api/api-error.ts";

/** What each part of the section works with. */
export interface ProgramPartProps {
  /** Runs a call that needs a recent proof of who the person is, and asks for one if the server wants it. */
  runProven<Answer>(call: () => Promise<Answer>): Promise<Answer>;
}

/** Runs one change at a time. `fault` is the sentence about the last one that failed. */
export function useChange() {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);

  async function run(change: () => Promise<unknown>): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFault(null);
    try {
      await change();
    } catch (error) {
      setFault(sayFault(error));
    }
    setBusy(false);
  }

  return { isBusy, fault, run };
}
