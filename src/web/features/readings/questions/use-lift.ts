import { useEffect, useState } from "react";
import type { DrawnCardOutput } from "#contract/cards.ts";
import { ApiError, isApiError } from "#web/api/api-error.ts";
import type { ReadingOrder } from "../stream/reading-order.ts";
import { liftedCards, liftOf } from "./lift.ts";

export interface LiftState {
  /** The cards; empty until they are known. */
  cards: DrawnCardOutput[];
  /** Why the cards are not known; `null` while they are awaited. */
  fault: ApiError | null;
  tryAgain: () => void;
}

/** Returns the cards of an order: those that were lifted, or the one that was chosen in the library. */
export function useLift(order: ReadingOrder): LiftState {
  const { selectedCardId } = order;
  const [asked] = useState(order);
  const [cards, setCards] = useState<DrawnCardOutput[]>(() =>
    selectedCardId ? [{ id: selectedCardId, reversed: false, chosen: true }] : [],
  );
  const [fault, setFault] = useState<ApiError | null>(null);
  useEffect(() => {
    const lift = liftOf(asked);
    if (fault || !lift) return;
    let isGone = false;
    liftedCards(lift).then(
      (lifted) => !isGone && setCards(lifted),
      (error: unknown) => !isGone && setFault(faultOf(error)),
    );
    return () => {
      isGone = true;
    };
  }, [asked, fault]);
  // A connection that is back turns the card by itself.
  useEffect(() => {
    if (fault?.status !== 0) return;
    const tryAgain = () => setFault(null);
    addEventListener("online", tryAgain);
    return () => removeEventListener("online", tryAgain);
  }, [fault]);
  return { cards, fault, tryAgain: () => setFault(null) };
}

function faultOf(error: unknown): ApiError {
  if (isApiError(error)) return error;
  return new ApiError({ code: "internal", message: "Something went wrong. Please try again." }, 0, error);
}
