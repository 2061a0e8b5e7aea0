import { type FormEvent, useState } from "react";

/** The state of a form that sends one request. */
export interface Submit<Fault> {
  isBusy: boolean;
  /** What is wrong with the last request; `null` if nothing is. */
  fault: Fault | null;
  /** Handles the form's submit event. Ignores it while a request is under way. */
  submit(event: FormEvent): void;
  /** Sends the request. Does nothing while one is under way. */
  run(): Promise<void>;
  forgetFault(): void;
}

/** Sends a form's request with `send`, and turns an error of it into what the form shows with `explain`. */
export function useSubmit<Fault>(
  send: () => Promise<void>,
  explain: (error: unknown) => Fault,
): Submit<Fault> {
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<Fault | null>(null);

  async function run(): Promise<void> {
    if (isBusy) return;
    setBusy(true);
    setFault(null);
    try {
      await send();
    } catch (error) {
      setFault(explain(error));
    }
    setBusy(false);
  }

  return {
    isBusy,
    fault,
    submit(event) {
      event.preventDefault();
      void run();
    },
    run,
    forgetFault: () => setFault(null),
  };
}
