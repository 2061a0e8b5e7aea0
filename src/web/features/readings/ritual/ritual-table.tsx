import type { CSSProperties } from "react";
import { POSITIONS } from "#domain/deck/card.ts";
import { Waterline } from "#web/ui/waterline.tsx";
import { positionOfLifted } from "./position-of-lifted.ts";

/** The waterline behind the deck and, for three cards, the named places to which they are lifted. */
export function Table({ cardCount }: { cardCount: number }) {
  return (
    <div aria-hidden="true">
      {cardCount > 1 &&
        POSITIONS.map((position, index) => (
          <div
            key={position}
            className="ritual-place"
            style={{ "--slot": positionOfLifted(index, cardCount) } as CSSProperties}
          >
            <span className="type-log text-mist">{position}</span>
          </div>
        ))}
      <Water />
    </div>
  );
}

/** A veil that covers the deck when the last card is lifted. The waterline stays in sight. */
export function Veil() {
  return (
    <div aria-hidden="true" className="ritual-veil">
      <Water />
    </div>
  );
}

function Water() {
  return (
    <div className="ritual-water">
      <Waterline />
    </div>
  );
}
