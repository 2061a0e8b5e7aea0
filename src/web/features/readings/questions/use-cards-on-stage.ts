import { useQuery } from "@tanstack/react-query";
import { useEffect, useState } from "react";
import type { DrawnCardOutput } from "#contract/cards.ts";
import { cardQuery } from "#web/api/queries/cards.ts";

/** The time from the card's turn to the question, in which the card and Rob's sentence are looked at, in milliseconds. */
const LOOK_MS = 900;

/** Returns whether the cards were looked at for a moment after they had turned. */
export function useLookedAt(haveTurned: boolean): boolean {
  const [isSeen, setSeen] = useState(false);
  useEffect(() => {
    if (!haveTurned) return;
    const timer = setTimeout(() => setSeen(true), LOOK_MS);
    return () => clearTimeout(timer);
  }, [haveTurned]);
  return isSeen;
}

/** Returns the one sentence of the last card, which Rob says; `undefined` while it is awaited, `null` if there is none. */
export function useCardSentence(cards: readonly DrawnCardOutput[]): string | null | undefined {
  const id = cards.at(-1)?.id;
  const { data, isError } = useQuery({ ...cardQuery(id ?? ""), enabled: id !== undefined });
  return isError ? null : data?.coreMeaning;
}
