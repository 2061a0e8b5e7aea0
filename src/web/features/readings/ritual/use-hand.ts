import { type PointerEvent, useRef } from "react";
import { pulledUpBy } from "./pull-out.ts";

interface Fan {
  /** The place of the card that is raised in the fan. */
  raised: () => number | null;
  raise: (place: number | null) => void;
  /** Shows the raised card this many pixels further up. */
  pull: (pixels: number) => void;
  lift: (place: number | null) => void;
}

/**
 * Returns pointer handlers for the fan. The card under the finger or mouse rises and is lifted on release. A
 * card that is pulled out of the fan stays in the hand, whatever the hand passes over.
 */
export function useHand({ raised, raise, pull, lift }: Fan) {
  /** The pointer's position when it reached the raised card; `null` while nothing is pressed. */
  const from = useRef<{ x: number; y: number } | null>(null);
  const pulled = ({ clientX, clientY }: PointerEvent) =>
    from.current && raised() !== null ? pulledUpBy(from.current, { x: clientX, y: clientY }) : 0;
  function follow(event: PointerEvent): void {
    const up = pulled(event);
    pull(up);
    if (up > 0) return;
    const place = underPointer(event);
    if (place === raised()) return;
    if (from.current) from.current = { x: event.clientX, y: event.clientY };
    raise(place);
  }
  function letGo(): void {
    from.current = null;
    raise(null);
  }
  return {
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.currentTarget.setPointerCapture(event.pointerId);
      from.current = { x: event.clientX, y: event.clientY };
      raise(underPointer(event));
    },
    onPointerMove: follow,
    onPointerUp(event: PointerEvent) {
      const place = pulled(event) > 0 ? raised() : underPointer(event);
      from.current = null;
      pull(0);
      lift(place);
    },
    onPointerLeave: letGo,
    onPointerCancel: letGo,
  };
}

function underPointer({ clientX, clientY }: PointerEvent): number | null {
  const card = document.elementFromPoint(clientX, clientY)?.closest("[data-place]");
  return card instanceof HTMLElement ? Number(card.dataset.place) : null;
}
