import { useState } from "react";
import { useAuth } from "../features/session/auth-context.ts";
import { Button, ButtonLink } from "../ui/button.tsx";
import { useBeginReading } from "./use-begin-reading.ts";

const LABEL = "Get an Insight with This Card";

/** Leads from a card to a reading with it. A stranger becomes a guest on the way and signs nothing. */
export function ReadingWithCard({ cardId }: { cardId: string }) {
  const { user } = useAuth();
  const begin = useBeginReading();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const to = `/new-insight?cardId=${cardId}`;
  if (user) return <ButtonLink to={to}>{LABEL}</ButtonLink>;

  async function start(): Promise<void> {
    setBusy(true);
    setFault(await begin("", to));
    setBusy(false);
  }

  return (
    <>
      <Button isBusy={isBusy} onClick={() => void start()}>
        {LABEL}
      </Button>
      {fault && (
        <p role="alert" className="type-small w-full text-bill">
          {fault}
        </p>
      )}
    </>
  );
}
