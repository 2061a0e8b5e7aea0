import { type ReactNode, useState } from "react";
import { useAuth } from "../features/session/auth-context.ts";
import { Button, ButtonLink, type ButtonLook } from "../ui/button.tsx";
import { useBeginReading } from "./use-begin-reading.ts";

interface BeginButtonProps {
  /** The card that the reading is with; without one, a card is drawn. */
  cardId?: string;
  look?: ButtonLook;
  className?: string;
  children: ReactNode;
}

/** Leads to the question of a new reading. A stranger becomes a guest on the way and signs nothing. */
export function BeginButton({ cardId, children, ...appearance }: BeginButtonProps) {
  const { user } = useAuth();
  const begin = useBeginReading();
  const [isBusy, setBusy] = useState(false);
  const [fault, setFault] = useState<string | null>(null);
  const to = cardId ? `/new-insight?cardId=${cardId}` : "/new-insight";
  if (user) {
    return (
      <ButtonLink to={to} {...appearance}>
        {children}
      </ButtonLink>
    );
  }

  async function start(): Promise<void> {
    setBusy(true);
    setFault(await begin("", to));
    setBusy(false);
  }

  return (
    <>
      <Button isBusy={isBusy} onClick={() => void start()} {...appearance}>
        {children}
      </Button>
      {fault && (
        <p role="alert" className="type-small w-full text-bill">
          {fault}
        </p>
      )}
    </>
  );
}
