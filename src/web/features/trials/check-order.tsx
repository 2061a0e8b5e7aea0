import { useState } from "react";
import type { FoundOutput } from "#contract/trials.ts";
import type { TrialCheck } from "#domain/trials/trial.ts";
import { Button } from "../../ui/button.tsx";
import { Notice } from "../../ui/notice.tsx";
import { ARM_WORDS } from "./trial-words.ts";

const FAULTS: Record<TrialCheck, string> = {
  commitment: "The seal does not fit the duck’s half.",
  arms: "The two halves give another order.",
};

/**
 * Shows the commitment to the order of a trial's tosses and the values behind it, with a button that computes the
 * order again in this browser.
 */
export function CheckOrder({ receipt }: { receipt: FoundOutput["receipt"] }) {
  const [faults, setFaults] = useState<TrialCheck[] | null>(null);
  const [hasFailed, setFailed] = useState(false);
  async function check(): Promise<void> {
    setFaults(null);
    try {
      const { checkTrial } = await import("#domain/trials/trial.ts");
      setFaults(checkTrial(receipt));
      setFailed(false);
    } catch {
      setFailed(true);
    }
  }
  return (
    <details>
      <summary className="min-h-11 cursor-pointer py-2 text-gold">How the order was drawn</summary>
      <div className="mt-1 border-l border-hair pl-5">
        <p className="type-small">
          The seal was shown before the first toss. Here it is, opened: with both halves, anybody can compute
          the order again.
        </p>
        <dl className="type-log mt-3 grid gap-2 break-all">
          <Line name="the seal">{receipt.commitment}</Line>
          <Line name="the duck’s half, opened">{receipt.serverSeed}</Line>
          <Line name="your half">{receipt.clientSeed}</Line>
          <Line name="the order">{receipt.arms.map((arm) => ARM_WORDS[arm].toLowerCase()).join(", ")}</Line>
        </dl>
        <p className="mt-2">
          <Button look="link" onClick={() => void check()}>
            Check it
          </Button>
        </p>
        <CheckResult faults={faults} hasFailed={hasFailed} />
      </div>
    </details>
  );
}

/** Says whether the order holds, or that the check could not run. */
function CheckResult({ faults, hasFailed }: { faults: TrialCheck[] | null; hasFailed: boolean }) {
  return (
    <div aria-live="polite">
      {faults && (
        <Notice tone={faults.length === 0 ? "good" : "warning"}>
          {faults.length === 0
            ? "It holds. Computed in this browser just now, from the two halves alone."
            : `It does not hold. ${faults.map((fault) => FAULTS[fault]).join(" ")}`}
        </Notice>
      )}
      {hasFailed && (
        <Notice tone="warning">The part that computes did not load. Press the button again.</Notice>
      )}
    </div>
  );
}

function Line({ name, children }: { name: string; children: string }) {
  return (
    <div>
      <dt className="text-mist">{name}</dt>
      <dd dir="auto" className="break-words">
        {children}
      </dd>
    </div>
  );
}
