import { useEffect, useRef, useState } from "react";
import type { WayKind } from "#contract/ways-in.ts";
import type { WayIn } from "#contract/ways-in-schemas.ts";
import type { Dates } from "../../api/dates.ts";
import type { Keep } from "../../api/sign-in.ts";
import { useDates } from "../../api/use-dates.ts";
import { Button } from "../../ui/button.tsx";
import { Checkbox } from "../../ui/checkbox.tsx";
import { Notice } from "../../ui/notice.tsx";
import { explainFault } from "./auth-sentences.ts";

const NAMES: Record<WayKind, string> = {
  password: "The password",
  sessions: "Devices that are signed in",
  "second-factor": "The second factor",
  passkey: "A passkey",
  identity: "Another way to sign in",
  token: "An access token",
  calendar: "The secret address of the calendar",
  webhook: "A webhook",
  notion: "The connection to Notion",
};
/** The id of the wallet among the providers. */
const WALLET = "wallet";

function nameOf({ kind, name }: WayIn): string {
  if (kind !== "identity" || name === null) return NAMES[kind];
  return name === WALLET ? "A wallet" : `Sign-in with ${name}`;
}

function timesOf({ since, usedAt }: WayIn, { formatFullDay }: Dates): string {
  const made = `since ${formatFullDay(since)}`;
  return usedAt === null ? made : `${made}, last used ${formatFullDay(usedAt)}`;
}

export interface KeptWaysProps {
  /** The question above the list. */
  legend: string;
  ways: readonly WayIn[];
  keep: Keep;
  onKeep: (keep: Keep) => void;
}

/** A list of what opens an account or reads from it. Nothing is ticked beforehand, and what stays so ends. */
export function KeptWays({ legend, ways, keep, onKeep }: KeptWaysProps) {
  const dates = useDates();
  if (ways.length === 0) return null;
  return (
    <fieldset>
      <legend className="mb-2">{legend}</legend>
      {ways.map((way) => (
        <Checkbox
          key={way.id}
          checked={keep.includes(way.id)}
          onChange={({ target }) =>
            onKeep(target.checked ? [...keep, way.id] : keep.filter((id) => id !== way.id))
          }
        >
          {nameOf(way)}
          <span className="type-log block text-mist">{timesOf(way, dates)}</span>
        </Checkbox>
      ))}
    </fieldset>
  );
}

/**
 * Asks what stays of an account that was set up before anybody confirmed its address, since another person may have done
 * that. The question takes the focus, because it replaces a pressed button.
 */
export function AskKept({
  ways,
  onChoose,
}: {
  ways: readonly WayIn[];
  onChoose: (keep: Keep) => Promise<void>;
}) {
  const [keep, setKeep] = useState<Keep>([]);
  const [busy, setBusy] = useState<"all" | "ticked" | null>(null);
  const [fault, setFault] = useState<string | null>(null);
  const question = useRef<HTMLParagraphElement>(null);
  useEffect(() => question.current?.focus(), []);

  async function choose(which: "all" | "ticked"): Promise<void> {
    if (busy) return;
    setBusy(which);
    setFault(null);
    try {
      await onChoose(which === "all" ? ways.map(({ id }) => id) : keep);
    } catch (error) {
      setFault(explainFault(error).sentence);
    }
    setBusy(null);
  }

  return (
    <div className="grid gap-4">
      <p ref={question} tabIndex={-1} className="outline-none">
        Someone set this account up before its email address was confirmed. Was that you? If not, end what
        they left.
      </p>
      <KeptWays legend="Tick what stays. The rest ends." ways={ways} keep={keep} onKeep={setKeep} />
      {fault && <Notice tone="warning">{fault}</Notice>}
      <div className="grid gap-3">
        <Button look="outline" isBusy={busy === "all"} onClick={() => void choose("all")}>
          It was me. Keep everything
        </Button>
        <Button look="outline" isBusy={busy === "ticked"} onClick={() => void choose("ticked")}>
          {keep.length === 0 ? "It was not me. End everything" : "End what is not ticked"}
        </Button>
      </div>
    </div>
  );
}
