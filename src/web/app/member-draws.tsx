import { QueryClientProvider } from "@tanstack/react-query";
import type { DeckCard } from "#domain/draw/receipt.ts";
import { LockGate } from "../features/lock/lock-gate.tsx";
import { DrawChart } from "../features/readings/fairness/draw-chart.tsx";
import { queryCacheOf } from "./query-cache.ts";

/**
 * The person's own draw counts on the page 'Is the deck fair?'. It is a separate module, so that the public page
 * stays small.
 */
export function MemberDraws({ userId, deck }: { userId: string; deck: readonly DeckCard[] }) {
  return (
    <QueryClientProvider client={queryCacheOf(userId)}>
      <LockGate covered={<p>Covered until the app is unlocked on this device.</p>}>
        <DrawChart deck={deck} />
      </LockGate>
    </QueryClientProvider>
  );
}
