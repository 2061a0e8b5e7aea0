import { QueryClientProvider } from "@tanstack/react-query";
import type { DeckCard } from "../../domain/draw/receipt.ts";
import { DrawChart } from "../features/fairness/draw-chart.tsx";
import { LockGate } from "../features/lock/lock-gate.tsx";
import { memoryOf } from "./memory.ts";

interface MemberDrawsProps {
  userId: string;
  deck: readonly DeckCard[];
}

/** On 'Is the deck fair?', for somebody with draws of their own. Apart from the public page, which must stay light. */
export function MemberDraws({ userId, deck }: MemberDrawsProps) {
  return (
    <QueryClientProvider client={memoryOf(userId)}>
      <LockGate covered={<p>Covered until the app is unlocked on this device.</p>}>
        <DrawChart deck={deck} />
      </LockGate>
    </QueryClientProvider>
  );
}
