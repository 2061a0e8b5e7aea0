import { type CSSProperties, type MouseEvent, type RefObject, useEffect, useState } from "react";
import { afterFrame } from "#web/ui/after-frame.ts";
import { DECK_IDS } from "#web/ui/tarot-card.tsx";
import { positionInPile } from "./position-in-pile.ts";
import { positionOfLifted } from "./position-of-lifted.ts";
import { useDeckMotion } from "./use-deck-motion.ts";
import type { useHand } from "./use-hand.ts";

const LAST = DECK_IDS.length - 1;

interface DeckInHandProps {
  /** The element whose children are the cards, in the order of their places. */
  list: RefObject<HTMLDivElement | null>;
  /** The event handlers of the fan. */
  handlers: ReturnType<typeof useHand>["handlers"];
  isFanned: boolean;
  isShuffling: boolean;
  /** The number of cards that are cut off the top of the deck. */
  cut: number;
  /** The places in the fan of the lifted cards whose animation has ended, in the order of lifting. */
  picks: number[];
  cardCount: number;
}

/**
 * The whole deck face down, as a pack or as a fan. The fan is one control: the card under a finger or mouse rises,
 * and follows when it is pulled up; keys do the same. Movement is set directly on the elements, so that React
 * renders nothing meanwhile.
 */
export function DeckInHand(props: DeckInHandProps) {
  const { list, isFanned, isShuffling, cut, picks, cardCount } = props;
  const [beganFanned] = useState(isFanned);
  const isChoosing = isFanned && picks.length < cardCount;
  useEffect(() => {
    if (!isChoosing) return undefined;
    // Setting the focus at once would style and lay out the whole deck during the click.
    return afterFrame(() => list.current?.focus({ preventScroll: true }));
  }, [isChoosing, list]);
  useDeckMotion(list, { isFanned, isShuffling });
  const handlers = isChoosing && {
    // Without this, pressing a card would take the focus away from the fan.
    onMouseDown: (event: MouseEvent) => event.preventDefault(),
    ...props.handlers,
  };
  return (
    <div
      ref={list}
      role="listbox"
      aria-multiselectable="true"
      aria-label={`The deck, face down: lift ${cardCount}`}
      aria-hidden={isFanned ? undefined : true}
      tabIndex={isFanned ? 0 : undefined}
      className="ritual-deck"
      {...handlers}
    >
      {DECK_IDS.map((id, place) => {
        const slot = picks.indexOf(place);
        return (
          <div
            key={id}
            id={`place-${place}`}
            role="option"
            tabIndex={-1}
            aria-selected={slot >= 0}
            aria-label={`Card ${place + 1} of ${DECK_IDS.length}`}
            data-place={place}
            data-fanned={beganFanned ? "" : undefined}
            data-lifted={slot >= 0 ? "" : undefined}
            data-cut={!isFanned && !isShuffling && place > LAST - cut ? "" : undefined}
            className="ritual-card card-back"
            style={styleAt(place, slot < 0 ? null : positionOfLifted(slot, cardCount))}
          />
        );
      })}
    </div>
  );
}

function styleAt(place: number, slot: number | null): CSSProperties {
  const { x, y } = positionInPile(place);
  const across = (2 * place) / LAST - 1;
  return {
    "--pile-x": `${x}px`,
    "--pile-y": `${y}px`,
    "--t": across,
    ...(slot !== null && { "--slot": slot }),
  } as CSSProperties;
}
