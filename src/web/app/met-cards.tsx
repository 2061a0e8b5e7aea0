import { QueryClientProvider, useQuery } from "@tanstack/react-query";
import { useEffect, useEffectEvent } from "react";
import { drawStatisticsQuery } from "../api/queries/readings.ts";
import type { TimesMet } from "../features/cards/find-cards.ts";
import { queryCacheOf } from "./query-cache.ts";

interface MetCardsProps {
  userId: string;
  onKnown: (timesMet: TimesMet) => void;
}

/**
 * Tells the card library how often the person drew each card. It is a separate module, so that the public page stays small, and
 * shows nothing itself.
 */
export function MetCards({ userId, onKnown }: MetCardsProps) {
  return (
    <QueryClientProvider client={queryCacheOf(userId)}>
      <Tell onKnown={onKnown} />
    </QueryClientProvider>
  );
}

function Tell({ onKnown }: Pick<MetCardsProps, "onKnown">) {
  const { data } = useQuery(drawStatisticsQuery);
  const tell = useEffectEvent(onKnown);
  useEffect(() => {
    if (data) tell(new Map(data.cards.map(({ id, drawn }) => [id, drawn])));
  }, [data]);
  return null;
}
